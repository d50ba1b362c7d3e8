"""Why a move of Pets Rescue is refused."""

from homeward.catalogue import Arg
from homeward.engine.errors import Refusal
from homeward.engine.moves import Move
from homeward.games.pets_rescue.moves import MOVES, Accept, Give, Line, Offer, OfferTwo, Swap, Take
from homeward.games.pets_rescue.names import say
from homeward.games.pets_rescue.rules import SIDE, PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.offering import may_offer
from homeward.games.pets_rescue.rules.turn import range_of_phase
from homeward.games.pets_rescue.view import PHASES

RULE_OF_PHASE = {
    codes.CHOOSE_LINE: "PR-15",
    codes.CHOOSE_CARD: "PR-17",
    codes.CHOOSE_DIRECTION: "PR-50",
    codes.CHOOSE_GIFT: "PR-50",
    codes.PLACE_GIFT: "PR-R15",
    codes.CHOOSE_OFFER: "PR-54",
    codes.CHOOSE_ACCEPTED: "PR-55",
    codes.CHOOSE_SWAP: "PR-48",
    codes.CHOOSE_START: "PR-24",
}


def refusal(state: PetsRescue, code: int) -> Refusal:
    """Why a move is not legal in a running game."""
    first, end = range_of_phase(state.phase)
    if not first <= code < end:
        return because(f"first-{PHASES[state.phase]}", RULE_OF_PHASE[state.phase])
    return refusal_of_choice(state, MOVES[code])


def because(code: str, rule: str, **facts: Arg) -> Refusal:
    return Refusal(code=code, rule=rule, said=say(f"refusal.{code}", **facts))


def refusal_of_choice(state: PetsRescue, move: Move) -> Refusal:
    """The move fits the phase, but this choice is not allowed."""
    if isinstance(move, Line):
        return because("no-such-line", "PR-13", n=int(state.table.side))
    if isinstance(move, Take | Swap):
        return refusal_of_place(state, move)
    if isinstance(move, Give):
        received = move.position == state.shelters[state.exchange.giver].size()
        return because("just-received", "PR-51") if received else no_such_card(move.position)
    if isinstance(move, Accept):
        known = move.offer <= len(state.exchange.offers)
        return because("only-sideways", "PR-R11") if known else because("no-such-offer", "PR-55")
    if isinstance(move, Offer) and may_offer(state, codes.OFFER_TWO):
        return because("two-cards", "PR-56")
    if isinstance(move, OfferTwo) and not may_offer(state, codes.OFFER_TWO):
        return because("one-card", "PR-54")
    return no_such_card(move.two if isinstance(move, OfferTwo) else getattr(move, "position", 0))


def refusal_of_place(state: PetsRescue, move: Take | Swap) -> Refusal:
    place = (move.row - 1) * SIDE + move.column - 1
    if max(move.row, move.column) > state.table.side:
        return because("no-such-place", "PR-13")
    if state.supply.grid[place] == NOTHING:
        return because("taken", "PR-17")
    return because("other-line", "PR-16")


def no_such_card(position: int) -> Refusal:
    return because("no-such-card", "PR-R22", position=position)
