"""The values of the grid's cards for every seat in one position, each computed once, when it is first needed."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.pets_rescue.bot.expected_points import ExpectedPoints
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.games.pets_rescue.rules.codes import PLACES
from homeward.games.pets_rescue.rules.shelter import Shelter
from homeward.games.pets_rescue.rules.state import PetsRescue

START_UNKNOWN: Final = 2.5  # expected points of a hidden starting card
NOT_ASKED: Final = -1_000_000.0


@final
class CardWorths:
    """A cache: comparing lines needs the same few cards many times, for several seats."""

    __slots__ = ("expected", "known", "state")

    def __init__(self, state: PetsRescue) -> None:
        self.state = state
        self.known = vec[float]()  # values by seat, place of the grid and way
        self.expected = vec[float]()  # expected points of each seat now
        for _ in range(state.players):
            self.expected = append(self.expected, NOT_ASKED)
            for _ in range(2 * PLACES):
                self.known = append(self.known, NOT_ASKED)

    def knower(self, seat: i64) -> i64:
        """Only the seat to act knows its own starting card."""
        return seat if seat == self.state.active else NOTHING

    def of(self, seat: i64, place: i64, way: i64) -> float:
        """What the card at a place of the grid, placed this way, adds to a seat's expected points."""
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
    """The expected points of a seat, from what `knower` knows."""
    start = state.shelters[seat].start if seat == knower else NOTHING
    unseen = 0.0 if seat == knower else START_UNKNOWN
    return ExpectedPoints(state.printed, shelters, seat, state.table.gap, later(state, seat)).points(start) + unseen


def expected_with(state: PetsRescue, seat: i64, card: i64, way: i64, knower: i64) -> float:
    """The same with one more card, which is placed and taken back."""
    shelter = state.shelters[seat]
    shelter.place(card, way, state.printed)
    points = expected_points_of(state, state.shelters, seat, knower)
    shelter.remove(shelter.size() - 1, state.printed)
    return points


def worth_of(state: PetsRescue, seat: i64, card: i64, way: i64) -> float:
    """What a card placed this way adds to a seat's expected points, without knowledge of its starting card."""
    return expected_with(state, seat, card, way, NOTHING) - expected_points_of(state, state.shelters, seat, NOTHING)


def later(state: PetsRescue, seat: i64) -> i64:
    """The number of cards that a seat will still take."""
    each = state.table.turns * state.table.side // state.players
    return max(i64(0), each - state.shelters[seat].size())
