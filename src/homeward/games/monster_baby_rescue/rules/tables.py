"""The box of Monster Baby Rescue as columns of numbers, for the compiled rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.monster_baby_rescue.components import HOWS, THINGS, Box, Goal, Tile, tiles_for

NONE: Final[i64] = -1

# What a monster has, as indexes of `Monster.has`, in the order of THINGS
HEAD: Final[i64] = 0
TORSO: Final[i64] = 1
LEGS: Final[i64] = 2
RED: Final[i64] = 3
GREEN: Final[i64] = 4
DIAMONDS: Final[i64] = 5
BEDS: Final[i64] = 6
RUNGS: Final[i64] = 7
VISITS: Final[i64] = 8
WANTS: Final[i64] = 9
BED_TILES: Final[i64] = 10
PLAY_TILES: Final[i64] = 11
ALL_THINGS: Final[i64] = 12

# Kinds of effect
BED: Final[i64] = 0
GEMS: Final[i64] = 1
GEM_OF_CHOICE: Final[i64] = 2
DOCTOR: Final[i64] = 3
PLAY: Final[i64] = 4
PART: Final[i64] = 5
PART_OF_CHOICE: Final[i64] = 6
WANT: Final[i64] = 7

# Ways a final tile scores, in the order of HOWS
LOWEST: Final[i64] = 0
EACH_PART: Final[i64] = 1
RANK: Final[i64] = 2
TABLE: Final[i64] = 3
PAIRS: Final[i64] = 4


@final
class Tables:
    """Never changes, so all states of a game share it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.row: i64 = box.counts.row
        self.places: i64 = box.counts.places
        self.red: i64 = box.counts.red
        self.green: i64 = box.counts.green
        self.top_level: i64 = box.counts.top_level
        self.line: i64 = box.counts.line
        self.line_beds: i64 = box.counts.line_beds
        self.price: vec[i64] = vec[i64]([price.places for price in box.prices])
        # care tiles: what each does, what it brings and how many, and its points
        self.in_play: list[vec[i64]] = [vec[i64](tiles_for(box, players)) for players in range(6)]
        self.effect: vec[i64] = vec[i64]([effect_of(tile) for tile in box.tiles])
        self.asks: vec[i64] = vec[i64]([int(thing_of(tile) < 0) for tile in box.tiles])  # does its player choose?
        self.thing: vec[i64] = vec[i64]([thing_of(tile) for tile in box.tiles])
        self.amount: vec[i64] = vec[i64]([amount_of(tile) for tile in box.tiles])
        self.hearts: vec[i64] = vec[i64]([tile.hearts for tile in box.tiles])
        self.link: vec[i64] = vec[i64]([index_of(tile.link) for tile in box.tiles])
        wants = {want.effect: want for want in box.wants}
        self.want_of: vec[i64] = vec[i64](
            [index_of(wants[tile.effect].of) if tile.kind == "want" else -1 for tile in box.tiles]
        )
        self.want_per: vec[i64] = vec[i64]([wants[tile.effect].per if tile.kind == "want" else 1 for tile in box.tiles])
        # goal faces: what each needs, `need_width` pairs of thing and number per face
        self.goals: i64 = box.counts.goals
        self.goal_points: vec[i64] = vec[i64]([goal.points for goal in box.goals])
        self.goal_watch: vec[i64] = vec[i64]([watched_things(goal) for goal in box.goals])
        width = max([len(goal.needs) for goal in box.goals])
        self.need_width: i64 = width
        self.need_thing: vec[i64] = vec[i64](
            [thing for goal in box.goals for thing in pad([index_of(one) for one in goal.needs], width)]
        )
        self.need_count: vec[i64] = vec[i64](
            [count for goal in box.goals for count in pad(list(goal.needs.values()), width)]
        )
        # final faces: how each scores, `final_width` points per face
        self.finals: i64 = box.counts.finals
        self.final_how: vec[i64] = vec[i64]([HOWS.index(final.how) for final in box.finals])
        self.final_of: vec[i64] = vec[i64]([index_of(final.of) for final in box.finals])
        self.final_none: vec[i64] = vec[i64]([final.none for final in box.finals])
        self.final_count: vec[i64] = vec[i64]([len(final.points) for final in box.finals])
        longest = max([len(final.points) for final in box.finals])
        self.final_width: i64 = longest
        self.final_points: vec[i64] = vec[i64](
            [points for final in box.finals for points in pad(list(final.points), longest)]
        )


def index_of(thing: str) -> int:
    return THINGS.index(thing) if thing else -1


def watched_things(goal: Goal) -> int:
    """The things whose change can meet a goal, a bit each; tiles and sums change with what they are made of."""
    made_of = {"diamonds": ("red", "green"), "bed_tiles": ("beds",), "play_tiles": ("rungs",)}
    things = {thing for need in goal.needs for thing in made_of.get(need, (need,))}
    return sum([1 << THINGS.index(thing) for thing in things])


def pad(numbers: list[int], width: int) -> list[int]:
    """Zeros to the full width: every monster has at least 0 of the first thing."""
    return numbers + [0] * (width - len(numbers))


def effect_of(tile: Tile) -> int:
    choices = {"gain:choice1": int(GEM_OF_CHOICE), "level:any": int(PART_OF_CHOICE)}
    kinds = {"bed": BED, "diamond": GEMS, "doctor": DOCTOR, "play": PLAY, "improve": PART, "want": WANT}
    return choices.get(tile.effect, int(kinds[tile.kind]))


def thing_of(tile: Tile) -> int:
    """What the tile brings; -1 where its player chooses."""
    name, _, what = tile.effect.partition(":")
    if name == "level" or name == "gain":
        word = what.rstrip("0123456789")
        return THINGS.index(word) if word in THINGS else -1
    return THINGS.index({"bed": "beds", "rung": "rungs", "visit": "visits", "want": "wants"}[name])


def amount_of(tile: Tile) -> int:
    last = tile.effect[-1]
    return int(last) if last.isdigit() else 1
