"""What a good player knows: the value of both sides of a card, for the seat and for those who choose later."""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.pets_rescue.bot.card_worths import CardWorths, expected_points_of, worth_of
from homeward.games.pets_rescue.bot.drafting import line_places, line_worth, turn_worth
from homeward.games.pets_rescue.bot.exchanges import (
    accepted_worth,
    direction_worth,
    gift_worth,
    offer_worth,
    swap_worth,
)
from homeward.games.pets_rescue.rules.codes import (
    ACCEPT,
    CHOOSE_ACCEPTED,
    CHOOSE_CARD,
    CHOOSE_DIRECTION,
    CHOOSE_GIFT,
    CHOOSE_LINE,
    CHOOSE_OFFER,
    CHOOSE_START,
    CHOOSE_SWAP,
    DIRECTION,
    GIVE,
    OVER,
    PLACE,
    START,
    SWAP,
    TAKE,
)
from homeward.games.pets_rescue.rules.state import PetsRescue

CLEAR_LEAD: Final = 20.0  # points ahead that make a win likely, not sure: 85 %


@final
class PetsKnowledge(Knowledge):
    """Looks to the end of the turn: the seat chooses, later seats take their best cards, the lead gets the rest."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, PetsRescue)
        return self.liking(state, CardWorths(state), code)

    def likings(self, state: State, codes: vec[i64]) -> vec[float]:
        """All moves together take little longer than one: they share the values of the cards."""
        assert isinstance(state, PetsRescue)
        worths = CardWorths(state)
        likings = vec[float]()
        for i in range(i64(len(codes))):
            likings = append(likings, self.liking(state, worths, codes[i]))
        return likings

    def liking(self, state: PetsRescue, worths: CardWorths, code: i64) -> float:
        phase = state.phase
        if phase == CHOOSE_LINE:
            return line_worth(state, worths, code)
        if phase == CHOOSE_CARD:
            return turn_worth(state, worths, line_places(state, state.line), (code - TAKE) // 2, code - TAKE & 1)
        if phase == CHOOSE_DIRECTION:
            return direction_worth(state, code - DIRECTION)
        if phase == CHOOSE_GIFT:
            return gift_worth(state, code - GIVE)
        if phase == CHOOSE_OFFER:
            return offer_worth(state, code)
        if phase == CHOOSE_ACCEPTED:
            return accepted_worth(state, (code - ACCEPT) // 2, code - ACCEPT & 1)
        if phase == CHOOSE_SWAP:
            return swap_worth(state, state.supply.grid[(code - SWAP) // 2], code - SWAP & 1)
        if phase == CHOOSE_START:
            return worth_of(state, state.active, state.shelters[state.active].start, code - START)
        return worth_of(state, state.active, state.exchange.gift, code - PLACE)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, PetsRescue)
        if state.phase == OVER:
            return state.value(seat)
        mine = expected_points_of(state, state.shelters, seat, seat)
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                best = max(best, expected_points_of(state, state.shelters, other, seat))
        ahead = (mine - best) / CLEAR_LEAD
        return 0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead)
