"""The way home from every cell of the maze.

Costs: one for a cell, two for a quarter turn, four for turning back. With a location to visit the search also covers
the stages of the visit: seek it, inside it (by which side?), free.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.locations import LOCATION_CELLS, NOWHERE, Visit
from homeward.games.monster_falle.rules.maze import EAST, NORTH, SOUTH, WALLS, WEST

# Directions
TO_NORTH: Final[i64] = 0
TO_EAST: Final[i64] = 1
TO_SOUTH: Final[i64] = 2
TO_WEST: Final[i64] = 3
NONE: Final[i64] = -1
SIDES: Final[vec[i64]] = vec[i64]([NORTH, EAST, SOUTH, WEST])
STEPS: Final[vec[i64]] = vec[i64]([-BOX.geometry.grid, 1, BOX.geometry.grid, -1])

# Stages of a run: free to go home, seeking the location, inside it (+ the side of entry)
FREE: Final[i64] = 0
SEEK: Final[i64] = 1
INSIDE: Final[i64] = 2
STAGES: Final[i64] = 6

CELLS: Final[i64] = BOX.geometry.grid * BOX.geometry.grid
TRAP_CELL: Final[i64] = BOX.maze.trap[0] * BOX.geometry.grid + BOX.maze.trap[1]
CELL_COST: Final[i64] = BOX.driving.cell_cost
TURN_COST: Final[i64] = BOX.driving.turn_cost
U_TURN_COST: Final[i64] = BOX.driving.u_turn_cost
FAR: Final[i64] = 1_000_000


@final
class Plan:
    """Costs to the trap for every stage, cell and direction, with or without one location on the way."""

    __slots__ = ("cost", "place")

    place: i64  # the cell of the location, NOWHERE without one
    cost: vec[i64]

    def __init__(self, location: i64) -> None:
        self.place = NOWHERE if location == NOWHERE else LOCATION_CELLS[location]
        self.cost = vec[i64]()
        for _ in range(STAGES * CELLS * 4):
            self.cost = append(self.cost, FAR)
        while self.improve():
            pass

    def improve(self) -> bool:
        """One sweep over all moves. Returns whether any became cheaper."""
        better = False
        for stage in range(STAGES if self.place != NOWHERE else i64(1)):
            for cell in range(CELLS):
                for way in range(4):
                    cost = self.cost_of(stage, cell, way)
                    at = (stage * CELLS + cell) * 4 + way
                    if cost < self.cost[at]:
                        self.cost[at] = cost
                        better = True
        return better

    def cost_of(self, stage: i64, cell: i64, way: i64) -> i64:
        """The cost of moving that way, and of the cheapest known way from there."""
        if WALLS[cell] & SIDES[way] != 0:
            return FAR
        after = cell + STEPS[way]
        if after == TRAP_CELL:
            return CELL_COST if stage == FREE else FAR
        stage = self.stage_after(stage, cell, way)
        best = self.best(stage, after, way)
        return CELL_COST + self.total(stage, after, way, best)

    def stage_after(self, stage: i64, cell: i64, way: i64) -> i64:
        if stage == FREE:
            return FREE
        if stage == SEEK:
            return INSIDE + (way + 2) % 4 if cell + STEPS[way] == self.place else SEEK
        return SEEK if way == stage - INSIDE else FREE

    def best(self, stage: i64, cell: i64, heading: i64) -> i64:
        """The best direction from a cell for a figure that comes with a heading; ties: north, east, south, west."""
        best: i64 = 0
        for way in range(i64(1), i64(4)):
            if self.total(stage, cell, heading, way) < self.total(stage, cell, heading, best):
                best = way
        return best

    def total(self, stage: i64, cell: i64, heading: i64, way: i64) -> i64:
        return self.cost[(stage * CELLS + cell) * 4 + way] + turn_cost(heading, way)


def turn_cost(heading: i64, way: i64) -> i64:
    if heading == NONE:
        return 0
    if heading == way:
        return 0
    return U_TURN_COST if (heading + 2) % 4 == way else TURN_COST


def stage_of(visit: Visit) -> i64:
    """The stage of a visit."""
    if visit.trap_is_open():
        return FREE
    if visit.entered == 0:
        return SEEK
    for way in range(i64(4)):
        if SIDES[way] == visit.entered:
            return INSIDE + way
    return SEEK


def all_plans() -> list[Plan]:
    return [Plan(location) for location in range(NOWHERE, i64(len(LOCATION_CELLS)))]


PLANS: list[Plan] = []  # by location, the one without a location first


def plan_for(location: i64) -> Plan:
    """A plan is computed once, when it is first needed."""
    if not PLANS:
        PLANS.extend(all_plans())
    return PLANS[location + 1]
