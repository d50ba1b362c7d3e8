"""What happens in Pets Rescue, in words, and what a player is asked."""

from collections.abc import Sequence

from homeward.engine.journal import Note
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.pets_rescue.faces import ORDINALS, pets_in_words
from homeward.games.pets_rescue.moves import DIRECTIONS, WAYS
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.offering import may_offer
from homeward.games.pets_rescue.view import line_seen

# Events


def events(state: PetsRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same: a secret choice is told without what was chosen."""
    return [event(state, note) for note in notes]


def event(state: PetsRescue, note: Note) -> Event:
    kind, text, facts = told(state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, text=text, facts=facts)


def told(state: PetsRescue, note: Note) -> tuple[str, str, Facts]:
    if note.kind == codes.PICKED_LINE:
        line = line_seen(note.a)
        assert line is not None
        return "line", f"Picked {line.line} {line.number}.", {"line": line.line, "number": line.number}
    if note.kind == codes.FILLED:
        text = f"The gaps are filled. {note.a} cards are left in the deck."
        return "filled", text, {"deck": note.a, "lead": note.b}
    if note.kind == codes.GRID_DONE:
        return "grid-done", "The deck is empty: that was the last turn.", {}
    if note.kind == codes.CHOSE_DIRECTION:
        direction = DIRECTIONS[note.a]
        return "direction", f"Cards are passed to the {direction}.", {"direction": direction}
    if note.kind == codes.CHOSE_START:
        return "start-chosen", "Has decided about the starting card.", {}
    if note.kind == codes.ENDED:
        return "ended", verdict(state), {"totals": state.scores(), "winners": state.winners()}
    return told_of_card(state, note)


def told_of_card(state: PetsRescue, note: Note) -> tuple[str, str, Facts]:
    card = state.printed.box.card[note.a]
    facts: Facts = {"card": card.id}
    if note.kind in (codes.ACTED, codes.GAVE, codes.OFFERED, codes.HANDED_OVER):
        return told_of_exchange(state, note, facts)
    way = WAYS[note.b]
    facts["way"] = way
    moved_in = f" {pets_in_words(card).capitalize()} moved in." if way == "sideways" else ""
    if note.kind == codes.TOOK:
        facts |= {"row": note.c // SIDE + 1, "column": note.c % SIDE + 1}
        return "took", f"Took {card.name} and placed it {way}.{moved_in}", facts
    if note.kind == codes.GOT_LAST:
        facts |= {"row": note.c // SIDE + 1, "column": note.c % SIDE + 1}
        return "last", f"Gets the last card of the line, sideways: {card.name}.{moved_in}", facts
    if note.kind == codes.RECEIVED:
        return "received", f"Placed {card.name} {way}.{moved_in}", facts | {"from": note.c}
    if note.kind == codes.ACCEPTED:
        return "accepted", f"Accepted {card.name} and placed it {way}.{moved_in}", facts | {"from": note.c}
    if note.kind == codes.SWAPPED:
        gone = state.printed.box.card[note.c]
        text = f"Swapped {gone.name} for {card.name} from the grid, {way}.{moved_in}"
        return "swapped", text, facts | {"gone": gone.id}
    return "showed", f"Turned up {card.name}: {way}.{moved_in}", facts


def told_of_exchange(state: PetsRescue, note: Note, facts: Facts) -> tuple[str, str, Facts]:
    card = state.printed.box.card[note.a]
    if note.kind == codes.ACTED:
        others = f"the others offer cards for {pets_in_words(card)}"
        what = "everybody passes a card on" if card.form == "pass" else others
        return card.form, f"{card.name} acts: {what}.", facts
    if note.kind == codes.GAVE:
        return "gave", f"Passed on {card.name}.", facts | {"to": note.b}
    if note.kind == codes.HANDED_OVER:
        return "handed-over", f"Handed over {card.name} with {pets_in_words(card)}.", facts | {"to": note.b}
    if note.b == NOTHING:
        return "offered", f"Offered {card.name}.", facts
    second = state.printed.box.card[note.b]
    return "offered", f"Offered {card.name} and {second.name}.", facts | {"second": second.id}


def verdict(state: PetsRescue) -> str:
    best = max(state.scores())
    if len(state.winners()) > 1:
        return f"A tie at the top: {best} points each. They win together."
    return f"The best home for pets has {best} points."


# Prompts


def prompt(state: PetsRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(text=verdict(state))
    if state.active != seat:
        return waiting(state, seat)
    acting = state.printed.box.card[state.exchange.acting] if state.exchange.acting != NOTHING else None
    if state.phase == codes.CHOOSE_LINE:
        return Prompt(text="Pick a row or a column.", detail="You take its first card, and its last one sideways.")
    if state.phase == codes.CHOOSE_CARD:
        return Prompt(text="Take a card of the line.", detail="Upright it scores. Sideways its pets move in.")
    if state.phase == codes.CHOOSE_DIRECTION:
        return Prompt(text="Which way are cards passed?", detail="Everybody gives one card; you give last.")
    if state.phase == codes.CHOOSE_GIFT:
        return Prompt(text="Choose a card to give away.", detail="A card you have just received stays with you.")
    if state.phase == codes.PLACE_GIFT:
        gift = state.printed.box.card[state.exchange.gift].name
        return Prompt(text=f"You were given {gift}.", detail="Place it upright or sideways.")
    if state.phase == codes.CHOOSE_START:
        return Prompt(text="Your starting card: upright or sideways?", detail="Nobody sees it before all have chosen.")
    assert acting is not None
    if state.phase == codes.CHOOSE_OFFER:
        many = "two cards" if may_offer(state, codes.OFFER_TWO) else "one card"
        return Prompt(text=f"Offer {many}.", detail=f"If it is accepted, {pets_in_words(acting)} come to you.")
    if state.phase == codes.CHOOSE_ACCEPTED:
        return Prompt(text="Accept one offer.", detail=f"{acting.name} goes to whoever made it.")
    nth = ORDINALS[acting.pick]
    return Prompt(text=f"Swap {acting.name} for a card of the grid.", detail=f"You have the {nth} pick.")


def waiting(state: PetsRescue, seat: int) -> Prompt:
    if state.phase == codes.CHOOSE_START:
        chosen = state.shelters[seat].start_way != NOTHING
        text = "Your starting card is decided." if chosen else "Starting cards are chosen in secret."
        return Prompt(text=text, detail="They are turned up when everybody has chosen.")
    if state.phase == codes.CHOOSE_CARD and not took_in_this_turn(state, seat):
        return Prompt(text="Wait for your card.", detail="Think of the line: which card would help you?")
    return Prompt(text="Wait for the others.", detail="Look at what your neighbours collect.")


def took_in_this_turn(state: PetsRescue, seat: int) -> bool:
    return (seat - state.lead) % state.players < state.taken
