"""The events of Pets Rescue, made from the notes of the rules."""

from collections.abc import Sequence

from homeward.catalogue import Arg, player
from homeward.engine.events import Event, Facts
from homeward.engine.journal import Note
from homeward.games.pets_rescue.moves import DIRECTIONS, WAYS
from homeward.games.pets_rescue.names import name_of, pets_in_words, say
from homeward.games.pets_rescue.rules import SIDE, PetsRescue
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS
from homeward.games.pets_rescue.rules.notes import (
    Accepted,
    Acted,
    ChoseDirection,
    ChoseStart,
    Ended,
    Filled,
    Gave,
    GotLast,
    GridDone,
    HandedOver,
    Offered,
    PickedLine,
    Received,
    Showed,
    Swapped,
    Took,
)
from homeward.games.pets_rescue.score_sheet import verdict
from homeward.games.pets_rescue.view import line_seen


def events(state: PetsRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """The events of a move, the same for every seat; of a secret choice only that it was made."""
    return [event_of(state, note) for note in notes]


def event_of(state: PetsRescue, note: Note) -> Event:
    match note:
        case PickedLine():
            return line_was_picked(note)
        case Filled():
            return grid_was_filled(note)
        case GridDone():
            return Event(kind="grid-done", said=say("event.grid-done"))
        case ChoseStart():
            return Event(kind="start-chosen", seat=note.seat, said=say("event.start-chosen", who=player(note.seat)))
        case Ended():
            facts: Facts = {"totals": state.scores(), "winners": state.winners()}
            return Event(kind="ended", said=verdict(state), facts=facts)
        case Took() | GotLast() | Received() | Accepted() | Swapped() | Showed():
            return event_of_placed_card(state, note)
    return event_of_exchange(state, note)


def line_was_picked(note: PickedLine) -> Event:
    line = line_seen(note.line)
    assert line is not None
    said = say(f"event.line.{line.line}", who=player(note.seat), number=line.number)
    return Event(kind="line", seat=note.seat, said=said, facts={"line": line.line, "number": line.number})


def grid_was_filled(note: Filled) -> Event:
    return Event(kind="filled", said=say("event.filled", n=note.deck), facts={"deck": note.deck, "lead": note.lead})


# A card that now lies in a shelter


def event_of_placed_card(state: PetsRescue, note: Took | GotLast | Received | Accepted | Swapped | Showed) -> Event:
    match note:
        case Took():
            return card_was_placed(state, "took", note, note.way, cell_of(note.place))
        case GotLast():
            return card_was_placed(state, "last", note, SIDEWAYS, cell_of(note.place))
        case Received():
            return card_was_placed(state, "received", note, note.way, {"from": note.giver})
        case Accepted():
            return card_was_placed(state, "accepted", note, note.way, {"from": note.giver})
        case Swapped():
            gone = state.printed.box.card[note.gone]
            return card_was_placed(state, "swapped", note, note.way, {"gone": gone.id}, gone=name_of(gone))
        case Showed():
            return card_was_placed(state, "showed", note, note.way, {})


def card_was_placed(
    state: PetsRescue,
    kind: str,
    note: Took | GotLast | Received | Accepted | Swapped | Showed,
    way: int,
    facts: Facts,
    **about: Arg,
) -> Event:
    card, lies = state.printed.box.card[note.card], WAYS[way]
    said = say(
        f"event.{kind}.{lies}", who=player(note.seat), card=name_of(card), pets=pets_in_words(card.pets), **about
    )
    return Event(kind=kind, seat=note.seat, said=said, facts={"card": card.id, "way": lies, **facts})


def cell_of(place: int) -> Facts:
    return {"row": place // SIDE + 1, "column": place % SIDE + 1}


# Cards that act


def event_of_exchange(state: PetsRescue, note: Note) -> Event:
    match note:
        case Acted():
            return card_acted(state, note)
        case ChoseDirection():
            return direction_was_chosen(note)
        case Gave():
            return card_was_given(state, note)
        case Offered():
            return cards_were_offered(state, note)
        case HandedOver():
            return offer_card_was_handed_over(state, note)
    raise TypeError(f"no event for {note!r}")


def card_acted(state: PetsRescue, note: Acted) -> Event:
    card = state.printed.box.card[note.card]
    said = say(f"event.{card.form}", card=name_of(card), pets=pets_in_words(card.pets))
    return Event(kind=card.form, seat=note.seat, said=said, facts={"card": card.id})


def direction_was_chosen(note: ChoseDirection) -> Event:
    direction = DIRECTIONS[note.direction]
    said = say(f"event.direction.{direction}", who=player(note.seat))
    return Event(kind="direction", seat=note.seat, said=said, facts={"direction": direction})


def card_was_given(state: PetsRescue, note: Gave) -> Event:
    card = state.printed.box.card[note.card]
    said = say("event.gave", who=player(note.seat), card=name_of(card), to=player(note.receiver))
    return Event(kind="gave", seat=note.seat, said=said, facts={"card": card.id, "to": note.receiver})


def cards_were_offered(state: PetsRescue, note: Offered) -> Event:
    card = state.printed.box.card[note.card]
    about, facts = {"who": player(note.seat), "card": name_of(card)}, Facts({"card": card.id})
    if note.second == NOTHING:
        return Event(kind="offered", seat=note.seat, said=say("event.offered", **about), facts=facts)
    second = state.printed.box.card[note.second]
    said = say("event.offered-two", **about, second=name_of(second))
    return Event(kind="offered", seat=note.seat, said=said, facts={**facts, "second": second.id})


def offer_card_was_handed_over(state: PetsRescue, note: HandedOver) -> Event:
    card, to = state.printed.box.card[note.card], player(note.receiver)
    said = say("event.handed-over", who=player(note.seat), card=name_of(card), to=to, pets=pets_in_words(card.pets))
    return Event(kind="handed-over", seat=note.seat, said=said, facts={"card": card.id, "to": note.receiver})
