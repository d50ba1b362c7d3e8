"""Variant: boulders. One on every B space is closed ground for leads and for the dingo, but not for smell.

No other rule mentions them: a board's steps do not lead there. Which lead is nearest to the dingo is measured as if
they were not there (WR-102), that is by the ground alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.components import KINDS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS, row_of, steps_from

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.rules.pieces.board import Board

BOULDER: Final[i64] = KINDS.index("B")


def boulder_at(board: Board, space: i64) -> bool:
    return board.boulders and board.kind[space] == BOULDER


def close_boulders(board: Board) -> None:
    """A boulder on every B space closes it for everybody (WR-99, WR-100)."""
    board.step = board.ground.beside[:]
    for space in range(SPACES):
        if boulder_at(board, space):
            board.closed[space] = 1
            for way in range(WAYS):
                other = board.ground.beside[space * WAYS + way]
                if other != NOWHERE:
                    board.step[other * WAYS + WAYS - 1 - way] = NOWHERE


def boulders_cut(board: Board) -> bool:
    """Is there an open space that cannot be reached from home? Possible on a player's own narrow board."""
    if not board.boulders:
        return False
    steps = steps_from(board.ground.home, board.step, row_of(SPACES, 0))
    for space in range(SPACES):
        if steps[space] == NOWHERE and not boulder_at(board, space):
            return True
    return False


def steps_round_boulders(board: Board, target: i64) -> vec[i64]:
    """Steps of the dingo from every space to a target (WR-R38, WR-R71)."""
    return steps_from(target, board.step, board.closed)
