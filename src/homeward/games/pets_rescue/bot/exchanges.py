"""The values of decisions about cards that act: pass, offer and leftover."""

from mypy_extensions import i64

from homeward.games.pets_rescue.bot.card_worths import expected_points_of, worth_of
from homeward.games.pets_rescue.bot.drafting import rivalry
from homeward.games.pets_rescue.rules.cards import SIDEWAYS, UPRIGHT
from homeward.games.pets_rescue.rules.codes import OFFER, OFFER_TWO, PAIR_ONE, PAIR_TWO
from homeward.games.pets_rescue.rules.offering import is_accepted_sideways, offerer
from homeward.games.pets_rescue.rules.passing import is_passed_sideways, receiver
from homeward.games.pets_rescue.rules.state import PetsRescue


def direction_worth(state: PetsRescue, direction: i64) -> float:
    """Prefers giving to a neighbour who is behind."""
    step: i64 = 1 if direction == 0 else state.players - 1
    return -expected_points_of(state, state.shelters, (state.active + step) % state.players, state.active)


def gift_worth(state: PetsRescue, position: i64) -> float:
    shelter = state.shelters[state.active]
    card, way = shelter.cards[position], shelter.ways[position]
    kept = without_card(state, state.active, position)
    helps = best_worth(state, receiver(state), card, is_passed_sideways(state, card))
    # a card that must be kept sideways loses less than one that was chosen upright for its points
    return kept - helps * rivalry(state) + (0.01 if way == SIDEWAYS else 0.0)


def without_card(state: PetsRescue, seat: i64, position: i64) -> float:
    """A seat's expected points without a card that it gives away."""
    shelters = state.shelters[:]
    shelters[seat] = state.shelters[seat].copy()
    shelters[seat].remove(position, state.printed)
    return expected_points_of(state, shelters, seat, state.active)


def offer_worth(state: PetsRescue, code: i64) -> float:
    if code < OFFER_TWO:
        return offered_worth(state, code - OFFER)
    one, two = PAIR_ONE[code - OFFER_TWO], PAIR_TWO[code - OFFER_TWO]
    cards = state.shelters[state.active].cards
    # the owner places the card in the better way
    first = accepted_gain(state, cards[one]) >= accepted_gain(state, cards[two])
    return offered_worth(state, one if first else two)


def accepted_gain(state: PetsRescue, card: i64) -> float:
    """What an offered card would add for the owner of the offer card."""
    return best_worth(state, state.exchange.owner, card, is_accepted_sideways(state, card))


def offered_worth(state: PetsRescue, position: i64) -> float:
    """The seat's expected points if this offer is accepted and it gets the pets of the offer card."""
    card = state.shelters[state.active].cards[position]
    shelters = state.shelters[:]
    shelters[state.active] = state.shelters[state.active].copy()
    shelters[state.active].remove(position, state.printed)
    shelters[state.active].place(state.exchange.acting, SIDEWAYS, state.printed)
    mine = expected_points_of(state, shelters, state.active, state.active)
    return mine - accepted_gain(state, card) * rivalry(state)


def best_worth(state: PetsRescue, seat: i64, card: i64, comes_sideways: bool) -> float:
    sideways = worth_of(state, seat, card, SIDEWAYS)
    if comes_sideways:
        return sideways
    return max(sideways, worth_of(state, seat, card, UPRIGHT))


def accepted_worth(state: PetsRescue, offer: i64, way: i64) -> float:
    """The gain with the accepted card, less that of the other player with the pets of the offer card."""
    seat, card = offerer(state, offer), state.exchange.offers[offer]
    shelters = state.shelters[:]
    mine, theirs = shelters[state.active].copy(), shelters[seat].copy()
    shelters[state.active] = mine
    shelters[seat] = theirs
    before = expected_points_of(state, shelters, seat, state.active)
    theirs.remove(theirs.find(card), state.printed)
    theirs.place(state.exchange.acting, SIDEWAYS, state.printed)
    mine.remove(mine.find(state.exchange.acting), state.printed)
    mine.place(card, way, state.printed)
    helps = expected_points_of(state, shelters, seat, state.active) - before
    return expected_points_of(state, shelters, state.active, state.active) - helps * rivalry(state)


def swap_worth(state: PetsRescue, card: i64, way: i64) -> float:
    shelters = state.shelters[:]
    mine = shelters[state.active].copy()
    shelters[state.active] = mine
    mine.remove(mine.find(state.exchange.acting), state.printed)
    mine.place(card, way, state.printed)
    return expected_points_of(state, shelters, state.active, state.active)
