"""The mansion as a machine: four rails, one figure, walls. One call of `beat` is a sixtieth of a second.

Whole numbers only, no chance, no clock: the same commands give the same states on every machine. The client has
a copy of this file in TypeScript (web/src/games/monster_falle/physics.ts); a test checks that both agree.

x grows to the right, y downward, 240 units a cell. A rail is known by the place of its pushing face:

    L  ->  x  <-  R          T pushes down, B pushes up
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.maze import CELL, GRID, HALF, HALF_CELL, SIZE, is_free
from homeward.games.monster_falle.rules.variant import Temper

SPEED_MAX: Final[i64] = BOX.physics.speed_max
ACCELERATE: Final[i64] = BOX.physics.accelerate
BRAKE: Final[i64] = BOX.physics.brake
HOME_SNAP: Final[i64] = BOX.physics.home_snap
TOUCH_WEIGHT: Final[i64] = BOX.physics.touch_weight
PRESS_WEIGHT: Final[i64] = BOX.physics.press_weight
PUSH_FREE: Final[i64] = BOX.physics.push_free
PUSH_WEIGHT: Final[i64] = BOX.physics.push_weight
WOBBLE_DECAY: Final[i64] = BOX.physics.wobble_decay
HOLE_HALF: Final[i64] = BOX.physics.hole_half
HOLE_X: Final[i64] = BOX.maze.trap[1] * BOX.geometry.cell + BOX.geometry.cell // 2
HOLE_Y: Final[i64] = BOX.maze.trap[0] * BOX.geometry.cell + BOX.geometry.cell // 2

# Rails, in the order in which they push
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
TOP: Final[i64] = 2
BOTTOM: Final[i64] = 3
RAILS: Final[i64] = 4

# What a beat can bring
NOTHING: Final[i64] = 0
TRAPPED: Final[i64] = 1
TOPPLED: Final[i64] = 2

# What shook the sack most in the beat in which it toppled
BUMPED: Final[i64] = 0  # a rail ran into it
PRESSED: Final[i64] = 1  # against a wall
SQUEEZED: Final[i64] = 2  # between two rails
RUSHED: Final[i64] = 3  # pushed along too fast


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Mansion:
    """Everything that moves: the faces and drives of L, R, T, B and the figure between them."""

    __slots__ = (
        "blocked",
        "cause",
        "drive",
        "face",
        "present",
        "pushed",
        "temper",
        "tick",
        "touching",
        "wobble",
        "x",
        "y",
    )
    WORKED_OUT: Final = ("blocked", "cause", "pushed")  # computed in each beat; a copy does not need them

    temper: Temper
    tick: i64
    face: vec[i64]  # where the pushing face of each rail is
    drive: vec[i64]  # the speed the hand has given it, positive to the right and down
    touching: vec[i64]  # 1 for a rail that touches the figure
    present: bool  # is the figure on the board?
    x: i64
    y: i64
    wobble: i64
    pushed: vec[i64]  # units each rail pushed the figure in this beat
    blocked: vec[i64]  # units it could not
    cause: i64  # of the topple, if this beat brought one

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self.tick = 0
        self.face = vec[i64]([0, SIZE, 0, SIZE])
        self.drive = vec[i64]([0, 0, 0, 0])
        self.touching = vec[i64]([0, 0, 0, 0])
        self.pushed = vec[i64]([0, 0, 0, 0])
        self.blocked = vec[i64]([0, 0, 0, 0])
        self.cause = BUMPED
        self.present = False
        self.x = 0
        self.y = 0
        self.wobble = 0

    def copy(self) -> "Mansion":
        twin = Mansion(self.temper)
        twin.tick = self.tick
        for rail in range(RAILS):
            twin.face[rail] = self.face[rail]
            twin.drive[rail] = self.drive[rail]
            twin.touching[rail] = self.touching[rail]
        twin.present = self.present
        twin.x = self.x
        twin.y = self.y
        twin.wobble = self.wobble
        return twin

    def all_home(self) -> bool:
        return self.face[0] == 0 and self.face[1] == SIZE and self.face[2] == 0 and self.face[3] == SIZE

    def place(self, cell: i64) -> None:
        """The figure stands in the middle of a cell, upright."""
        self.present = True
        self.x = cell % GRID * CELL + HALF_CELL
        self.y = cell // GRID * CELL + HALF_CELL
        self.settle()

    def take_away(self) -> None:
        self.present = False
        self.x = 0
        self.y = 0
        self.settle()

    def settle(self) -> None:
        self.wobble = 0
        for rail in range(RAILS):
            self.touching[rail] = 0

    def rest(self) -> None:
        """A beat in which the rails are locked: nothing moves."""
        self.tick += 1
        for rail in range(RAILS):
            self.drive[rail] = 0

    def cell(self) -> i64:
        return self.y // CELL * GRID + self.x // CELL

    # One beat

    def beat(self, left: i64, right: i64, top: i64, bottom: i64) -> i64:
        """Let the hands hold these speeds for one beat. Returns what happened to the figure."""
        drive = self.drive
        drive[0] = next_speed(drive[0], left)
        drive[1] = next_speed(drive[1], right)
        drive[2] = next_speed(drive[2], top)
        drive[3] = next_speed(drive[3], bottom)
        self.pull_outward()
        self.push_inward()
        self.tick += 1
        if not self.present:
            self.wobble = 0
            return NOTHING
        return self.judge()

    def hold(self, left: i64, right: i64, top: i64, bottom: i64, beats: i64) -> i64:
        """The same speeds for some beats. Ends early if something happens to the figure, and returns it."""
        for _ in range(beats):
            event = self.beat(left, right, top, bottom)
            if event != NOTHING:
                return event
        return NOTHING

    def pull_outward(self) -> None:
        drive = self.drive
        face = self.face
        for rail in range(RAILS):
            if drive[rail] != 0 and (drive[rail] < 0) == (rail & 1 == 0):
                face[rail] += drive[rail]
                home: i64 = (rail & 1) * SIZE
                if (face[rail] - home) * inward(rail) <= HOME_SNAP:
                    face[rail] = home
                    drive[rail] = 0

    def push_inward(self) -> None:
        """All inward rails advance in single units, in turns, so that none jumps through another."""
        left = max(self.drive[0], i64(0))
        right = max(-self.drive[1], i64(0))
        top = max(self.drive[2], i64(0))
        bottom = max(-self.drive[3], i64(0))
        total = left + right + top + bottom
        if total == 0:
            return
        for rail in range(RAILS):
            self.pushed[rail] = 0
            self.blocked[rail] = 0
        left = self.advance_far(0, left, total)
        right = self.advance_far(1, right, total)
        top = self.advance_far(2, top, total)
        bottom = self.advance_far(3, bottom, total)
        across = max(left, right)
        down = max(top, bottom)
        for k in range(max(across, down)):
            if left > k:
                self.advance(0)
            if right > k:
                self.advance(1)
            if top > k:
                self.advance(2)
            if bottom > k:
                self.advance(3)

    def advance_far(self, rail: i64, units: i64, total: i64) -> i64:
        """A rail that nothing can meet in this beat moves at once. Returns the units that are left to go one by one.

        The figure moves by at most `total` units a beat, and so does the opposite rail.
        """
        if units > 0 and self.gap(rail) >= total:
            self.face[rail] += units * inward(rail)
            return 0
        return units

    def gap(self, rail: i64) -> i64:
        """Units from a face to the figure, or to the closest it may come to the opposite face."""
        face = self.face[rail]
        if not self.present:
            return (self.face[rail ^ 1] - face) * inward(rail) - 2 * HALF
        at = self.x if rail < TOP else self.y
        return (at - face) * inward(rail) - HALF

    def advance(self, rail: i64) -> None:
        """One unit inward, if what is in the way can give way."""
        g = inward(rail)
        if self.gap(rail) > 0:
            self.face[rail] += g
        elif self.present:
            if self.shove(rail, g):
                self.face[rail] += g
                self.pushed[rail] += 1
            else:
                self.blocked[rail] += 1

    def shove(self, rail: i64, g: i64) -> bool:
        """Move the figure one unit: straight on, or sliding towards or away from the middle of the corridor."""
        if self.gap(rail ^ 1) <= 0:
            return False  # the opposite rail is solid, even at rest (MF-R33)
        if rail < TOP:
            if is_free(self.x + g, self.y):
                self.x += g
                return True
            s: i64 = 1 if self.y % CELL < HALF_CELL else -1
            return self.slide(g, s, TOP) or self.slide(g, -s, TOP)
        if is_free(self.x, self.y + g):
            self.y += g
            return True
        s = 1 if self.x % CELL < HALF_CELL else -1
        return self.slide(s, g, LEFT) or self.slide(-s, g, LEFT)

    def slide(self, dx: i64, dy: i64, pair: i64) -> bool:
        """A diagonal step. A resting rail of the other pair gives way, a driven one does not."""
        if not is_free(self.x + dx, self.y + dy):
            return False
        across = dy if pair == TOP else dx
        ahead = pair + 1 if across > 0 else pair  # the rail the figure slides towards
        if self.gap(ahead) <= 0:
            if self.drive[ahead] * inward(ahead) > 0:
                return False
            self.face[ahead] -= inward(ahead)
        self.x += dx
        self.y += dy
        return True

    def judge(self) -> i64:
        """Wobble, touch, trap and topple at the end of a beat."""
        wobble = self.wobble
        most: i64 = 0
        for rail in range(RAILS):
            speed = self.drive[rail] * inward(rail)
            if speed > 0:
                pushed = self.pushed[rail]
                blocked = self.blocked[rail]
                if self.touching[rail] == 0 and pushed + blocked > 0:
                    bump = max(speed - self.temper.touch_free, i64(0)) * TOUCH_WEIGHT
                    wobble += bump
                    if bump > most:
                        most, self.cause = bump, BUMPED
                press = max(blocked - self.temper.press_free, i64(0)) * PRESS_WEIGHT
                push = max(pushed - PUSH_FREE, i64(0)) * PUSH_WEIGHT
                wobble += press + push
                if press > most:
                    most, self.cause = press, SQUEEZED if self.gap(rail ^ 1) <= 0 else PRESSED
                if push > most:
                    most, self.cause = push, RUSHED
        for rail in range(RAILS):
            self.touching[rail] = 1 if self.gap(rail) <= 0 else 0
        if distance(self.x, HOLE_X) <= HOLE_HALF and distance(self.y, HOLE_Y) <= HOLE_HALF:
            self.take_away()
            return TRAPPED
        if wobble >= self.temper.wobble_limit:
            self.take_away()
            return TOPPLED
        self.wobble = max(wobble - WOBBLE_DECAY, i64(0))
        return NOTHING


def distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def inward(rail: i64) -> i64:
    """+1 for L and T, -1 for R and B."""
    return 1 - 2 * (rail & 1)


def next_speed(speed: i64, wanted: i64) -> i64:
    """The speed after a beat in which the hand wants another: it brakes harder than it speeds up."""
    wanted = max(-SPEED_MAX, min(SPEED_MAX, wanted))
    if (speed > 0 and wanted < 0) or (speed < 0 and wanted > 0):
        return max(speed - BRAKE, i64(0)) if speed > 0 else min(speed + BRAKE, i64(0))
    if speed == wanted:
        return speed
    size = distance(speed, 0)
    aim = distance(wanted, 0)
    size = max(size - BRAKE, aim) if aim < size else min(size + ACCELERATE, aim)
    return size if speed > 0 or wanted > 0 else -size
