"""The tiles round the bed: which lies where, which lie face up, and when each was last seen."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)  # search copies it all the time
@final
class Tiles:
    """Toys, and with expert hunters sock and sheet monster, by place."""

    __slots__ = ("at", "seen", "up")

    at: vec[i64]  # which tile lies at each place
    up: vec[i64]  # 1 where it lies face up
    seen: vec[i64]  # after which move its face was last up, 0 if never

    def __init__(self, at: vec[i64], up: vec[i64], seen: vec[i64]) -> None:
        self.at = at
        self.up = up
        self.seen = seen

    def copy(self) -> Tiles:
        return Tiles(self.at[:], self.up[:], self.seen[:])

    def places(self) -> i64:
        return i64(len(self.at))

    def sleeps(self, place: i64) -> bool:
        """Face down, and not the sock that waits for a partner."""
        return self.up[place] == 0

    def show(self, place: i64, move: i64) -> None:
        self.up[place] = 1
        self.seen[place] = move

    def turn_all_down(self) -> None:
        up = self.up
        for place in range(i64(len(up))):
            up[place] = 0

    def any_up(self) -> bool:
        for place in range(i64(len(self.up))):
            if self.up[place] == 1:
                return True
        return False

    def toy_is_up(self, toy: i64) -> bool:
        for place in range(i64(len(self.at))):
            if self.at[place] == toy:
                return self.up[place] == 1
        return False

    def swap(self, one: i64, two: i64) -> None:
        """Two tiles change places; whoever has seen one knows where it went (MC-R20)."""
        tile, seen = self.at[one], self.seen[one]
        self.at[one] = self.at[two]
        self.seen[one] = self.seen[two]
        self.at[two] = tile
        self.seen[two] = seen
