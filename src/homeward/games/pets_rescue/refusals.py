"""Why a move of Pets Rescue is not allowed, with the rule that says so."""

from homeward.engine.errors import Refusal
from homeward.engine.moves import Move
from homeward.games.pets_rescue.moves import MOVES, Accept, Give, Line, Offer, OfferTwo, Swap, Take
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.offering import may_offer
from homeward.games.pets_rescue.rules.turn import range_of_phase

WRONG_MOMENT = {
    codes.CHOOSE_LINE: ("line", "PR-15", "First pick a row or a column."),
    codes.CHOOSE_CARD: ("card", "PR-17", "Now a card of the line is taken."),
    codes.CHOOSE_DIRECTION: ("direction", "PR-50", "First say which way cards are passed."),
    codes.CHOOSE_GIFT: ("gift", "PR-50", "Now a card is given to the next player."),
    codes.PLACE_GIFT: ("place", "PR-R15", "First place the card that was passed on."),
    codes.CHOOSE_OFFER: ("offer", "PR-54", "Now cards are offered."),
    codes.CHOOSE_ACCEPTED: ("accept", "PR-55", "First one of the offers must be accepted."),
    codes.CHOOSE_SWAP: ("swap", "PR-48", "Now a leftover card is swapped for a card of the grid."),
    codes.CHOOSE_START: ("start", "PR-24", "Now everybody chooses how the starting card will lie."),
}


def refusal(state: PetsRescue, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    first, end = range_of_phase(state.phase)
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
        received = move.position == state.shelters[state.exchange.giver].size()
        if received:
            text = "You have just received that card. Give another one."
            return Refusal(code="just-received", rule="PR-51", text=text, facts={"position": move.position})
        return no_such_card(move.position)
    if isinstance(move, Accept):
        if move.offer > len(state.exchange.offers):
            return Refusal(code="no-such-offer", rule="PR-55", text="There is no such offer.")
        return Refusal(
            code="only-sideways", rule="PR-R11", text="In this game pass and offer cards come only sideways."
        )
    if isinstance(move, Offer) and may_offer(state, codes.OFFER_TWO):
        return Refusal(code="two-cards", rule="PR-56", text="With two players, two cards are offered at once.")
    if isinstance(move, OfferTwo) and not may_offer(state, codes.OFFER_TWO):
        return Refusal(code="one-card", rule="PR-54", text="Only one card is offered here.")
    return no_such_card(move.two if isinstance(move, OfferTwo) else getattr(move, "position", 0))


def refusal_of_place(state: PetsRescue, move: Take | Swap) -> Refusal:
    facts: dict[str, int | str] = {"row": move.row, "column": move.column}
    place = (move.row - 1) * SIDE + move.column - 1
    if max(move.row, move.column) > state.table.side:
        return Refusal(code="no-such-place", rule="PR-13", text="The grid does not reach that far.", facts=facts)
    if state.supply.grid[place] == NOTHING:
        return Refusal(code="taken", rule="PR-17", text="That card has been taken already.", facts=facts)
    return Refusal(code="other-line", rule="PR-16", text="That card is not in the line that was picked.", facts=facts)


def no_such_card(position: int) -> Refusal:
    text = f"There is no card number {position} to give."
    return Refusal(code="no-such-card", rule="PR-R22", text=text, facts={"position": position})
