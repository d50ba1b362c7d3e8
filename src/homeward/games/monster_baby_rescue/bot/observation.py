"""What a seat sees of Monster Baby Rescue as numbers. Everybody sees all but the order of the draw pile (MBR-R29)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer
from homeward.engine.state import NOBODY, State
from homeward.games.monster_baby_rescue.bounds import bounds_of_things
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.row import GAP
from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.tables import ALL_THINGS

LIMIT: Final[i64] = 255  # counts stop here, also with a player's own components


@final
class RescueObserver(Observer):
    """The row and the pile, the monsters and where they stand, goals and final tiles."""

    def __init__(self, state: MonsterBabyRescue) -> None:
        super().__init__()
        box, players = state.tables.box, int(state.players)
        tiles, kinds, most = len(box.tiles), len(box.monsters.names), bounds_of_things(state)
        self.tiles_in_box: i64 = tiles
        self.kinds_of_monsters: i64 = kinds
        self.players: i64 = players
        # Numbers
        self.things: list[i64] = [
            self.column(f"has.{thing}", meaning_of(thing), min(most[thing], LIMIT), (players,)) for thing in THINGS
        ]
        self.hearts = self.column("hearts", "plain hearts on the tiles taken", most_hearts(state), (players,))
        self.goal_points = self.column("goal_points", "points of the goals taken", most_goal_points(state), (players,))
        self.waits = self.column("waits", "place in the order of turns: 1 acts now; 0 has left", players, (players,))
        self.rock = self.column("rock", "the rock on which the figure stands", players, (players,))
        self.red = self.column("supply.red", "red diamonds left", box.counts.red)
        self.green = self.column("supply.green", "green diamonds left", box.counts.green)
        # Yes or no
        self.me = self.column("seat", "the observing seat, numbered as in moves and records", 1, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.final = self.column("final_turns", "everybody has one more turn, and it is free")
        self.kind = self.column("monster", "which baby monster it is", 1, (players, kinds))
        self.place = self.column("place", "the place of the track", 1, (players, box.counts.places))
        self.row = self.column("row", "the tile at each position, the cheapest first", 1, (box.counts.row, tiles))
        self.pile = self.column("pile", "the tiles still in the draw pile, in no order", 1, (tiles,))
        self.taken = self.column("taken", "the tiles each seat has taken, in no order", 1, (players, tiles))
        self.goal_side = self.column("goal_side", "side B of the goal tile is up", 1, (box.counts.goals,))
        self.goal_owner = self.column("goal_owner", "who has the goal tile", 1, (players, box.counts.goals))
        self.goals: i64 = box.counts.goals
        self.final_side = self.column("final_side", "side B of the final tile is up", 1, (box.counts.finals,))

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, MonsterBabyRescue)
        players = self.players
        row[at + self.me + seat] = 1
        if state.active != NOBODY:
            row[at + self.acts + (state.active - seat + players) % players] = 1
        row[at + self.final] = 1 if state.final_turns else 0
        row[at + self.red] = u8(state.red)
        row[at + self.green] = u8(state.green)
        for i in range(players):
            self.look_at_monster(state.monsters[(seat + i) % players], state, i, row, at)
        queue = state.queue
        for i in range(i64(len(queue))):
            row[at + self.waits + (queue[i] - seat + players) % players] = u8(i + 1)
        self.look_at_tiles(state, row, at)
        self.look_at_goals(state, seat, row, at)

    def look_at_monster(self, one: Monster, state: MonsterBabyRescue, i: i64, row: vec[u8], at: i64) -> None:
        has = one.has
        things = at + self.things[0] + i
        for thing in range(ALL_THINGS):
            row[things + thing * self.players] = u8(min(has[thing], LIMIT))
        row[at + self.hearts + i] = u8(min(one.hearts, LIMIT))
        row[at + self.goal_points + i] = u8(min(one.goal_points, LIMIT))
        row[at + self.rock + i] = u8(one.rock)
        row[at + self.kind + i * self.kinds_of_monsters + one.kind] = 1
        row[at + self.place + i * state.tables.places + one.distance % state.tables.places] = 1
        tiles = one.tiles
        taken = at + self.taken + i * self.tiles_in_box
        for k in range(i64(len(tiles))):
            row[taken + tiles[k]] = 1

    def look_at_tiles(self, state: MonsterBabyRescue, row: vec[u8], at: i64) -> None:
        tiles = state.row.tiles
        for slot in range(i64(len(tiles))):
            if tiles[slot] != GAP:
                row[at + self.row + slot * self.tiles_in_box + tiles[slot]] = 1
        pile = state.row.pile
        for i in range(state.row.left):
            row[at + self.pile + pile[i]] = 1

    def look_at_goals(self, state: MonsterBabyRescue, seat: i64, row: vec[u8], at: i64) -> None:
        face = state.goals.face
        owner = state.goals.owner
        for goal in range(self.goals):
            row[at + self.goal_side + goal] = u8(face[goal] & 1)
            if owner[goal] != NOBODY:
                i = (owner[goal] - seat + self.players) % self.players
                row[at + self.goal_owner + i * self.goals + goal] = 1
        final_face = state.final_face
        for i in range(i64(len(final_face))):
            row[at + self.final_side + i] = u8(final_face[i] & 1)


def meaning_of(thing: str) -> str:
    """The meaning of a thing's column."""
    if thing in ("head", "torso", "legs"):
        return f"level of the monster's {thing}"
    named = {
        "red": "red diamonds",
        "green": "green diamonds",
        "diamonds": "diamonds of both colours",
        "visits": "visits of the healer",
        "wants": "wants of the monster",
        "bed_tiles": "tiles with beds",
        "play_tiles": "tiles with rungs",
    }
    return named.get(thing, f"{thing} of the monster")


def most_hearts(state: MonsterBabyRescue) -> int:
    return min(sum([tile.hearts for tile in state.tables.box.tiles]), LIMIT)


def most_goal_points(state: MonsterBabyRescue) -> int:
    return min(sum([max(goal.points, 0) for goal in state.tables.box.goals]), LIMIT)
