"""A plan for one position: ways in moves, the value of smell and cubes, and the danger from the dingo."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.bot.distances import FAR_AWAY, moves_home, moves_to
from homeward.games.wombat_rescue.rules.dingo import chase_steps
from homeward.games.wombat_rescue.rules.pieces.board import NESTS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SMELL, SPACES, row_of
from homeward.games.wombat_rescue.rules.pieces.outback import Outback
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES, RADIUS
from homeward.games.wombat_rescue.rules.pieces.wombat import MOUTH, NO_BABY, RESCUED, THRESHOLD

CORRIDOR: Final[i64] = 4  # how far from the straight way to a baby a smell still helps
WELL_SMELLED: Final = 11.0  # with babies at most this many moves away on average, cubes matter no more than babies
BITE: Final[vec[i64]] = vec[i64]([6, 6, 4, 2])  # sixths of all rolls with which the dingo reaches this many steps


@final
class Plan:
    """Distances in moves, and the value of smell on each space, for one seat in one position."""

    outback: Outback
    seat: i64
    to_home: vec[i64]  # moves from each space to home
    trip: vec[i64]  # moves to fetch the best baby and bring it home, or to bring the carried one home
    to_food: vec[i64]  # moves to food
    detour: float  # moves added to a way to food when it is compared with a way to a baby
    worth: vec[i64]  # the value of smell on a space for the remaining ways
    lost_babies: i64

    def __init__(self, outback: Outback, seat: i64) -> None:
        me = outback.wombats[seat]
        self.outback = outback
        self.seat = seat
        self.to_home = moves_home(outback, seat)
        self.lost_babies = 0
        self.trip = self.to_home if me.pouch != NO_BABY else self.fetch()
        self.to_food = self.find_food()
        self.worth = self.value_of_smell()
        self.detour = self.food_matters()

    def fetch(self) -> vec[i64]:
        nests = vec[i64]()
        back = vec[i64]()
        for nest in range(NESTS):
            if self.outback.wombats[self.seat].seeks(nest):
                space = self.outback.board.nest[nest]
                nests = append(nests, space)
                back = append(back, self.to_home[space])
        return moves_to(self.outback, self.seat, nests, back)

    def find_food(self) -> vec[i64]:
        """Moves to a disc; a disc too small to fill the mouth counts as further away."""
        missing = THRESHOLD - self.outback.wombats[self.seat].worth(MOUTH)
        spaces = vec[i64]()
        extra = vec[i64]()
        food = self.outback.board.food
        for i in range(i64(len(food))):
            disc = self.outback.disc_at(food[i])
            if disc != 0 and missing > 0:
                spaces = append(spaces, food[i])
                extra = append(extra, max(0, missing - disc))
        return moves_to(self.outback, self.seat, spaces, extra)

    def value_of_smell(self) -> vec[i64]:
        """Smell is valuable near the straight ways between home and the babies not yet home."""
        ground = self.outback.board.ground
        worth = row_of(SPACES, 0)
        for nest in range(NESTS):
            if self.outback.wombats[self.seat].babies[nest] == RESCUED:
                continue
            self.lost_babies += 1
            there = self.outback.board.nest[nest]
            whole = ground.apart(there, self.outback.home)
            for space in range(SPACES):
                off = ground.apart(space, there) + ground.apart(space, self.outback.home) - whole
                if off < CORRIDOR:
                    worth[space] += CORRIDOR - off
        return worth

    def food_matters(self) -> float:
        me = self.outback.wombats[self.seat]
        if me.supply == 0 or me.worth(MOUTH) >= THRESHOLD:
            return float(FAR_AWAY)
        total: i64 = 0
        for nest in range(NESTS):
            if me.babies[nest] != RESCUED:
                total += self.to_home[self.outback.board.nest[nest]]
        ways = float(total) / float(max(1, self.lost_babies))
        return WELL_SMELLED - ways if ways < WELL_SMELLED else 0.0

    def cube(self, space: i64) -> float:
        """Moves that one more cube on a space would save."""
        outback = self.outback
        cubes = outback.scent.count(space, self.seat)
        if cubes == MOST_CUBES:
            return 0.0
        ground = outback.board.ground
        total: i64 = 0
        for i in range(ground.within[space * (SMELL + 2)], ground.within[space * (SMELL + 2) + RADIUS[cubes + 1] + 1]):
            if not outback.scent.smells(ground.around[i], self.seat):
                total += self.worth[ground.around[i]]
        return float(total) / float(CORRIDOR + 2) / float(max(1, self.lost_babies))

    def danger(self, space: i64) -> float:
        """Moves that the dingo's next roll is expected to cost a lead on a space."""
        outback = self.outback
        if space == outback.home or outback.dingo == NOWHERE:
            return 0.0
        steps = outback.board.ground.chase[outback.dingo * SPACES + space]
        if steps == NOWHERE or steps >= i64(len(BITE)):
            return 0.0
        for seat in range(i64(len(outback.wombats))):
            other = chase_steps(outback, seat)
            if seat != self.seat and other != NOWHERE and other < steps:
                return 0.0
        return float(BITE[steps]) / 6.0 * self.loss(space)

    def loss(self, space: i64) -> float:
        """Moves lost by being sent home from a space."""
        me = self.outback.wombats[self.seat]
        if me.pouch != NO_BABY:
            return float(2 * self.to_home[self.outback.board.nest[me.pouch]] - self.to_home[space])
        return max(0.0, float(self.trip[self.outback.home] - self.trip[space]))

    def stand(self, space: i64, cube_due: bool) -> float:
        """The value of having the lead on a space, in moves."""
        if space == self.outback.dingo:
            return self.stand(self.outback.home, cube_due) - self.loss(space) - 1.0
        trip = float(self.trip[space])
        food = float(self.to_food[space]) + self.detour
        here = -min(trip, food) - 0.1 * trip
        return here + (self.cube(space) if cube_due else 0.0) - self.danger(space)
