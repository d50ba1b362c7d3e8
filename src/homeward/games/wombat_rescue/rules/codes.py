"""Numbers that stand for something: the codes of the moves, the phases and stages of a turn."""

from typing import Final

from mypy_extensions import i64

from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.pieces.board import DENS
from homeward.games.wombat_rescue.rules.pieces.ground import SPACES

MOST_PLAYERS: Final[i64] = len(BOX.track.extra_discs)

# Codes of the moves: to walk, scamper or send the dingo to a space, to take a cube from one; then the few others
WALK: Final[i64] = 0
SCAMPER: Final[i64] = SPACES
PROWL: Final[i64] = 2 * SPACES
TAKE_CUBE: Final[i64] = 3 * SPACES
SEND_TO_DEN: Final[i64] = 4 * SPACES
HAND_OVER: Final[i64] = SEND_TO_DEN + DENS
CHASE: Final[i64] = HAND_OVER + MOST_PLAYERS
REVEAL: Final[i64] = CHASE + MOST_PLAYERS
RUN_HOME: Final[i64] = REVEAL + 1
HOLD_IT_IN: Final[i64] = REVEAL + 2
HIGH_FIBRE: Final[i64] = REVEAL + 3
DIGEST: Final[i64] = REVEAL + 4

# Phases: what is to be decided
FIRST_DEN: Final[i64] = 0  # where the dingo begins
MOVE: Final[i64] = 1  # the active player's movement
LOST_STEP: Final[i64] = 2  # which of the two hexes of a card
DEN: Final[i64] = 3  # where the caught player sends the dingo
HOLDER: Final[i64] = 4  # to whom the caught holder hands card and die
CUBE: Final[i64] = 5  # which cube is moved when the supply is empty
TARGET: Final[i64] = 6  # which of the nearest leads the dingo chases
PROWLING: Final[i64] = 7  # the dingo's next step
OVER: Final[i64] = 8

# Stages of a turn
SETUP: Final[i64] = 0
MOVING: Final[i64] = 1
DIGESTING: Final[i64] = 2
CHASING: Final[i64] = 3
