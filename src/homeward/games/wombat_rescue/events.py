"""What happened in Wombat Rescue, in words."""

from collections.abc import Sequence

from homeward.engine.journal import Note
from homeward.engine.words import Event, Facts
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import CARD_NAMES, DIRECTION_NAMES, place_name, plural
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.view import CARD_IDS, DISC_NAMES


def events(state: WombatRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """Everybody hears the same."""
    return [event(state, note) for note in notes]


def event(state: WombatRescue, note: Note) -> Event:
    kind, text, facts = TOLD[note.kind](state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, text=text, facts=facts)


Told = tuple[str, str, Facts]


def at(state: WombatRescue, space: int) -> str:
    return place_name(state.variant.ground, space)


def placed(state: WombatRescue, note: Note) -> Told:
    return "placed", f"Put the dingo on the den at {at(state, note.a)}.", {"space": note.a}


def laid_food(state: WombatRescue, note: Note) -> Told:
    return "food", f"Food for everybody: {plural(note.a, 'disc')} on the board.", {"count": note.a}


def refilled(state: WombatRescue, note: Note) -> Told:
    return "refill", f"The third F card: {plural(note.a, 'new disc')} on the board.", {"count": note.a}


def walked(state: WombatRescue, note: Note) -> Told:
    return "walked", f"Went to {at(state, note.b)}.", {"from": note.a, "to": note.b}


def pushed(state: WombatRescue, note: Note) -> Told:
    return "pushed", f"Was pushed to {at(state, note.b)}.", {"from": note.a, "to": note.b, "by": note.c}


def revealed(state: WombatRescue, note: Note) -> Told:
    card = BOX.lost_card[note.a]
    shows = " or ".join(DIRECTION_NAMES[way] for way in card.shows)
    mark = " It bears an F." if card.f else ""
    helps = "" if note.b else " No way that way: another card."
    return (
        "revealed",
        f"Is lost and turns up a card: {shows}.{mark}{helps}",
        {"card": card.id, "f": card.f, "helps": bool(note.b)},
    )


def ate(state: WombatRescue, note: Note) -> Told:
    disc = DISC_NAMES[note.a]
    return "ate", f"Ate {disc}, worth {note.a}.", {"disc": disc, "space": note.b}


def found(state: WombatRescue, note: Note) -> Told:
    return "found", "Found a baby and took it into the pouch.", {"nest": note.a, "space": note.b}


def rescued(state: WombatRescue, note: Note) -> Told:
    return "rescued", "Brought a baby home!", {"nest": note.a}


def caught(state: WombatRescue, note: Note) -> Told:
    return "caught", "Met the dingo and fled home.", {"space": note.a}


def fled(state: WombatRescue, note: Note) -> Told:
    return "fled", "The baby in the pouch ran back to where it was found.", {"nest": note.a}


def denned(state: WombatRescue, note: Note) -> Told:
    on_den = note.a in list(state.outback.board.dens)
    text = f"Sent the dingo to the den at {at(state, note.a)}." if on_den else "No den is free: the dingo stays."
    return "denned", text, {"space": note.a}


def took_card(state: WombatRescue, note: Note) -> Told:
    return "holder", "Has the dingo card and die now.", {"from": note.a}


def played_card(state: WombatRescue, note: Note) -> Told:
    card = CARD_IDS[note.a]
    return "card", f"Played {CARD_NAMES[card]}.", {"card": card}


def digested(state: WombatRescue, note: Note) -> Told:
    return "digested", "A set is fully digested.", {"worth": note.a}


def dropped(state: WombatRescue, note: Note) -> Told:
    text = f"Left a cube at {at(state, note.a)}." + (f" Now there are {note.b}." if note.b > 1 else "")
    return "dropped", text, {"space": note.a, "cubes": note.b}


def moved_cube(state: WombatRescue, note: Note) -> Told:
    text = f"Moved a cube from {at(state, note.a)} to {at(state, note.b)}."
    return "moved-cube", text, {"from": note.a, "to": note.b}


def no_cube(state: WombatRescue, note: Note) -> Told:
    return "no-cube", "Three cubes are there already: no new one.", {"space": note.a}


def rolled(state: WombatRescue, note: Note) -> Told:
    return "rolled", f"Rolled {note.a} for the dingo.", {"roll": note.a}


def chased(state: WombatRescue, note: Note) -> Told:
    return "chased", "The dingo has picked a wombat to chase.", {"target": note.a}


def prowled(state: WombatRescue, note: Note) -> Told:
    return "prowled", f"The dingo prowls to {at(state, note.b)}.", {"from": note.a, "to": note.b}


def eaten(state: WombatRescue, note: Note) -> Told:
    return "eaten", f"The dingo ate {plural(note.b, 'cube')}.", {"space": note.a, "cubes": note.b}


def stayed(state: WombatRescue, note: Note) -> Told:
    return "stayed", "The dingo finds no way and stays.", {}


def next_turn(state: WombatRescue, note: Note) -> Told:
    return "turn", "Begins a turn.", {"turns": state.turns}


def won(state: WombatRescue, note: Note) -> Told:
    return "ended", "All four babies are home!", {}


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
