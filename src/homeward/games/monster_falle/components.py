"""The box of Monster-Falle: loads components.toml and checks that its rows agree."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from homeward.engine.errors import BadComponents
from homeward.engine.files.components import read_components

Side = Literal["N", "E", "S", "W"]
MonsterId = Literal["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"]
LocationKey = Literal["fridge", "cat", "bathtub", "rocking_horse", "sofa", "loo"]
Cell = tuple[int, int]

STEPS: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every row of the box names its source."""

    source: Literal["rulebook", "public", "reconstructed"]


class Timing(Row, frozen=True):
    tick_hz: int
    sand_timer: int
    place: int
    countdown: int
    timers_team: int
    timers_solo: int


class Geometry(Row, frozen=True):
    grid: int
    cell: int
    wall_half: int
    figure_half: int
    figure_diagonal: int


class Physics(Row, frozen=True):
    speed_max: int
    accelerate: int
    brake: int
    home_snap: int
    touch_free: int
    touch_weight: int
    press_free: int
    press_weight: int
    push_free: int
    push_weight: int
    wobble_limit: int
    wobble_decay: int
    hole_half: int


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """How easily the sack topples; an absent value is that of [physics]."""

    wobble_limit: int | None = None
    touch_free: int | None = None
    press_free: int | None = None


class Input(Row, frozen=True):
    nudge: int
    push: int
    hurry: int
    home: int
    soft_touch_distance: int
    arrow_clear: int


class Maze(Row, frozen=True):
    east: tuple[str, ...]
    south: tuple[str, ...]
    trap: Cell


class Start(Row, frozen=True):
    id: str
    cell: Cell
    route: str


class Location(Row, frozen=True):
    id: str
    key: LocationKey
    cell: Cell
    sides: tuple[Side, Side]


class Monster(Row, frozen=True):
    id: MonsterId
    eyes: Literal[0, 2, 3, 5]
    look: str


class Counts(Row, frozen=True):
    cards_per_monster: int
    monster_cards: int
    location_cards: int
    eye_chips: int
    colours: tuple[str, ...]


class Mode(Row, frozen=True):
    id: str
    players: int
    teams: tuple[tuple[int, ...], ...]
    chips: int


class Hands(Row, frozen=True):
    """How a bot sees and holds its rails."""

    id: str
    delay: int
    foresight: int
    foresight_spread: int
    push: int
    speed_spread: int
    resample: int
    approach_far: int
    approach_mid: int
    far_gap: int
    near_gap: int
    think: tuple[int, int]
    find: tuple[int, int]


class Driving(Row, frozen=True):
    align_tolerance: int
    align_tolerance_steady: int
    nudge: int
    ready_gap: int
    clear_ahead: int
    idle_clear: int
    retreat_below_gap: int
    heading_step: int
    heading_rest: int
    reversal_window: int
    turn_cost: int
    u_turn_cost: int
    cell_cost: int


class Box(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"starts": "start", "locations": "location", "monsters": "monster", "modes": "mode"},
):
    timing: Timing
    geometry: Geometry
    physics: Physics
    presets: dict[str, Preset]
    input: Input
    maze: Maze
    starts: tuple[Start, ...]
    locations: tuple[Location, ...]
    monsters: tuple[Monster, ...]
    counts: Counts
    modes: tuple[Mode, ...]
    hands: tuple[Hands, ...]
    driving: Driving

    def is_open(self, cell: Cell, side: str) -> bool:
        """Is there no wall on that side of a cell?"""
        row, column = cell
        if side in "EW":
            column -= side == "W"
            return column >= 0 and self.maze.east[row][column] == "0"
        row -= side == "N"
        return row >= 0 and self.maze.south[row][column] == "0"

    def open_sides(self, cell: Cell) -> set[str]:
        return {side for side in STEPS if self.is_open(cell, side)}


def load(path: Path) -> Box:
    """The box of a components file. Raises BadComponents with the row that is wrong."""
    box = read_components(path, Box)
    check_maze(box)
    check_places(box)
    check_counts(box)
    return box


def check_maze(box: Box) -> None:
    """The maze is closed all round, and symmetric under half a turn, so that no seat has a better side."""
    grid = box.geometry.grid
    for name, rows in (("east", box.maze.east), ("south", box.maze.south)):
        if len(rows) != grid or any(len(row) != grid or set(row) - set("01") for row in rows):
            raise BadComponents(f"maze.{name}: must be {grid} rows of {grid} times 0 or 1")
    if any(row[-1] != "1" for row in box.maze.east) or "0" in box.maze.south[-1]:
        raise BadComponents("maze: the outer walls have a gap")
    for row in range(grid):
        for column in range(grid):
            here, there = (row, column), (grid - 1 - row, grid - 1 - column)
            turned = {{"N": "S", "S": "N", "E": "W", "W": "E"}[side] for side in box.open_sides(there)}
            if box.open_sides(here) != turned:
                raise BadComponents(f"maze: cell {row}, {column} has no counterpart after half a turn")


def check_places(box: Box) -> None:
    """Every start's route leads through open sides into the trap; a location has exactly its two open sides."""
    for start in box.starts:
        cell = start.cell
        for side in start.route:
            if not box.is_open(cell, side):
                raise BadComponents(f"start {start.id}: the route runs into the {side} wall of {cell}")
            cell = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
        if cell != box.maze.trap:
            raise BadComponents(f"start {start.id}: the route ends in {cell}, not in the trap")
    for location in box.locations:
        if box.open_sides(location.cell) != set(location.sides):
            raise BadComponents(f"location {location.id}: its open sides are {sorted(box.open_sides(location.cell))}")
    cells = [start.cell for start in box.starts] + [place.cell for place in box.locations] + [box.maze.trap]
    if len(set(cells)) != len(cells):
        raise BadComponents("start, location: two of them share a cell")


def check_counts(box: Box) -> None:
    """The numbers of the rulebook's component list."""
    counts = box.counts
    if len(box.monsters) != len(box.starts):
        raise BadComponents(f"monster: {len(box.monsters)} chits for {len(box.starts)} start places")
    if len(box.monsters) * counts.cards_per_monster != counts.monster_cards:
        raise BadComponents(f"monster: {len(box.monsters)} times {counts.cards_per_monster} is not the whole deck")
    if len(box.locations) != counts.location_cards:
        raise BadComponents(f"location: {len(box.locations)} of {counts.location_cards}")
    for mode in box.modes:
        if len(mode.teams) * mode.chips not in (counts.eye_chips, counts.eye_chips // 2):
            raise BadComponents(f"mode {mode.id}: the eye chips are not shared out equally")
        if {seat for team in mode.teams for seat in team} != set(range(mode.players)):
            raise BadComponents(f"mode {mode.id}: the teams do not seat everybody")


BOX = load(Path(__file__).with_name("components.toml"))
