"""The numbers by which the rules of Pets Rescue call moves and phases."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.pets_rescue.components import BOX

# Sizes of the move space

SIDE: Final[i64] = max(setup.side for setup in BOX.setup)  # of the largest grid
MOST: Final[i64] = max(setup.side * setup.turns // setup.players for setup in BOX.setup)  # cards in a full shelter
PLACES: Final[i64] = SIDE * SIDE
PAIR_COUNT: Final[i64] = MOST * (MOST - 1) // 2

# Codes of the moves

LINE: Final[i64] = 0  # rows, then columns
TAKE: Final[i64] = LINE + 2 * SIDE  # place and way
DIRECTION: Final[i64] = TAKE + 2 * PLACES  # left, right
GIVE: Final[i64] = DIRECTION + 2  # position; while cards are passed there can be one more than MOST
PLACE: Final[i64] = GIVE + MOST + 1  # way
OFFER: Final[i64] = PLACE + 2  # position
OFFER_TWO: Final[i64] = OFFER + MOST  # two positions
ACCEPT: Final[i64] = OFFER_TWO + PAIR_COUNT  # which offer and way
SWAP: Final[i64] = ACCEPT + 6  # place and way
START: Final[i64] = SWAP + 2 * PLACES  # way
CODES: Final[i64] = START + 2

PAIRS: Final = [(one, two) for one in range(MOST) for two in range(one + 1, MOST)]
PAIR_ONE: Final[vec[i64]] = vec[i64]([one for one, _ in PAIRS])
PAIR_TWO: Final[vec[i64]] = vec[i64]([two for _, two in PAIRS])

# Phases: what is decided next

CHOOSE_LINE: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
CHOOSE_DIRECTION: Final[i64] = 2
CHOOSE_GIFT: Final[i64] = 3
PLACE_GIFT: Final[i64] = 4
CHOOSE_OFFER: Final[i64] = 5
CHOOSE_ACCEPTED: Final[i64] = 6
CHOOSE_SWAP: Final[i64] = 7
CHOOSE_START: Final[i64] = 8
OVER: Final[i64] = 9
