"""The events of Monster Chase, made from the notes of the rules.

A toy is named only in the fleeting part of the event that shows it (MC-R29, MC-R39).
"""

from collections.abc import Sequence

from homeward.catalogue import player
from homeward.engine.events import Event
from homeward.engine.journal import Note
from homeward.games.monster_chase import names
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules import MonsterChase, codes
from homeward.games.monster_chase.rules.notes import Closeted, Crept, Ended, Looked, Missed, Swapped, Turned
from homeward.games.monster_chase.score_sheet import verdict
from homeward.games.monster_chase.view import RESULTS, SIDE_NAMES

OUTCOMES = {
    codes.HIT: "hit",
    codes.WRONG: "wrong",
    codes.FREE: "free",
    codes.SOCK_FOUND: "sock",
    codes.SHEET_FOUND: "sheet",
}


def events(state: MonsterChase, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """The events of a move, the same for every seat."""
    return [event_of(state, note) for note in notes]


def event_of(state: MonsterChase, note: Note) -> Event:
    match note:
        case Crept():
            return monster_crept_out(note)
        case Looked():
            return Event(kind="looked", seat=note.seat, said=say("event.looked"))
        case Turned():
            return tile_was_turned(note)
        case Closeted():
            return monster_went_to_closet(note)
        case Missed():
            return window_was_lit(note)
        case Swapped():
            return sock_was_swapped(note)
        case Ended():
            return Event(kind="ended", said=verdict(state), facts={"result": RESULTS[note.result]})
    raise TypeError(f"no event for {note!r}")


def monster_crept_out(note: Crept) -> Event:
    """What it fears is on its card for all to see; the log names no toy."""
    card, side = BOX.monsters[note.card], SIDE_NAMES[note.side]
    name, where = names.monster_name(card.drawing), names.side(side)
    return Event(
        kind="crept",
        said=say("event.crept", name=name, side=where),
        facts={"card": card.id, "side": side},
        fleeting_said=say("now.crept", name=name, side=where, feared=names.fear_of_toy(card.toy)),
    )


def tile_was_turned(note: Turned) -> Event:
    """The tile's place is fleeting too: a logged hit with its place would reveal the toy."""
    tile, outcome = BOX.tiles[note.tile].id, OUTCOMES[note.outcome]
    return Event(
        kind="turned",
        seat=note.seat,
        said=say(f"event.turned.{outcome}", who=player(note.seat)),
        facts={"outcome": outcome},
        fleeting={"position": note.place + 1, "tile": tile},
        fleeting_said=say(f"now.{outcome}", toy=names.toy_turned_up(tile)),
    )


def monster_went_to_closet(note: Closeted) -> Event:
    """The player who found the toy calls the monster away (MC-13)."""
    card = BOX.monsters[note.card]
    call = say("call", name=names.monster_name(card.drawing))
    said = say("event.closeted", who=player(note.seat), call=call)
    return Event(kind="closeted", seat=note.seat, said=said, facts={"card": card.id, "side": SIDE_NAMES[note.side]})


def sock_was_swapped(note: Swapped) -> Event:
    one, other = note.sock + 1, note.place + 1
    return Event(
        kind="swapped",
        seat=note.seat,
        said=say("event.swapped", who=player(note.seat)),
        fleeting={"from": one, "to": other},
        fleeting_said=say("now.swapped", one=one, other=other),
    )


def window_was_lit(note: Missed) -> Event:
    last = note.progress == note.round_size
    said = say("event.missed-last") if last else say("event.missed", lit=note.progress, all=note.round_size)
    return Event(kind="missed", seat=note.seat, said=said, facts={"progress": note.progress, "round": note.round_size})
