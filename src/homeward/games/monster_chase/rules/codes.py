"""The numbers by which the rules of Monster Chase call moves, phases, results, and what happened."""

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

# What happened, for the journal
CREPT: Final[i64] = 0  # a = card, b = side
LOOKED: Final[i64] = 1
TURNED: Final[i64] = 2  # a = position, b = tile, c = outcome
CLOSETED: Final[i64] = 3  # a = card, b = side
MISSED: Final[i64] = 4  # a = progression cards turned in this round, b = cards in a round
SWAPPED: Final[i64] = 5  # a = sock's old place, b = its new one
ENDED: Final[i64] = 6  # a = result

# Outcomes of a turned tile
HIT: Final[i64] = 0
WRONG: Final[i64] = 1
FREE: Final[i64] = 2
SOCK_FOUND: Final[i64] = 3
SHEET_FOUND: Final[i64] = 4
