"""What things and places of Wombat Rescue are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.catalogue import Said, says

if TYPE_CHECKING:
    from homeward.games.wombat_rescue.components import LostCard
    from homeward.games.wombat_rescue.rules.pieces.ground import Ground
    from homeward.games.wombat_rescue.view import BoardSeen, WombatView

say = says("wombat-rescue")


def place_name(board: BoardSeen | Ground, space: int) -> Said:
    """`home`, or the row from the north and the place in it from the west."""
    if space == board.home:
        return say("home")
    row = int(board.r[space] - board.r[0]) + 1
    place = 1 + sum(1 for other in range(space) if board.r[other] == board.r[space])
    return say("place", row=row, space=place)


def named(view: WombatView, space: int) -> Said:
    return place_name(view.board, space)


def card_name(card: str) -> Said:
    return say(f"card.{card}")


def food_name(disc: str) -> Said:
    return say(f"food.{disc}")


def shown_ways(card: LostCard) -> Said:
    """`north-east or west`."""
    one, other = card.shows
    return say("ways", one=say(f"way.{one}"), other=say(f"way.{other}"))
