"""What a bot sees: the figure with a delay, and an estimate of where it is now."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.monster_falle.bot.hands import part_of
from homeward.games.monster_falle.bot.plan import NONE, TO_EAST, TO_NORTH, TO_SOUTH, TO_WEST, stage_of
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.maze import CELL, GRID, HALF, SIZE
from homeward.games.monster_falle.rules.physics import distance
from homeward.games.monster_falle.rules.state import MonsterFalle

MEMORY: Final[i64] = 64  # beats that a bot remembers, more than any delay
HEADING_STEP: Final[i64] = BOX.driving.heading_step
HEADING_REST: Final[i64] = BOX.driving.heading_rest


@final
class Sight:
    """What a driver remembers of the figure, and its estimate."""

    __slots__ = ("anchor_x", "anchor_y", "cell", "heading", "heading_at", "seen", "stages", "x", "xs", "y", "ys")

    def __init__(self) -> None:
        self.xs: vec[i64] = empty_memory()
        self.ys: vec[i64] = empty_memory()
        self.stages: vec[i64] = empty_memory()  # NONE in a beat without a figure
        self.x: i64 = 0  # the estimated position of the figure now
        self.y: i64 = 0
        self.cell: i64 = 0
        self.seen: i64 = NONE  # the stage of its run; NONE while no figure is seen
        self.anchor_x: i64 = 0
        self.anchor_y: i64 = 0
        self.heading: i64 = NONE
        self.heading_at: i64 = 0

    def remember(self, beat: i64, state: MonsterFalle) -> None:
        at = beat % MEMORY
        self.xs[at] = state.mansion.x
        self.ys[at] = state.mansion.y
        self.stages[at] = stage_of(state.visit) if state.mansion.present else NONE

    def look(self, beat: i64, delay: i64, foresight: i64) -> None:
        """The figure some beats ago, moved by a share of its probable movement since."""
        now = beat - delay
        if now < 1:
            return
        at = now % MEMORY
        before = (now - 1) % MEMORY
        self.seen = self.stages[at]
        if self.seen == NONE:
            self.heading = NONE
            return
        fresh = self.stages[before] == NONE
        x = self.xs[at]
        y = self.ys[at]
        self.note_heading(beat, x, y, fresh)
        ahead = 0 if fresh else delay * foresight
        self.x = on_board(x + part_of((x - self.xs[before]) * ahead))
        self.y = on_board(y + part_of((y - self.ys[before]) * ahead))
        self.cell = self.y // CELL * GRID + self.x // CELL

    def note_heading(self, beat: i64, x: i64, y: i64, fresh: bool) -> None:
        """The direction of the last clear movement; both partners see the same one."""
        dx = x - self.anchor_x
        dy = y - self.anchor_y
        if fresh:
            self.heading = NONE
        elif distance(dx, 0) >= HEADING_STEP or distance(dy, 0) >= HEADING_STEP:
            if distance(dx, 0) >= distance(dy, 0):
                self.heading = TO_EAST if dx > 0 else TO_WEST
            else:
                self.heading = TO_SOUTH if dy > 0 else TO_NORTH
            self.heading_at = beat
        else:
            if beat - self.heading_at > HEADING_REST:
                self.heading = NONE
            return
        self.anchor_x = x
        self.anchor_y = y

    def along(self, axis: i64) -> i64:
        return self.x if axis == 0 else self.y


def empty_memory() -> vec[i64]:
    memory = vec[i64]()
    for _ in range(MEMORY):
        memory = append(memory, NONE)
    return memory


def on_board(at: i64) -> i64:
    return max(HALF, min(SIZE - HALF, at))
