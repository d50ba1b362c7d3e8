"""What a good player knows: what both sides of a card are worth to me and to those who pick after me."""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.pets_rescue.bot.gains import Gains, gain, hope
from homeward.games.pets_rescue.cards import NOTHING, SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules import (
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
    OFFER,
    OFFER_TWO,
    OVER,
    PAIR_ONE,
    PAIR_TWO,
    PLACE,
    SIDE,
    START,
    SWAP,
    TAKE,
    PetsRescue,
)

RIVALRY: Final = 0.6  # how much the gain of all others together hurts, if one gains the same
CLEAR_LEAD: Final = 20.0  # points ahead that make a win likely, not sure: 85 %


@final
class PetsKnowledge(Knowledge):
    """Looks to the end of the turn: I choose, those after me take what is best for them, the lead gets the rest."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, PetsRescue)
        return self.liking(state, Gains(state), code)

    def likings(self, state: State, codes: vec[i64]) -> vec[float]:
        """All moves together cost little more than one: they share what the cards are worth."""
        assert isinstance(state, PetsRescue)
        gains = Gains(state)
        likings = vec[float]()
        for i in range(i64(len(codes))):
            likings = append(likings, self.liking(state, gains, codes[i]))
        return likings

    def liking(self, state: PetsRescue, gains: Gains, code: i64) -> float:
        phase = state.phase
        if phase == CHOOSE_LINE:
            return self.line(state, gains, code)
        if phase == CHOOSE_CARD:
            return self.turn(state, gains, line_places(state, state.line), (code - TAKE) // 2, code - TAKE & 1)
        if phase == CHOOSE_DIRECTION:
            return self.direction(state, code - DIRECTION)
        if phase == CHOOSE_GIFT:
            return self.gift(state, code - GIVE)
        if phase == CHOOSE_OFFER:
            return self.offer(state, code)
        if phase == CHOOSE_ACCEPTED:
            return self.accepted(state, (code - ACCEPT) // 2, code - ACCEPT & 1)
        if phase == CHOOSE_SWAP:
            return self.swap(state, state.grid[(code - SWAP) // 2], code - SWAP & 1)
        if phase == CHOOSE_START:
            return gain(state, state.active, state.shelters[state.active].start, code - START)
        return gain(state, state.active, state.gift, code - PLACE)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, PetsRescue)
        if state.phase == OVER:
            return state.value(seat)
        mine = hope(state, state.shelters, seat, seat)
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                best = max(best, hope(state, state.shelters, other, seat))
        ahead = (mine - best) / CLEAR_LEAD
        return 0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead)

    # A turn

    def line(self, state: PetsRescue, gains: Gains, line: i64) -> float:
        """The best first card of a line decides its worth."""
        places = line_places(state, line)
        best = -1000.0
        for i in range(i64(len(places))):
            for way in range(2):
                best = max(best, self.turn(state, gains, places, places[i], way))
        return best

    def turn(self, state: PetsRescue, gains: Gains, places: vec[i64], mine: i64, way: i64) -> float:
        """My card now, then everybody after me takes their best; the last card is the lead's, sideways."""
        worth = gains.of(state.active, mine, way)
        left = without(places, mine)
        seat = (state.active + 1) % state.players
        for _ in range(state.players - state.taken - 1):
            best = NOTHING
            most = -1000.0
            for i in range(i64(len(left))):
                gained = max(gains.of(seat, left[i], UPRIGHT), gains.of(seat, left[i], SIDEWAYS))
                if gained > most:
                    most = gained
                    best = left[i]
            worth -= most * self.rivalry(state)
            left = without(left, best)
            seat = (seat + 1) % state.players
        last = gains.of(state.lead, left[0], SIDEWAYS)
        return worth + (last if state.lead == state.active else -last * self.rivalry(state))

    def rivalry(self, state: PetsRescue) -> float:
        return RIVALRY / float(state.players - 1)

    # Cards that act

    def direction(self, state: PetsRescue, direction: i64) -> float:
        """Give to whoever is behind."""
        step: i64 = 1 if direction == 0 else state.players - 1
        return -hope(state, state.shelters, (state.active + step) % state.players, state.active)

    def gift(self, state: PetsRescue, position: i64) -> float:
        shelter = state.shelters[state.active]
        card, way = shelter.cards[position], shelter.ways[position]
        kept = self.without_card(state, state.active, position)
        receiver = state.receiver()
        helps = gain(state, receiver, card, SIDEWAYS)
        if not state.printed.acts(card):
            helps = max(helps, gain(state, receiver, card, UPRIGHT))
        # a card that must be kept sideways loses less than one that was chosen upright for its points
        return kept - helps * self.rivalry(state) + (0.01 if way == SIDEWAYS else 0.0)

    def without_card(self, state: PetsRescue, seat: i64, position: i64) -> float:
        """Hopes of a seat if it gave a card away."""
        shelters = state.shelters[:]
        shelters[seat] = state.shelters[seat].copy()
        shelters[seat].remove(position, state.printed)
        return hope(state, shelters, seat, state.active)

    def offer(self, state: PetsRescue, code: i64) -> float:
        if code < OFFER_TWO:
            return self.offered(state, code - OFFER)
        one, two = PAIR_ONE[code - OFFER_TWO], PAIR_TWO[code - OFFER_TWO]
        cards = state.shelters[state.active].cards
        # the owner takes what is better for them
        first = self.best_gain(state, state.owner, cards[one]) >= self.best_gain(state, state.owner, cards[two])
        return self.offered(state, one if first else two)

    def offered(self, state: PetsRescue, position: i64) -> float:
        """My hopes if this offer is accepted and the pets of the offer card come to me."""
        card = state.shelters[state.active].cards[position]
        shelters = state.shelters[:]
        shelters[state.active] = state.shelters[state.active].copy()
        shelters[state.active].remove(position, state.printed)
        shelters[state.active].place(state.acting, SIDEWAYS, state.printed)
        mine = hope(state, shelters, state.active, state.active)
        return mine - self.best_gain(state, state.owner, card) * self.rivalry(state)

    def best_gain(self, state: PetsRescue, seat: i64, card: i64) -> float:
        sideways = gain(state, seat, card, SIDEWAYS)
        if state.printed.acts(card):
            return sideways
        return max(sideways, gain(state, seat, card, UPRIGHT))

    def accepted(self, state: PetsRescue, offer: i64, way: i64) -> float:
        """Mine with the accepted card, against theirs with the pets they get for it."""
        seat, card = state.offerer(offer), state.offers[offer]
        shelters = state.shelters[:]
        mine, theirs = shelters[state.active].copy(), shelters[seat].copy()
        shelters[state.active] = mine
        shelters[seat] = theirs
        before = hope(state, shelters, seat, state.active)
        theirs.remove(theirs.find(card), state.printed)
        theirs.place(state.acting, SIDEWAYS, state.printed)
        mine.remove(mine.find(state.acting), state.printed)
        mine.place(card, way, state.printed)
        helps = hope(state, shelters, seat, state.active) - before
        return hope(state, shelters, state.active, state.active) - helps * self.rivalry(state)

    def swap(self, state: PetsRescue, card: i64, way: i64) -> float:
        shelters = state.shelters[:]
        mine = shelters[state.active].copy()
        shelters[state.active] = mine
        mine.remove(mine.find(state.acting), state.printed)
        mine.place(card, way, state.printed)
        return hope(state, shelters, state.active, state.active)


def line_places(state: PetsRescue, line: i64) -> vec[i64]:
    """The places of a line that still have a card."""
    places = vec[i64]()
    for i in range(state.table.side):
        place = line * SIDE + i if line < SIDE else i * SIDE + line - SIDE
        if state.grid[place] != NOTHING:
            places = append(places, place)
    return places


def without(places: vec[i64], place: i64) -> vec[i64]:
    left = vec[i64]()
    for i in range(i64(len(places))):
        if places[i] != place:
            left = append(left, places[i])
    return left
