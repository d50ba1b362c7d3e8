"""What happened in Wombat Rescue, in words."""

from collections.abc import Sequence

from homeward.catalogue import Said, player
from homeward.engine.journal import Note
from homeward.engine.words import Event, Facts
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import card_name, den_name, legs, say, shown_ways
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.view import CARD_IDS, DISC_NAMES


def events(state: WombatRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """Everybody hears the same."""
    return [event(state, note) for note in notes]


def event(state: WombatRescue, note: Note) -> Event:
    kind, said, facts = TOLD[note.kind](state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, said=said, facts=facts)


Told = tuple[str, Said, Facts]


def den(state: WombatRescue, space: int) -> Said:
    return den_name(state.variant.ground, [int(one) for one in state.outback.board.dens], space)


def who(note: Note) -> Said:
    return player(note.seat)


def placed(state: WombatRescue, note: Note) -> Told:
    return "placed", say("event.placed", who=who(note), den=den(state, note.a)), {"space": note.a}


def laid_food(state: WombatRescue, note: Note) -> Told:
    return "food", say("event.food", n=note.a), {"count": note.a}


def refilled(state: WombatRescue, note: Note) -> Told:
    return "refill", say("event.refill", n=note.a), {"count": note.a}


def walked(state: WombatRescue, note: Note) -> Told:
    return "walked", comes_to(state, note, "event.walked"), {"from": note.a, "to": note.b}


def pushed(state: WombatRescue, note: Note) -> Told:
    return "pushed", comes_to(state, note, "event.pushed"), {"from": note.a, "to": note.b, "by": note.c}


def comes_to(state: WombatRescue, note: Note, key: str) -> Said:
    if note.b == state.outback.home:
        return say(f"{key}-home", who=who(note))
    steps, way = legs(state.variant.ground, note.a, note.b)[0]
    return say(key, who=who(note), n=steps, way=way)


def revealed(state: WombatRescue, note: Note) -> Told:
    card, helps = BOX.lost_card[note.a], bool(note.b)
    key = f"event.revealed{'-f' if card.f else ''}{'' if helps else '-no-way'}"
    return "revealed", say(key, who=who(note), ways=shown_ways(card)), {"card": card.id, "f": card.f, "helps": helps}


def ate(state: WombatRescue, note: Note) -> Told:
    disc = DISC_NAMES[note.a]
    return "ate", say(f"event.ate.{disc}", who=who(note)), {"disc": disc, "space": note.b}


def found(state: WombatRescue, note: Note) -> Told:
    return "found", say("event.found", who=who(note)), {"nest": note.a, "space": note.b}


def rescued(state: WombatRescue, note: Note) -> Told:
    return "rescued", say("event.rescued", who=who(note)), {"nest": note.a}


def caught(state: WombatRescue, note: Note) -> Told:
    return "caught", say("event.caught", who=who(note)), {"space": note.a}


def fled(state: WombatRescue, note: Note) -> Told:
    return "fled", say("event.fled", who=who(note)), {"nest": note.a}


def denned(state: WombatRescue, note: Note) -> Told:
    if note.a not in list(state.outback.board.dens):
        return "denned", say("event.no-den"), {"space": note.a}
    return "denned", say("event.denned", who=who(note), den=den(state, note.a)), {"space": note.a}


def took_card(state: WombatRescue, note: Note) -> Told:
    return "holder", say("event.holder", who=who(note)), {"from": note.a}


def played_card(state: WombatRescue, note: Note) -> Told:
    card = CARD_IDS[note.a]
    return "card", say("event.card", who=who(note), card=card_name(card)), {"card": card}


def digested(state: WombatRescue, note: Note) -> Told:
    return "digested", say("event.digested", who=who(note)), {"worth": note.a}


def dropped(state: WombatRescue, note: Note) -> Told:
    key = "event.dropped-more" if note.b > 1 else "event.dropped"
    return "dropped", say(key, who=who(note), n=note.b), {"space": note.a, "cubes": note.b}


def moved_cube(state: WombatRescue, note: Note) -> Told:
    return "moved-cube", say("event.moved-cube", who=who(note)), {"from": note.a, "to": note.b}


def no_cube(state: WombatRescue, note: Note) -> Told:
    return "no-cube", say("event.no-cube", who=who(note)), {"space": note.a}


def rolled(state: WombatRescue, note: Note) -> Told:
    return "rolled", say("event.rolled", who=who(note), roll=note.a), {"roll": note.a}


def chased(state: WombatRescue, note: Note) -> Told:
    return "chased", say("event.chased", who=player(note.a)), {"target": note.a}


def prowled(state: WombatRescue, note: Note) -> Told:
    _, way = legs(state.variant.ground, note.a, note.b)[0]
    return "prowled", say("event.prowled", way=way), {"from": note.a, "to": note.b}


def eaten(state: WombatRescue, note: Note) -> Told:
    return "eaten", say("event.eaten", who=who(note), n=note.b), {"space": note.a, "cubes": note.b}


def stayed(state: WombatRescue, note: Note) -> Told:
    return "stayed", say("event.stayed"), {}


def next_turn(state: WombatRescue, note: Note) -> Told:
    return "turn", say("event.turn", who=who(note)), {"turns": state.turns}


def won(state: WombatRescue, note: Note) -> Told:
    return "ended", say("event.ended", who=who(note)), {}


TOLD = {
    codes.PLACED: placed,
    codes.LAID_FOOD: laid_food,
    codes.WALKED: walked,
    codes.PUSHED: pushed,
    codes.REVEALED: revealed,
    codes.ATE: ate,
    codes.FOUND: found,
    codes.RESCUED_BABY: rescued,
    codes.CAUGHT: caught,
    codes.FLED: fled,
    codes.DENNED: denned,
    codes.TOOK_CARD: took_card,
    codes.PLAYED_CARD: played_card,
    codes.DIGESTED: digested,
    codes.DROPPED: dropped,
    codes.MOVED_CUBE: moved_cube,
    codes.NO_CUBE: no_cube,
    codes.REFILLED: refilled,
    codes.ROLLED: rolled,
    codes.CHASED: chased,
    codes.PROWLED: prowled,
    codes.EATEN: eaten,
    codes.STAYED: stayed,
    codes.NEXT_TURN: next_turn,
    codes.WON: won,
}
