"""Which tile a move takes, for the balance report, which lists what is never taken."""

from homeward.engine.parts import TakenPiece
from homeward.games.monster_baby_rescue.rules import CHOICES, MonsterBabyRescue


def piece(state: MonsterBabyRescue, code: int) -> TakenPiece:
    tile = state.tables.box.tiles[state.row.tiles[code // CHOICES]]
    return TakenPiece(tile.id, tile.kind)
