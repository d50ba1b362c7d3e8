"""Pets Rescue in words: events, prompts, refusals, the spoken table and the score sheet."""

from collections.abc import Sequence
from typing import TypeVar

from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.moves import Move
from homeward.engine.words import Event, Facts, Prompt, ScoreLine, ScoreSheet
from homeward.games.pets_rescue import rules
from homeward.games.pets_rescue.cards import NOTHING, REGULAR, UPRIGHT
from homeward.games.pets_rescue.faces import (
    ORDINALS,
    RULES,
    Reckoning,
    counted,
    listed,
    pets_in_words,
    rules_of,
)
from homeward.games.pets_rescue.moves import (
    DIRECTIONS,
    MOVES,
    WAYS,
    Accept,
    Direction,
    Give,
    Line,
    Offer,
    OfferTwo,
    Place,
    Start,
    Swap,
    Take,
)
from homeward.games.pets_rescue.rules import SIDE, PetsRescue
from homeward.games.pets_rescue.view import CardSeen, PetsView, ShelterSeen, line_seen

T = TypeVar("T")

# Events


def events(state: PetsRescue, notes: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same: a secret choice is told without what was chosen."""
    return [event(state, note) for note in notes]


def event(state: PetsRescue, note: Note) -> Event:
    kind, text, facts = told(state, note)
    return Event(kind=kind, seat=note.seat if note.seat >= 0 else None, text=text, facts=facts)


def told(state: PetsRescue, note: Note) -> tuple[str, str, Facts]:
    if note.kind == rules.PICKED_LINE:
        line = line_seen(note.a)
        assert line is not None
        return "line", f"Picked {line.line} {line.number}.", {"line": line.line, "number": line.number}
    if note.kind == rules.FILLED:
        text = f"The gaps are filled. {note.a} cards are left in the deck."
        return "filled", text, {"deck": note.a, "lead": note.b}
    if note.kind == rules.GRID_DONE:
        return "grid-done", "The deck is empty: that was the last turn.", {}
    if note.kind == rules.CHOSE_DIRECTION:
        direction = DIRECTIONS[note.a]
        return "direction", f"Cards are passed to the {direction}.", {"direction": direction}
    if note.kind == rules.CHOSE_START:
        return "start-chosen", "Has decided about the starting card.", {}
    if note.kind == rules.ENDED:
        return "ended", verdict(state), {"totals": state.scores(), "winners": state.winners()}
    return told_of_card(state, note)


def told_of_card(state: PetsRescue, note: Note) -> tuple[str, str, Facts]:
    card = state.printed.box.card[note.a]
    facts: Facts = {"card": card.id}
    if note.kind in (rules.ACTED, rules.GAVE, rules.OFFERED, rules.HANDED_OVER):
        return told_of_exchange(state, note, facts)
    way = WAYS[note.b]
    facts["way"] = way
    moved_in = f" {pets_in_words(card).capitalize()} moved in." if way == "sideways" else ""
    if note.kind == rules.TOOK:
        facts |= {"row": note.c // SIDE + 1, "column": note.c % SIDE + 1}
        return "took", f"Took {card.name} and placed it {way}.{moved_in}", facts
    if note.kind == rules.GOT_LAST:
        facts |= {"row": note.c // SIDE + 1, "column": note.c % SIDE + 1}
        return "last", f"Gets the last card of the line, sideways: {card.name}.{moved_in}", facts
    if note.kind == rules.RECEIVED:
        return "received", f"Placed {card.name} {way}.{moved_in}", facts | {"from": note.c}
    if note.kind == rules.ACCEPTED:
        return "accepted", f"Accepted {card.name} and placed it {way}.{moved_in}", facts | {"from": note.c}
    if note.kind == rules.SWAPPED:
        gone = state.printed.box.card[note.c]
        text = f"Swapped {gone.name} for {card.name} from the grid, {way}.{moved_in}"
        return "swapped", text, facts | {"gone": gone.id}
    return "showed", f"Turned up {card.name}: {way}.{moved_in}", facts


def told_of_exchange(state: PetsRescue, note: Note, facts: Facts) -> tuple[str, str, Facts]:
    card = state.printed.box.card[note.a]
    if note.kind == rules.ACTED:
        others = f"the others offer cards for {pets_in_words(card)}"
        what = "everybody passes a card on" if card.form == "pass" else others
        return card.form, f"{card.name} acts: {what}.", facts
    if note.kind == rules.GAVE:
        return "gave", f"Passed on {card.name}.", facts | {"to": note.b}
    if note.kind == rules.HANDED_OVER:
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
    acting = state.printed.box.card[state.acting] if state.acting != NOTHING else None
    if state.phase == rules.CHOOSE_LINE:
        return Prompt(text="Pick a row or a column.", detail="You take its first card, and its last one sideways.")
    if state.phase == rules.CHOOSE_CARD:
        return Prompt(text="Take a card of the line.", detail="Upright it scores. Sideways its pets move in.")
    if state.phase == rules.CHOOSE_DIRECTION:
        return Prompt(text="Which way are cards passed?", detail="Everybody gives one card; you give last.")
    if state.phase == rules.CHOOSE_GIFT:
        return Prompt(text="Choose a card to give away.", detail="A card you have just received stays with you.")
    if state.phase == rules.PLACE_GIFT:
        gift = state.printed.box.card[state.gift].name
        return Prompt(text=f"You were given {gift}.", detail="Place it upright or sideways.")
    if state.phase == rules.CHOOSE_START:
        return Prompt(text="Your starting card: upright or sideways?", detail="Nobody sees it before all have chosen.")
    assert acting is not None
    if state.phase == rules.CHOOSE_OFFER:
        many = "two cards" if state.may_offer(rules.OFFER_TWO) else "one card"
        return Prompt(text=f"Offer {many}.", detail=f"If it is accepted, {pets_in_words(acting)} come to you.")
    if state.phase == rules.CHOOSE_ACCEPTED:
        return Prompt(text="Accept one offer.", detail=f"{acting.name} goes to whoever made it.")
    nth = ORDINALS[acting.pick]
    return Prompt(text=f"Swap {acting.name} for a card of the grid.", detail=f"You have the {nth} pick.")


def waiting(state: PetsRescue, seat: int) -> Prompt:
    if state.phase == rules.CHOOSE_START:
        chosen = state.shelters[seat].start_way != NOTHING
        text = "Your starting card is decided." if chosen else "Starting cards are chosen in secret."
        return Prompt(text=text, detail="They are turned up when everybody has chosen.")
    if state.phase == rules.CHOOSE_CARD and not took_in_this_turn(state, seat):
        return Prompt(text="Wait for your card.", detail="Think of the line: which card would help you?")
    return Prompt(text="Wait for the others.", detail="Look at what your neighbours collect.")


def took_in_this_turn(state: PetsRescue, seat: int) -> bool:
    return (seat - state.lead) % state.players < state.taken


# Refusals

WRONG_MOMENT = {
    rules.CHOOSE_LINE: ("line", "PR-15", "First pick a row or a column."),
    rules.CHOOSE_CARD: ("card", "PR-17", "Now a card of the line is taken."),
    rules.CHOOSE_DIRECTION: ("direction", "PR-50", "First say which way cards are passed."),
    rules.CHOOSE_GIFT: ("gift", "PR-50", "Now a card is given to the next player."),
    rules.PLACE_GIFT: ("place", "PR-R15", "First place the card that was passed on."),
    rules.CHOOSE_OFFER: ("offer", "PR-54", "Now cards are offered."),
    rules.CHOOSE_ACCEPTED: ("accept", "PR-55", "First one of the offers must be accepted."),
    rules.CHOOSE_SWAP: ("swap", "PR-48", "Now a leftover card is swapped for a card of the grid."),
    rules.CHOOSE_START: ("start", "PR-24", "Now everybody chooses how the starting card will lie."),
}


def refusal(state: PetsRescue, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    first, end = state.range_of_phase()
    if not first <= code < end:
        reason, rule, text = WRONG_MOMENT[state.phase]
        return Refusal(code=f"first-{reason}", rule=rule, text=text)
    return refusal_of_choice(state, MOVES[code])


def refusal_of_choice(state: PetsRescue, move: Move) -> Refusal:
    """The right kind of move, but not this one."""
    side = state.table.side
    if isinstance(move, Line):
        text = f"The grid has only {side} rows and {side} columns."
        return Refusal(code="no-such-line", rule="PR-13", text=text, facts={"line": move.line, "number": move.number})
    if isinstance(move, Take | Swap):
        return refusal_of_place(state, move)
    if isinstance(move, Give):
        received = move.position == state.shelters[state.giver].size()
        if received:
            text = "You have just received that card. Give another one."
            return Refusal(code="just-received", rule="PR-51", text=text, facts={"position": move.position})
        return no_such_card(move.position)
    if isinstance(move, Accept):
        if move.offer > len(state.offers):
            return Refusal(code="no-such-offer", rule="PR-55", text="There is no such offer.")
        return Refusal(code="only-sideways", rule="PR-R11", text="Pass and offer cards come to you only sideways.")
    if isinstance(move, Offer) and state.may_offer(rules.OFFER_TWO):
        return Refusal(code="two-cards", rule="PR-56", text="With two players, two cards are offered at once.")
    if isinstance(move, OfferTwo) and not state.may_offer(rules.OFFER_TWO):
        return Refusal(code="one-card", rule="PR-54", text="Only one card is offered here.")
    return no_such_card(move.two if isinstance(move, OfferTwo) else getattr(move, "position", 0))


def refusal_of_place(state: PetsRescue, move: Take | Swap) -> Refusal:
    facts: dict[str, int | str] = {"row": move.row, "column": move.column}
    place = (move.row - 1) * SIDE + move.column - 1
    if max(move.row, move.column) > state.table.side:
        return Refusal(code="no-such-place", rule="PR-13", text="The grid does not reach that far.", facts=facts)
    if state.grid[place] == NOTHING:
        return Refusal(code="taken", rule="PR-17", text="That card has been taken already.", facts=facts)
    return Refusal(code="other-line", rule="PR-16", text="That card is not in the line that was picked.", facts=facts)


def no_such_card(position: int) -> Refusal:
    text = f"There is no card number {position} to give."
    return Refusal(code="no-such-card", rule="PR-R22", text=text, facts={"position": position})


# The table as text


def describe(view: PetsView) -> list[str]:
    """The view as lines to print or to read aloud."""
    lines = [f"Turn {view.turn} of {view.turns}. {view.deck} cards in the deck. Seat {view.lead + 1} leads."]
    if view.line is not None:
        lines.append(f"The picked line is {view.line.line} {view.line.number}.")
    for row in range(1, view.side + 1):
        cells = [spoken(cell.card) if cell.card else "taken" for cell in view.grid if cell.row == row]
        lines.append(f"Row {row}: " + "; ".join(cells) + ".")
    for shelter in view.shelters:
        lines += spoken_shelter(shelter)
    return lines


def spoken(card: CardSeen) -> str:
    face = card.form.replace("-", " ") + (f" {' '.join(card.shows)}" if card.shows else "")
    return f"{card.name} ({face}; {', '.join(card.pets)})"


def spoken_shelter(shelter: ShelterSeen) -> list[str]:
    pets = [counted(count, pet) for pet, count in shelter.pets.items() if count]
    upright = [spoken(one.card) for one in shelter.cards if one.way == "upright"]
    lines = [
        f"Seat {shelter.seat + 1}: {shelter.points} points now; pets: {', '.join(pets) or 'none'}; "
        f"upright: {'; '.join(upright) or 'none'}."
    ]
    if shelter.start is not None:
        lines.append(f"Starting card of seat {shelter.seat + 1}: {spoken(shelter.start)}.")
    return lines


def label(view: PetsView, move: Move) -> str:
    if isinstance(move, Line):
        return f"{move.line.capitalize()} {move.number}"
    if isinstance(move, Take | Swap):
        cell = view.grid[(move.row - 1) * view.side + move.column - 1]
        assert cell.card is not None
        return f"{'Take' if isinstance(move, Take) else 'Swap for'} {cell.card.name}, {move.way}"
    if isinstance(move, Direction):
        return f"Pass to the {move.direction}"
    if isinstance(move, Place | Start):
        return f"Place it {move.way}"
    if isinstance(move, Accept):
        assert view.offering is not None
        return f"Accept {view.offering.offers[move.offer - 1].card.name}, {move.way}"
    return label_of_shelter(view, move)


def label_of_shelter(view: PetsView, move: Move) -> str:
    assert view.active is not None
    cards = view.shelters[view.active].cards
    if isinstance(move, OfferTwo):
        return f"Offer {cards[move.one - 1].card.name} and {cards[move.two - 1].card.name}"
    assert isinstance(move, Give | Offer)
    verb = "Give" if isinstance(move, Give) else "Offer"
    return f"{verb} {cards[move.position - 1].card.name}"


# Scoring


def score_sheet(state: PetsRescue) -> ScoreSheet:
    """One line per upright card, one for the bears, one that tells what wilds became."""
    reckonings = [Reckoning(state.printed, state.shelters, seat, state.table.gap) for seat in range(state.players)]
    lines = [line for reckoning in reckonings for line in card_lines(state, reckoning)]
    bears = tuple(one.bear_points for one in reckonings)
    if any(one.bears for one in reckonings):
        reasons = tuple(one.why_bears() for one in reckonings)
        lines.append(ScoreLine(name="Teddy bears", rules=RULES["teddy"], points=bears, reasons=reasons))
    if any(shelter.pets[REGULAR] for shelter in state.shelters):
        lines.append(
            ScoreLine(
                name="Wilds became",
                rules=("PR-26", "PR-R31", "PR-R52"),
                points=(0,) * state.players,
                reasons=tuple(wilds_became(state, one) for one in reckonings),
            )
        )
    return ScoreSheet(
        lines=tuple(lines),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else "",
    )


def card_lines(state: PetsRescue, reckoning: Reckoning) -> list[ScoreLine]:
    shelter = state.shelters[reckoning.seat]
    return [
        ScoreLine(
            name=row.name,
            rules=rules_of(row, state.players),
            points=alone(reckoning.points(card), 0, reckoning.seat, state.players),
            reasons=alone(reckoning.why(card), "", reckoning.seat, state.players),
        )
        for card, way in zip(shelter.cards, shelter.ways, strict=True)
        if way == UPRIGHT and (row := state.printed.box.card[card]).form != "teddy"
    ]


def alone(item: T, empty: T, seat: int, players: int) -> tuple[T, ...]:
    return tuple(item if other == seat else empty for other in range(players))


def wilds_became(state: PetsRescue, reckoning: Reckoning) -> str:
    pets = state.printed.box.pets.regular
    became = [counted(int(count), pet) for pet, count in zip(pets, reckoning.turned, strict=True) if count]
    return listed(became).capitalize() + "." if became else ""
