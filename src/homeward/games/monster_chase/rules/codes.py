"""The numbers by which the rules of Monster Chase call moves, phases, results and outcomes."""

from typing import Final

from mypy_extensions import i64

from homeward.games.monster_chase.rules.pieces import PLACES

# Codes of the moves: flip 1-12, swap 1-12, ready
SWAP: Final[i64] = PLACES
READY: Final[i64] = 2 * PLACES

# Phases
PREVIEW: Final[i64] = 0
FLIP: Final[i64] = 1
SOCK_SWAP: Final[i64] = 2
OVER: Final[i64] = 3

# Results
OPEN: Final[i64] = 0
PLAYERS_WIN: Final[i64] = 1
MONSTERS_WIN: Final[i64] = 2

# Outcomes of a turned tile
HIT: Final[i64] = 0
WRONG: Final[i64] = 1
FREE: Final[i64] = 2
SOCK_FOUND: Final[i64] = 3
SHEET_FOUND: Final[i64] = 4
