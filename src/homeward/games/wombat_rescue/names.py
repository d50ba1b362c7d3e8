"""What things and places of Wombat Rescue are called."""

from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.pieces.ground import Ground
from homeward.games.wombat_rescue.view import BoardSeen, WombatView

DIRECTION_NAMES = {
    "NW": "north-west",
    "NE": "north-east",
    "W": "west",
    "E": "east",
    "SW": "south-west",
    "SE": "south-east",
}
CARD_NAMES = {card.id: card.name for card in BOX.card}


def place_name(board: BoardSeen | Ground, space: int) -> str:
    """`home`, or the row from the north and the place in it from the west."""
    if space == board.home:
        return "home"
    row = board.r[space] - board.r[0] + 1
    place = 1 + sum(1 for other in range(space) if board.r[other] == board.r[space])
    return f"row {row}, space {place}"


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def named(view: WombatView, space: int) -> str:
    return place_name(view.board, space)
