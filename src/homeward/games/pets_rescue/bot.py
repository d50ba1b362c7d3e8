"""What a good player knows: what both sides of a card are worth to me and to those who pick after me."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.knowledge import Knowledge
from homeward.engine.state import State
from homeward.games.pets_rescue.cards import NOTHING, SIDEWAYS, UPRIGHT, Shelter
from homeward.games.pets_rescue.hopes import Hopes
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
START_UNKNOWN: Final = 2.5  # what a starting card gives that one cannot see
SURE_LEAD: Final = 12.0  # points ahead that feel like a won game


@final
class PetsKnowledge(Knowledge):
    """Looks to the end of the turn: I choose, those after me take what is best for them, the lead gets the rest."""

    def prefer(self, state: State, code: i64) -> float:
        assert isinstance(state, PetsRescue)
        phase = state.phase
        if phase == CHOOSE_LINE:
            return self.line(state, code)
        if phase == CHOOSE_CARD:
            return self.turn(state, line_cards(state, state.line), state.grid[(code - TAKE) // 2], code - TAKE & 1)
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
            return self.gain(state, state.active, state.shelters[state.active].start, code - START)
        return self.gain(state, state.active, state.gift, code - PLACE)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, PetsRescue)
        if state.phase == OVER:
            return state.value(seat)
        mine = self.hope(state, state.shelters, seat, seat)
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                best = max(best, self.hope(state, state.shelters, other, seat))
        ahead = (mine - best) / SURE_LEAD
        return min(1.0, max(0.0, 0.5 + 0.5 * ahead))

    # Hopes

    def hope(self, state: PetsRescue, shelters: list[Shelter], seat: i64, knower: i64) -> float:
        """Points a seat can hope for, as far as `knower` can tell."""
        start = state.shelters[seat].start if seat == knower else NOTHING
        unseen = 0.0 if seat == knower else START_UNKNOWN
        return Hopes(state.printed, shelters, seat, state.table.gap, later(state, seat)).points(start) + unseen

    def gain(self, state: PetsRescue, seat: i64, card: i64, way: i64) -> float:
        """What a card placed this way adds to a seat's hopes. It is tried out in place and taken back."""
        shelter = state.shelters[seat]
        before = self.hope(state, state.shelters, seat, NOTHING)
        shelter.place(card, way, state.printed)
        after = self.hope(state, state.shelters, seat, NOTHING)
        shelter.remove(shelter.size() - 1, state.printed)
        return after - before

    def known_gain(self, state: PetsRescue, seat: i64, card: i64, way: i64) -> float:
        """Like `gain`, for the seat to act, who knows its own starting card."""
        shelter = state.shelters[seat]
        before = self.hope(state, state.shelters, seat, seat)
        shelter.place(card, way, state.printed)
        after = self.hope(state, state.shelters, seat, seat)
        shelter.remove(shelter.size() - 1, state.printed)
        return after - before

    def gain_of(self, state: PetsRescue, seat: i64, card: i64, way: i64) -> float:
        if seat == state.active:
            return self.known_gain(state, seat, card, way)
        return self.gain(state, seat, card, way)

    # A turn

    def line(self, state: PetsRescue, line: i64) -> float:
        """The best first card of a line decides its worth."""
        cards = line_cards(state, line)
        best = -1000.0
        for i in range(i64(len(cards))):
            for way in range(2):
                best = max(best, self.turn(state, cards, cards[i], way))
        return best

    def turn(self, state: PetsRescue, cards: vec[i64], mine: i64, way: i64) -> float:
        """My card now, then everybody after me takes their best; the last card is the lead's, sideways."""
        worth = self.gain_of(state, state.active, mine, way)
        left = without(cards, mine)
        seat = (state.active + 1) % state.players
        for _ in range(state.players - state.taken - 1):
            best = NOTHING
            most = -1000.0
            for i in range(i64(len(left))):
                gains = max(self.gain(state, seat, left[i], UPRIGHT), self.gain(state, seat, left[i], SIDEWAYS))
                if gains > most:
                    most = gains
                    best = left[i]
            worth -= most * self.rivalry(state)
            left = without(left, best)
            seat = (seat + 1) % state.players
        last = self.gain_of(state, state.lead, left[0], SIDEWAYS)
        return worth + (last if state.lead == state.active else -last * self.rivalry(state))

    def rivalry(self, state: PetsRescue) -> float:
        return RIVALRY / float(state.players - 1)

    # Cards that act

    def direction(self, state: PetsRescue, direction: i64) -> float:
        """Give to whoever is behind."""
        step: i64 = 1 if direction == 0 else state.players - 1
        return -self.hope(state, state.shelters, (state.active + step) % state.players, state.active)

    def gift(self, state: PetsRescue, position: i64) -> float:
        shelter = state.shelters[state.active]
        card, way = shelter.cards[position], shelter.ways[position]
        kept = self.without_card(state, state.active, position)
        receiver = state.receiver()
        helps = self.gain(state, receiver, card, SIDEWAYS)
        if not state.printed.acts(card):
            helps = max(helps, self.gain(state, receiver, card, UPRIGHT))
        # a card that must be kept sideways loses less than one that was chosen upright for its points
        return kept - helps * self.rivalry(state) + (0.01 if way == SIDEWAYS else 0.0)

    def without_card(self, state: PetsRescue, seat: i64, position: i64) -> float:
        """Hopes of a seat if it gave a card away."""
        shelters = state.shelters[:]
        shelters[seat] = state.shelters[seat].copy()
        shelters[seat].remove(position, state.printed)
        return self.hope(state, shelters, seat, state.active)

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
        mine = self.hope(state, shelters, state.active, state.active)
        return mine - self.best_gain(state, state.owner, card) * self.rivalry(state)

    def best_gain(self, state: PetsRescue, seat: i64, card: i64) -> float:
        sideways = self.gain(state, seat, card, SIDEWAYS)
        if state.printed.acts(card):
            return sideways
        return max(sideways, self.gain(state, seat, card, UPRIGHT))

    def accepted(self, state: PetsRescue, offer: i64, way: i64) -> float:
        """Mine with the accepted card, against theirs with the pets they get for it."""
        seat, card = state.offerer(offer), state.offers[offer]
        shelters = state.shelters[:]
        mine, theirs = shelters[state.active].copy(), shelters[seat].copy()
        shelters[state.active] = mine
        shelters[seat] = theirs
        before = self.hope(state, shelters, seat, state.active)
        theirs.remove(theirs.find(card), state.printed)
        theirs.place(state.acting, SIDEWAYS, state.printed)
        mine.remove(mine.find(state.acting), state.printed)
        mine.place(card, way, state.printed)
        helps = self.hope(state, shelters, seat, state.active) - before
        return self.hope(state, shelters, state.active, state.active) - helps * self.rivalry(state)

    def swap(self, state: PetsRescue, card: i64, way: i64) -> float:
        shelters = state.shelters[:]
        mine = shelters[state.active].copy()
        shelters[state.active] = mine
        mine.remove(mine.find(state.acting), state.printed)
        mine.place(card, way, state.printed)
        return self.hope(state, shelters, state.active, state.active)


def later(state: PetsRescue, seat: i64) -> i64:
    """Cards a seat will still take."""
    each = state.table.turns * state.table.side // state.players
    return max(i64(0), each - state.shelters[seat].size())


def line_cards(state: PetsRescue, line: i64) -> vec[i64]:
    cards = vec[i64]()
    for i in range(state.table.side):
        card = state.grid[line * SIDE + i if line < SIDE else i * SIDE + line - SIDE]
        if card != NOTHING:
            cards = append(cards, card)
    return cards


def without(cards: vec[i64], card: i64) -> vec[i64]:
    left = vec[i64]()
    for i in range(i64(len(cards))):
        if cards[i] != card:
            left = append(left, cards[i])
    return left
