"""What a bot does with one pair of rails, beat by beat.

It sees the figure with a delay, plans the way home from there, and either pushes with the rail behind the figure or
moves its rails into place for the next turn. It knows nothing of its partner's intentions: the plan and the figure's
heading are enough, so any partner will do. `Hands` says how late it sees, and how fast and how evenly it pushes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.monster_falle.bot.hands import Hands, part_of, spread
from homeward.games.monster_falle.bot.plan import (
    FREE,
    INSIDE,
    NONE,
    STEPS,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TO_WEST,
    TRAP_CELL,
    plan_for,
)
from homeward.games.monster_falle.bot.sight import Sight
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules.codes import HOMING, PLACING, PUSHING, SPEEDS
from homeward.games.monster_falle.rules.maze import CELL, GRID, HALF, HALF_CELL, SIZE
from homeward.games.monster_falle.rules.physics import SPEED_MAX, distance, inward
from homeward.games.monster_falle.rules.state import MonsterFalle

NUDGE: Final[i64] = BOX.driving.nudge
READY_GAP: Final[i64] = BOX.driving.ready_gap
CLEAR_AHEAD: Final[i64] = BOX.driving.clear_ahead
IDLE_CLEAR: Final[i64] = BOX.driving.idle_clear
RETREAT_BELOW: Final[i64] = BOX.driving.retreat_below_gap
REVERSAL_WINDOW: Final[i64] = BOX.driving.reversal_window


@final
class Driver:
    """Moves one pair of rails: 0 the left and right one, 1 the top and bottom one."""

    __slots__ = (
        "absent_since",
        "alone",
        "beat",
        "card",
        "find_until",
        "foresight",
        "hands",
        "luck",
        "next_way",
        "pair",
        "push",
        "pushed_across",
        "pushed_sense",
        "sense",
        "sight",
        "speeds",
        "target",
        "think_until",
        "wanted",
        "way",
    )

    def __init__(self, hands: Hands, pair: i64, luck: Rng, alone: bool = False) -> None:
        self.hands = hands
        self.pair = pair
        self.luck = luck
        self.alone = alone  # one player with all four rails has only two hands
        self.sight = Sight()
        self.beat: i64 = 0
        self.push: i64 = hands.push
        self.foresight: i64 = hands.foresight
        self.card: i64 = NONE
        self.find_until: i64 = 0
        self.absent_since: i64 = 0
        self.way: i64 = NONE  # where the figure should go
        self.next_way: i64 = NONE  # ... and where after that
        self.wanted: i64 = NONE  # the move to make, as axis * 2 + (1 for backwards)
        self.sense: i64 = 1
        self.target: i64 = 0
        self.think_until: i64 = 0
        self.pushed_sense: i64 = 0  # of the last ordinary push ...
        self.pushed_across: i64 = 0  # ... and where the figure was across it
        self.speeds: vec[i64] = vec[i64]([0, 0])

    def hold(self, state: MonsterFalle) -> i64:
        """The code of the speeds of this pair in the next beat. Must be called once per beat."""
        self.beat += 1
        self.speeds[0] = 0
        self.speeds[1] = 0
        self.sight.remember(self.beat, state)
        self.waver()
        if state.phase == PLACING:
            self.read_card(state)
        elif state.phase == HOMING:
            self.go_home(state)
        elif state.phase == PUSHING:
            self.absent_since = self.beat
            self.sight.look(self.beat, self.hands.delay, self.foresight)
            if self.sight.seen != NONE and self.beat >= self.find_until:
                self.drive(state)
        return (self.speeds[0] + SPEED_MAX) * SPEEDS + self.speeds[1] + SPEED_MAX

    # Noise and delays

    def waver(self) -> None:
        """Draw new random deviations of speed and sight."""
        hands = self.hands
        if hands.resample > 0 and self.beat % hands.resample == 1:
            self.push = max(i64(1), hands.push + part_of(spread(self.luck, hands.push * hands.speed_spread)))
            self.foresight = max(i64(0), hands.foresight + spread(self.luck, hands.foresight_spread))

    def read_card(self, state: MonsterFalle) -> None:
        """Wait after a new card, to find its start place; after an escape the place is known."""
        self.absent_since = self.beat
        card = state.round * 1000 + i64(len(state.piles.caught)) if not state.variant.practice else state.start
        if card != self.card:
            self.card = card
            self.find_until = self.beat + max(i64(0), self.hands.find + spread(self.luck, self.hands.find_spread))
        self.wanted = NONE
        self.pushed_sense = 0
        self.way = NONE

    def go_home(self, state: MonsterFalle) -> None:
        if self.alone and self.pair == 1 and not (state.mansion.face[0] == 0 and state.mansion.face[1] == SIZE):
            return  # two hands move one pair of rails at a time
        if self.beat - self.absent_since > self.hands.delay:
            for side in range(i64(2)):
                rail = 2 * self.pair + side
                if state.mansion.face[rail] != (SIZE if side == 1 else 0):
                    self.speeds[side] = -inward(rail) * self.hands.approach_far

    # Planning

    def drive(self, state: MonsterFalle) -> None:
        self.choose_way(state)
        axis = self.wanted_axis()
        if axis == self.pair:
            self.push_figure(state)
        elif self.alone:
            self.keep_clear(state)
        elif self.next_axis(axis) == self.pair:
            self.get_ready(state, self.next_way if axis == axis_of(self.way) else self.way)
        else:
            self.keep_clear(state)

    def choose_way(self, state: MonsterFalle) -> None:
        """The direction, the end of the straight run and the direction after it, from where the figure is seen."""
        sight = self.sight
        plan = plan_for(state.visit.location)
        stage = sight.seen
        if stage >= INSIDE and sight.cell != plan.place and self.way != NONE:
            self.next_way = NONE  # leaving the location: straight on until the whole figure is outside
            self.target = centre_of(sight.cell, axis_of(self.way))
            return
        if sight.cell == TRAP_CELL and stage == FREE:
            self.aim_at_hole()
            return
        self.way = plan.best(stage, sight.cell, sight.heading)
        cell = sight.cell
        self.next_way = self.way
        while self.next_way == self.way and cell != TRAP_CELL:
            stage = plan.stage_after(stage, cell, self.way)
            cell += STEPS[self.way]
            if cell != TRAP_CELL:
                self.next_way = plan.best(stage, cell, self.way)
        if cell == TRAP_CELL:
            self.next_way = NONE
        self.target = centre_of(cell, axis_of(self.way))

    def aim_at_hole(self) -> None:
        middle_x = centre_of(TRAP_CELL, 0)
        middle_y = centre_of(TRAP_CELL, 1)
        dx = middle_x - self.sight.x
        dy = middle_y - self.sight.y
        if distance(dx, 0) >= distance(dy, 0):
            self.way = TO_EAST if dx > 0 else TO_WEST
            self.target = middle_x
        else:
            self.way = TO_SOUTH if dy > 0 else TO_NORTH
            self.target = middle_y
        self.next_way = NONE

    def wanted_axis(self) -> i64:
        """Along the way, or first across it to the middle of the corridor; a change takes a delay."""
        axis = axis_of(self.way)
        self.sense = sense_of(self.way)
        across = 1 - axis
        middle = centre_of(self.sight.cell, across)
        off = self.sight.along(across) - middle
        if distance(off, 0) > self.hands.tolerance and self.sight.cell != TRAP_CELL:
            axis = across
            self.sense = -1 if off > 0 else 1
            self.target = middle
        wanted = axis * 2 + (1 if self.sense < 0 else 0)
        if wanted != self.wanted:
            self.wanted = wanted
            self.think_until = self.beat + max(i64(0), self.hands.think + spread(self.luck, self.hands.think_spread))
        return axis

    def next_axis(self, axis: i64) -> i64:
        """The pair that pushes after this move."""
        if axis != axis_of(self.way):
            return axis_of(self.way)
        return NONE if self.next_way == NONE else axis_of(self.next_way)

    # Moving the rails

    def push_figure(self, state: MonsterFalle) -> None:
        """The rail behind the figure comes up to it and pushes; the one in front makes room."""
        side: i64 = 0 if self.sense > 0 else 1
        rail = 2 * self.pair + side
        at = self.sight.along(self.pair)
        gap = (at - state.mansion.face[rail]) * self.sense - HALF
        left = (self.target - at) * self.sense
        if self.beat >= self.think_until and left > 0:
            speed = self.approach(gap)
            if gap <= 0 and self.hands.steady:
                speed = min(speed, max(i64(2), left // 3))
            if self.is_reversal():
                speed = min(speed, NUDGE)
            elif gap <= 0:
                self.pushed_sense = self.sense
                self.pushed_across = self.sight.along(1 - self.pair)
            self.speeds[side] = speed * self.sense
        self.stay_behind(state, 1 - side, self.target + self.sense * (HALF + CLEAR_AHEAD))

    def approach(self, gap: i64) -> i64:
        if gap > self.hands.far_gap:
            return self.hands.approach_far
        return self.hands.approach_mid if gap > self.hands.near_gap else self.push

    def is_reversal(self) -> bool:
        """Is it against this driver's last push at the same junction? Two drivers could go to and fro for ever."""
        moved = distance(self.sight.along(1 - self.pair), self.pushed_across)
        return self.pushed_sense == -self.sense and moved <= REVERSAL_WINDOW

    def get_ready(self, state: MonsterFalle, way: i64) -> None:
        """Move the rail that pushes next close behind the figure, and the other one out of the way."""
        sense = sense_of(way)
        side: i64 = 0 if sense > 0 else 1
        rail = 2 * self.pair + side
        at = self.sight.along(self.pair)
        gap = (at - state.mansion.face[rail]) * sense - HALF
        if gap < RETREAT_BELOW:
            self.stay_behind(state, side, at - sense * (HALF + READY_GAP))
        elif gap > READY_GAP:
            self.speeds[side] = min(self.approach(gap), glide(gap - READY_GAP)) * sense
        self.stay_behind(state, 1 - side, at + sense * (HALF + CELL))

    def keep_clear(self, state: MonsterFalle) -> None:
        at = self.sight.along(self.pair)
        self.stay_behind(state, 0, at - HALF - IDLE_CLEAR)
        self.stay_behind(state, 1, at + HALF + IDLE_CLEAR)

    def stay_behind(self, state: MonsterFalle, side: i64, line: i64) -> None:
        """Pull a rail back until its face is at a line or further out."""
        rail = 2 * self.pair + side
        beyond = (state.mansion.face[rail] - line) * inward(rail)
        if beyond > 0:
            self.speeds[side] = -inward(rail) * min(self.hands.approach_far, glide(beyond))


# Arithmetic


def axis_of(way: i64) -> i64:
    """0 for east and west, 1 for north and south."""
    return 1 - way % 2


def sense_of(way: i64) -> i64:
    """1 for east and south, -1 for north and west."""
    return 1 if way >= TO_EAST and way <= TO_SOUTH else -1


def centre_of(cell: i64, axis: i64) -> i64:
    return (cell % GRID if axis == 0 else cell // GRID) * CELL + HALF_CELL


def glide(way: i64) -> i64:
    """The highest speed from which a rail can still stop within this way."""
    speed: i64 = 1
    while speed < SPEED_MAX and (speed + 1) * (speed + 1) <= 9 * way and speed < way:
        speed += 1
    return speed
