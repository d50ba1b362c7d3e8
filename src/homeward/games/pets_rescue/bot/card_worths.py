"""What the cards of the grid are worth to everybody in one position: each worked out once, when first asked for."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.bot.expected_points import ExpectedPoints
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.codes import PLACES
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.state import PetsRescue

START_UNKNOWN: Final = 2.5  # what a starting card gives that one cannot see
NOT_ASKED: Final = -1_000_000.0


@final
class CardWorths:
    """To choose a line one compares the same few cards again and again, for oneself and for those who pick later."""

    __slots__ = ("expected", "known", "state")

    def __init__(self, state: PetsRescue) -> None:
        self.state = state
        self.known = vec[float]()  # by seat, place of the grid and way
        self.expected = vec[float]()  # of each seat, as everything lies now
        for _ in range(state.players):
            self.expected = append(self.expected, NOT_ASKED)
            for _ in range(2 * PLACES):
                self.known = append(self.known, NOT_ASKED)

    def knower(self, seat: i64) -> i64:
        """Only the seat to act knows its own starting card."""
        return seat if seat == self.state.active else NOTHING

    def of(self, seat: i64, place: i64, way: i64) -> float:
        """What the card at a place of the grid, placed this way, adds to what a seat can expect."""
        at = 2 * (seat * PLACES + place) + way
        if self.known[at] == NOT_ASKED:
            card = self.state.supply.grid[place]
            self.known[at] = expected_with(self.state, seat, card, way, self.knower(seat)) - self.as_it_is(seat)
        return self.known[at]

    def as_it_is(self, seat: i64) -> float:
        if self.expected[seat] == NOT_ASKED:
            self.expected[seat] = expected_points_of(self.state, self.state.shelters, seat, self.knower(seat))
        return self.expected[seat]


def expected_points_of(state: PetsRescue, shelters: list[Shelter], seat: i64, knower: i64) -> float:
    """Points a seat can expect, as far as `knower` can tell."""
    start = state.shelters[seat].start if seat == knower else NOTHING
    unseen = 0.0 if seat == knower else START_UNKNOWN
    return ExpectedPoints(state.printed, shelters, seat, state.table.gap, later(state, seat)).points(start) + unseen


def expected_with(state: PetsRescue, seat: i64, card: i64, way: i64, knower: i64) -> float:
    """The same with one more card, which is tried out in place and taken back."""
    shelter = state.shelters[seat]
    shelter.place(card, way, state.printed)
    points = expected_points_of(state, state.shelters, seat, knower)
    shelter.remove(shelter.size() - 1, state.printed)
    return points


def worth_of(state: PetsRescue, seat: i64, card: i64, way: i64) -> float:
    """What a card placed this way adds to what a seat can expect, for somebody who does not know its starting card."""
    return expected_with(state, seat, card, way, NOTHING) - expected_points_of(state, state.shelters, seat, NOTHING)


def later(state: PetsRescue, seat: i64) -> i64:
    """Cards a seat will still take."""
    each = state.table.turns * state.table.side // state.players
    return max(i64(0), each - state.shelters[seat].size())
