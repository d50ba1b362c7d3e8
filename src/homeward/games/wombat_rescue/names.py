"""Names of the things and places of Wombat Rescue.

The board shows no numbers. Texts for everybody say how far and in which direction, or name what can be seen; only the
description of the table, which is read aloud, counts rows and spaces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeward.catalogue import Text, text_factory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from homeward.games.wombat_rescue.components import LostCard
    from homeward.games.wombat_rescue.rules.pieces.ground import Ground
    from homeward.games.wombat_rescue.view import BoardSeen, WombatView

say = text_factory("wombat-rescue")


def place_name(board: BoardSeen | Ground, space: int) -> Text:
    """`home`, or the row from the north and the place in it from the west."""
    if space == board.home:
        return say("home")
    row = int(board.r[space] - board.r[0]) + 1
    place = 1 + sum(1 for other in range(space) if board.r[other] == board.r[space])
    return say("place", row=row, space=place)


def place_in(view: WombatView, space: int) -> Text:
    return place_name(view.board, space)


def legs(board: BoardSeen | Ground, start: int, end: int) -> list[tuple[int, Text]]:
    """The way to a space as steps in one direction, or in two directions one after the other."""
    q, r = int(board.q[end] - board.q[start]), int(board.r[end] - board.r[start])
    if q * r >= 0:  # east and south-east are adjacent directions, as are west and north-west
        found = {"E" if q > 0 else "W": abs(q), "SE" if r > 0 else "NW": abs(r)}
    else:  # a step to the north-east or south-west covers one of each
        slanted = min(abs(q), abs(r))
        rest_q, rest_r = abs(q) - slanted, abs(r) - slanted
        straight, vertical = ("E", "NW") if q > 0 else ("W", "SE")
        found = {"NE" if q > 0 else "SW": slanted, straight: rest_q, vertical: rest_r}
    return [(steps, say(f"way.{way}")) for way, steps in found.items() if steps]


def den_name(board: BoardSeen | Ground, dens: Sequence[int], den: int) -> Text:
    """`the den in the west`: by its position among the dens, on the axis on which they are furthest apart."""
    across = {one: 2 * int(board.q[one]) + int(board.r[one]) for one in dens}  # half hexes to the east
    down = {one: int(board.r[one]) for one in dens}
    far_across = (max(across.values()) - min(across.values())) / 2
    sides, lies = (
        (("west", "east"), across)
        if far_across >= max(down.values()) - min(down.values())
        else (("north", "south"), down)
    )
    ordered = sorted(dens, key=lambda one: (lies[one], one))
    place = {ordered[0]: sides[0], ordered[-1]: sides[1]}.get(den, "middle")
    return say(f"den.{place}")


def card_name(card: str) -> Text:
    return say(f"card.{card}")


def food_name(disc: str) -> Text:
    return say(f"food.{disc}")


def shown_ways(card: LostCard) -> Text:
    """`north-east or west`."""
    one, other = card.shows
    return say("ways", one=say(f"way.{one}"), other=say(f"way.{other}"))
