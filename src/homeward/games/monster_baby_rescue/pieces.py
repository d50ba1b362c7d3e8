"""Which tile a move takes, for designers who ask what is never taken."""

from homeward.engine.game import Piece
from homeward.games.monster_baby_rescue.rules import CHOICES, MonsterBabyRescue


def piece(state: MonsterBabyRescue, code: int) -> Piece:
    tile = state.tables.box.tiles[state.row.tiles[code // CHOICES]]
    return Piece(tile.id, tile.kind)
