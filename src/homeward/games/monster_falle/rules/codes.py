"""Numbers that stand for the moves, the phases of a game, the pairs of rails and why a monster escaped."""

from typing import Final

from mypy_extensions import i64

from homeward.games.monster_falle.components import BOX

# Moves: all pairs of speeds, go, swap, done, place 1-12, next
SPEEDS: Final[i64] = 2 * BOX.physics.speed_max + 1
HOLDS: Final[i64] = (2 * BOX.physics.speed_max + 1) ** 2
GO: Final[i64] = HOLDS
SWAP: Final[i64] = HOLDS + 1
DONE: Final[i64] = HOLDS + 2
PLACE: Final[i64] = HOLDS + 3
NEXT: Final[i64] = HOLDS + 3 + len(BOX.starts)
STILL: Final[i64] = HOLDS // 2  # both rails at rest

# Phases
READY: Final[i64] = 0  # the team sits down and says go
COUNTDOWN: Final[i64] = 1
PLACING: Final[i64] = 2  # card up, rails locked
PUSHING: Final[i64] = 3
HOMING: Final[i64] = 4  # no figure; all rails must go back to the edge
CHOOSING: Final[i64] = 5  # practice: which chit?
OVER: Final[i64] = 6

# Pairs of rails
PAIR_X: Final[i64] = 0
PAIR_Y: Final[i64] = 1

# Why a monster escaped; every other number is a cause of `physics`: the sack toppled
NOT_VISITED: Final[i64] = 100
