"""What happens in Monster Chase, what a player is asked, and why a move is refused.

A toy is named only in what is fleeting of the event that shows it (MC-R29, MC-R39).
"""

from collections.abc import Sequence

from homeward.catalogue import Said, player
from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.words import Event, Prompt, Timer
from homeward.games.monster_chase import spoken
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.rules import COMPETITIVE, PLACES, SIDES, MonsterChase, codes
from homeward.games.monster_chase.rules.pack import is_hunted
from homeward.games.monster_chase.spoken import say
from homeward.games.monster_chase.view import RESULTS, SIDE_NAMES

OUTCOMES = {
    codes.HIT: "hit",
    codes.WRONG: "wrong",
    codes.FREE: "free",
    codes.SOCK_FOUND: "sock",
    codes.SHEET_FOUND: "sheet",
}


# Events


def events(state: MonsterChase, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened. Everybody hears the same."""
    return [event(state, note) for note in notes]


def event(state: MonsterChase, note: Note) -> Event:
    if note.kind == codes.CREPT:
        return crept(note)
    if note.kind == codes.LOOKED:
        return Event(kind="looked", seat=note.seat, said=say("event.looked"))
    if note.kind == codes.TURNED:
        return turned(note)
    if note.kind == codes.CLOSETED:
        return closeted(note)
    if note.kind == codes.MISSED:
        return missed(note)
    if note.kind == codes.SWAPPED:
        return swapped(note)
    return Event(kind="ended", said=verdict(state), facts={"result": RESULTS[note.a]})


def crept(note: Note) -> Event:
    card, side = BOX.monsters[note.a], SIDE_NAMES[note.b]
    said = say("event.crept", name=spoken.monster_name(card.drawing), side=spoken.side(side))
    return Event(kind="crept", said=said, facts={"card": card.id, "side": side})


def turned(note: Note) -> Event:
    """Where the tile lies is as fleeting as its face: a hit told with its place would give the toy away."""
    tile, outcome = BOX.tiles[note.b].id, OUTCOMES[note.c]
    return Event(
        kind="turned",
        seat=note.seat,
        said=say(f"event.turned.{outcome}", who=player(note.seat)),
        facts={"outcome": outcome},
        fleeting={"position": note.a + 1, "tile": tile},
        fleeting_said=say(f"now.{outcome}", toy=spoken.shown(tile)),
    )


def closeted(note: Note) -> Event:
    """Whoever found the toy sends the monster off with a call (MC-13)."""
    card = BOX.monsters[note.a]
    call = say("call", name=spoken.monster_name(card.drawing))
    said = say("event.closeted", who=player(note.seat), call=call)
    return Event(kind="closeted", seat=note.seat, said=said, facts={"card": card.id, "side": SIDE_NAMES[note.b]})


def swapped(note: Note) -> Event:
    one, other = note.a + 1, note.b + 1
    return Event(
        kind="swapped",
        seat=note.seat,
        said=say("event.swapped", who=player(note.seat)),
        fleeting={"from": one, "to": other},
        fleeting_said=say("now.swapped", one=one, other=other),
    )


def missed(note: Note) -> Event:
    last = note.a == note.b
    said = say("event.missed-last") if last else say("event.missed", lit=note.a, all=note.b)
    return Event(kind="missed", seat=note.seat, said=said, facts={"progress": note.a, "round": note.b})


def verdict(state: MonsterChase) -> Said:
    if state.result == codes.MONSTERS_WIN:
        return say("verdict.surrounded" if state.monsters.at_bed() == SIDES else "verdict.nobody-left")
    if state.players == 1:
        return say("verdict.alone")
    if state.variant.mode != COMPETITIVE:
        return say("verdict.won")
    winners = tuple(player(seat) for seat in state.winners())
    return say("verdict.race.several" if len(winners) > 1 else "verdict.race.one", who=winners)


# Prompts and refusals


def prompt(state: MonsterChase, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    if state.active != seat:
        return asked("wait")
    if state.phase == codes.PREVIEW:
        asleep = state.variant.expert and not state.variant.expert_tiles_are_shown
        return Prompt(said=say("prompt.preview"), detail=say(f"prompt.preview.{'tricks' if asleep else 'detail'}"))
    if state.phase == codes.SOCK_SWAP:
        return asked("sock")
    return asked("pack" if is_hunted(state) else "turn")


def asked(what: str) -> Prompt:
    return Prompt(said=say(f"prompt.{what}"), detail=say(f"prompt.{what}.detail"))


def timer(state: MonsterChase) -> Timer | None:
    """The look at all toys ends by itself (MC-39, MC-R27)."""
    if state.phase != codes.PREVIEW:
        return None
    return Timer(seconds=BOX.counts.preview_seconds, code=int(codes.READY))


def refusal(state: MonsterChase, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    if state.phase == codes.PREVIEW:
        return refused("preview", "MC-39")
    if code == codes.READY:
        return refused("no-preview", "MC-R42")
    place, places = code % PLACES, state.tiles.places()
    if place >= places:
        return Refusal(code="no-such-tile", rule="MC-R15", said=say("refusal.no-such-tile", n=places))
    if state.phase == codes.SOCK_SWAP:
        itself = code >= codes.SWAP and place == state.sock
        return refused("same-tile", "MC-R20") if itself else refused("sock-waits", "MC-35")
    return refused("no-sock", "MC-35") if code >= codes.SWAP else refused("face-up", "MC-R13")


def refused(why: str, rule: str) -> Refusal:
    return Refusal(code=why, rule=rule, said=say(f"refusal.{why}"))
