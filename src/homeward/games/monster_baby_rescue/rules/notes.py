"""What happens in a game of Monster Baby Rescue, as kinds of notes in the journal."""

from typing import Final

from mypy_extensions import i64

TOOK: Final[i64] = 0  # a = tile, b = slot, c = price, 0 in a final turn
WALKED: Final[i64] = 1  # a = place, b = rock
GROOMED: Final[i64] = 2  # a = part, b = its level now, c = 1 if it rose
GAINED: Final[i64] = 3  # a = thing, b = how many more, c = how many now
CLAIMED: Final[i64] = 4  # a = goal tile
DREW: Final[i64] = 5  # a = tile, b = tiles left in the pile
LAST_TURNS: Final[i64] = 6
LEFT: Final[i64] = 7
ENDED: Final[i64] = 8
