"""The events of Monster Baby Rescue, made from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import player
from homeward.engine.events import Event, Facts
from homeward.engine.journal import Note
from homeward.games.monster_baby_rescue import names
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.notes import (
    Claimed,
    Drew,
    Ended,
    Gained,
    Groomed,
    LastTurns,
    Left,
    Took,
    Walked,
)
from homeward.games.monster_baby_rescue.score_sheet import verdict


def events(state: MonsterBabyRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """The events of a move, the same for every seat."""
    return [event_of(state, note, after) for note, after in zip(notes, [*notes[1:], None], strict=False)]


def event_of(state: MonsterBabyRescue, note: Note, after: Note | None) -> Event:
    """The event of a note; `after` is the next note of the same move."""
    match note:
        case Took():
            return tile_was_taken(state, note, after)
        case Walked():
            return Event(kind="walked", seat=note.seat, said=None, facts={"place": note.place, "rock": note.rock})
        case Groomed():
            return part_was_groomed(note)
        case Gained():
            return things_were_gained(note)
        case Claimed():
            return goal_was_claimed(state, note)
        case Drew():
            return tile_was_drawn(state, note)
        case LastTurns():
            return Event(kind="last-turns", said=say("event.last-turns"))
        case Left():
            return Event(kind="left", seat=note.seat, said=say("event.left", who=player(note.seat)))
        case Ended():
            return Event(kind="ended", said=verdict(state), facts={"winners": state.winners()})
    raise TypeError(f"no event for {note!r}")


def tile_was_taken(state: MonsterBabyRescue, note: Took, after: Note | None) -> Event:
    """One sentence for the tile and for the walk that pays for it."""
    box = state.tables.box
    card = box.tiles[note.tile]
    who, tile = player(note.seat), names.title(box, card)
    if isinstance(after, Walked):
        said = say("event.took", who=who, tile=tile, place=names.place_name(box.places[after.place]), n=note.price)
    else:
        said = say("event.took-free", who=who, tile=tile)
    facts: Facts = {"tile": card.id, "slot": note.slot + 1, "price": note.price}
    return Event(kind="took", seat=note.seat, said=said, facts=facts)


def part_was_groomed(note: Groomed) -> Event:
    part, level = THINGS[note.part], note.level
    if note.rose:
        said = say(f"event.groomed.{part}.{level}", who=player(note.seat))
    else:
        said = say(f"event.as-clean.{part}", level=level)
    facts: Facts = {"part": part, "level": level, "rose": note.rose}
    return Event(kind="groomed", seat=note.seat, said=said, facts=facts)


def things_were_gained(note: Gained) -> Event:
    thing = THINGS[note.thing]
    said = say("event.gained", who=player(note.seat), things=names.several(note.more, thing), now=note.now)
    facts: Facts = {"thing": thing, "more": note.more, "now": note.now}
    return Event(kind="gained", seat=note.seat, said=said, facts=facts)


def goal_was_claimed(state: MonsterBabyRescue, note: Claimed) -> Event:
    goal = state.tables.box.goals[state.goals.face[note.goal]]
    said = say("event.goal", who=player(note.seat), needs=names.needs(goal.needs), n=goal.points)
    return Event(kind="goal", seat=note.seat, said=said, facts={"goal": goal.id, "points": goal.points})


def tile_was_drawn(state: MonsterBabyRescue, note: Drew) -> Event:
    tile = state.tables.box.tiles[note.tile]
    said = say("event.drew", tile=names.title(state.tables.box, tile), n=note.left)
    return Event(kind="drew", said=said, facts={"tile": tile.id, "left": note.left})
