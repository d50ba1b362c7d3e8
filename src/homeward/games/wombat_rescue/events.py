"""The events of Wombat Rescue, made from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import Arg, Text, player
from homeward.engine.events import Event, Facts
from homeward.engine.journal import Note
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import card_name, den_name, legs, say, shown_ways
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.rules.notes import (
    Ate,
    BabyFled,
    Caught,
    Chased,
    Denned,
    Digested,
    Dropped,
    Eaten,
    FoundBaby,
    LaidFood,
    MovedCube,
    NextTurn,
    NoCube,
    PlacedDingo,
    PlayedCard,
    Prowled,
    Pushed,
    Refilled,
    RescuedBaby,
    Revealed,
    Rolled,
    Stayed,
    TookCard,
    Walked,
    Won,
)
from homeward.games.wombat_rescue.view import CARD_IDS, DISC_NAMES


def events(state: WombatRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """The events of a move, the same for every seat."""
    return [event_of(state, note) for note in notes]


def event_of(state: WombatRescue, note: Note) -> Event:
    for chapter in (event_of_turn, event_of_lead, event_of_digestion, event_of_dingo):
        event = chapter(state, note)
        if event is not None:
            return event
    raise TypeError(f"no event for {note!r}")


def event_of_turn(state: WombatRescue, note: Note) -> Event | None:
    match note:
        case PlacedDingo():
            return seat_event("placed", note.seat, {"space": note.space}, den=den_at(state, note.space))
        case LaidFood():
            return Event(kind="food", said=say("event.food", n=note.count), facts={"count": note.count})
        case Refilled():
            return Event(kind="refill", said=say("event.refill", n=note.count), facts={"count": note.count})
        case PlayedCard():
            card = CARD_IDS[note.card]
            return seat_event("card", note.seat, {"card": card}, card=card_name(card))
        case NextTurn():
            return seat_event("turn", note.seat, {"turns": state.turns})
        case Won():
            return seat_event("ended", note.seat, {})
    return None


def event_of_lead(state: WombatRescue, note: Note) -> Event | None:
    match note:
        case Walked():
            said = came_to(state, "event.walked", note.seat, note.start, note.end)
            return Event(kind="walked", seat=note.seat, said=said, facts={"from": note.start, "to": note.end})
        case Pushed():
            said = came_to(state, "event.pushed", note.seat, note.start, note.end)
            facts: Facts = {"from": note.start, "to": note.end, "by": note.by}
            return Event(kind="pushed", seat=note.seat, said=said, facts=facts)
        case Revealed():
            return card_was_revealed(note)
        case Ate():
            disc = DISC_NAMES[note.disc]
            said = say(f"event.ate.{disc}", who=player(note.seat))
            return Event(kind="ate", seat=note.seat, said=said, facts={"disc": disc, "space": note.space})
        case FoundBaby():
            return seat_event("found", note.seat, {"nest": note.nest, "space": note.space})
        case RescuedBaby():
            return seat_event("rescued", note.seat, {"nest": note.nest})
    return None


def event_of_digestion(state: WombatRescue, note: Note) -> Event | None:
    match note:
        case Digested():
            return seat_event("digested", note.seat, {"worth": note.worth})
        case Dropped():
            return cube_was_dropped(note)
        case MovedCube():
            return seat_event("moved-cube", note.seat, {"from": note.start, "to": note.end})
        case NoCube():
            return seat_event("no-cube", note.seat, {"space": note.space})
    return None


def event_of_dingo(state: WombatRescue, note: Note) -> Event | None:
    match note:
        case Rolled():
            return seat_event("rolled", note.seat, {"roll": note.roll}, roll=note.roll)
        case Chased():
            said = say("event.chased", who=player(note.target))
            return Event(kind="chased", seat=note.seat, said=said, facts={"target": note.target})
        case Prowled():
            return dingo_prowled(state, note)
        case Stayed():
            return Event(kind="stayed", seat=note.seat, said=say("event.stayed"))
        case Eaten():
            return seat_event("eaten", note.seat, {"space": note.space, "cubes": note.cubes}, n=note.cubes)
        case Caught():
            return seat_event("caught", note.seat, {"space": note.space})
        case BabyFled():
            return seat_event("fled", note.seat, {"nest": note.nest})
        case Denned():
            return dingo_was_sent_away(state, note)
        case TookCard():
            return seat_event("holder", note.seat, {"from": note.former})
    return None


# Single events


def seat_event(kind: str, seat: int, facts: Facts, **args: Arg) -> Event:
    """An event whose text has the key of its kind and begins with a player."""
    return Event(kind=kind, seat=seat, said=say(f"event.{kind}", who=player(seat), **args), facts=facts)


def came_to(state: WombatRescue, key: str, seat: int, start: int, end: int) -> Text:
    """A lead has come home, or some steps in a direction."""
    if end == state.outback.home:
        return say(f"{key}-home", who=player(seat))
    steps, way = legs(state.variant.ground, start, end)[0]
    return say(key, who=player(seat), n=steps, way=way)


def card_was_revealed(note: Revealed) -> Event:
    card = BOX.lost_card[note.card]
    key = f"event.revealed{'-f' if card.f else ''}{'' if note.helps else '-no-way'}"
    said = say(key, who=player(note.seat), ways=shown_ways(card))
    facts: Facts = {"card": card.id, "f": card.f, "helps": note.helps}
    return Event(kind="revealed", seat=note.seat, said=said, facts=facts)


def cube_was_dropped(note: Dropped) -> Event:
    key = "event.dropped-more" if note.cubes > 1 else "event.dropped"
    said = say(key, who=player(note.seat), n=note.cubes)
    return Event(kind="dropped", seat=note.seat, said=said, facts={"space": note.space, "cubes": note.cubes})


def dingo_prowled(state: WombatRescue, note: Prowled) -> Event:
    _, way = legs(state.variant.ground, note.start, note.end)[0]
    said = say("event.prowled", way=way)
    return Event(kind="prowled", seat=note.seat, said=said, facts={"from": note.start, "to": note.end})


def dingo_was_sent_away(state: WombatRescue, note: Denned) -> Event:
    if note.space not in list(state.outback.board.dens):
        return Event(kind="denned", seat=note.seat, said=say("event.no-den"), facts={"space": note.space})
    return seat_event("denned", note.seat, {"space": note.space}, den=den_at(state, note.space))


def den_at(state: WombatRescue, space: int) -> Text:
    return den_name(state.variant.ground, [int(one) for one in state.outback.board.dens], space)
