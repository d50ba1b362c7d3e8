"""A baby monster: what has been done for it, and where its figure stands."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_baby_rescue.components import FIRST_LEVEL
from homeward.games.monster_baby_rescue.rules.tables import GREEN, HEAD, LEGS, RED, TORSO, Tables

START_LEVEL: Final[i64] = FIRST_LEVEL


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Monster:
    """A baby, the tiles its player has taken, and its figure on the track."""

    __slots__ = (
        "distance",
        "goal_points",
        "goals",
        "green_links",
        "has",
        "hearts",
        "kind",
        "red_links",
        "rock",
        "tiles",
    )

    def __init__(self, kind: i64, has: vec[i64], tiles: vec[i64]) -> None:
        self.kind: i64 = kind  # which of the five; changes nothing (MBR-R28)
        self.has: vec[i64] = has  # levels, diamonds, beds, rungs …: see THINGS
        self.tiles: vec[i64] = tiles  # care tiles, in the order they were taken
        self.hearts: i64 = 0  # plain hearts on them
        self.red_links: i64 = 0  # hearts on them that need a diamond
        self.green_links: i64 = 0
        self.goals: i64 = 0  # goal tiles won, and their points
        self.goal_points: i64 = 0
        self.distance: i64 = 0  # places walked since the River
        self.rock: i64 = 1  # rock 1 is the rearmost

    def copy(self) -> "Monster":
        twin = Monster(self.kind, self.has[:], self.tiles[:])
        twin.hearts = self.hearts
        twin.red_links = self.red_links
        twin.green_links = self.green_links
        twin.goals = self.goals
        twin.goal_points = self.goal_points
        twin.distance = self.distance
        twin.rock = self.rock
        return twin

    def keep(self, tile: i64, tables: Tables) -> None:
        """The tile stays for the rest of the game, with its hearts (MBR-28, MBR-45)."""
        self.tiles = append(self.tiles, tile)
        self.hearts += tables.hearts[tile]
        link = tables.link[tile]
        if link == RED:
            self.red_links += 1
        elif link == GREEN:
            self.green_links += 1

    def lowest_level(self) -> i64:
        lowest = min(self.has[HEAD], self.has[TORSO])
        return min(lowest, self.has[LEGS])
