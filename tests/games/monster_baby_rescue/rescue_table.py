"""Positions of Monster Baby Rescue in the words of the rules, for tests. Seats are numbers, tiles their ids."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import IllegalMove
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.games.monster_baby_rescue import MONSTER_BABY_RESCUE
from homeward.games.monster_baby_rescue.components import BOX, THINGS
from homeward.games.monster_baby_rescue.moves import Gem, Part, Take
from homeward.games.monster_baby_rescue.preview import TakePreview, preview
from homeward.games.monster_baby_rescue.rules import GAP, Monster, MonsterBabyRescue, Row, Tables
from homeward.games.monster_baby_rescue.rules.goals import Goals, goals_on_offer, take
from homeward.games.monster_baby_rescue.rules.scoring import part
from homeward.games.monster_baby_rescue.rules.tiles import care
from homeward.games.monster_baby_rescue.view import RescueView, view

TABLES = Tables(BOX)
TILE = {tile.id: number for number, tile in enumerate(BOX.tiles)}
GOAL = {goal.id: number for number, goal in enumerate(BOX.goals)}
CHOICE = ("", "head", "torso", "legs", "red", "green")
ROW = "BED-1 PLY-1 HED-2 TOR-2 LEG-2 DOC-1"
SOMEBODY_ELSE = 99
PILE = "BED-2 PLY-3 HED-1 TOR-1 LEG-1 DOC-2 DOC-3"


class RescueTable:
    """A game in which tests take tiles by name."""

    def __init__(self, state: MonsterBabyRescue) -> None:
        self.state = state
        self.events: list[Event] = []

    def take(self, slot: int, part: Part | None = None, gem: Gem | None = None) -> "RescueTable":
        return self.play(MONSTER_BABY_RESCUE.code(Take(slot, part, gem)))

    def take_any(self, number: int) -> "RescueTable":
        """Some legal move or other."""
        legal = self.state.legal()
        return self.play(legal[number % len(legal)])

    def play(self, code: int) -> "RescueTable":
        self.state.journal = Journal()
        self.state.play(code)
        self.events = MONSTER_BABY_RESCUE.events(self.state, self.state.journal.take(), None)
        return self

    @property
    def told(self) -> list[str]:
        """What is told of the last move, in English."""
        return [english(event.said) for event in self.events if event.said]

    def take_tile(self, tile: str, part: Part | None = None, gem: Gem | None = None) -> "RescueTable":
        return self.take(self.row.index(tile) + 1, part, gem)

    def refused(self, slot: int, part: Part | None = None, gem: Gem | None = None) -> str:
        """The rule behind the refusal of a move."""
        try:
            self.state.play(MONSTER_BABY_RESCUE.code(Take(slot, part, gem)))
        except IllegalMove as error:
            return error.refusal.rule
        raise AssertionError("the move was allowed")

    def preview(self, slot: int, part: Part | None = None, gem: Gem | None = None) -> TakePreview:
        return preview(self.state, self.active or 0, MONSTER_BABY_RESCUE.code(Take(slot, part, gem)))

    @property
    def legal(self) -> list[str]:
        return [MONSTER_BABY_RESCUE.text(code).removeprefix("take ") for code in self.state.legal()]

    @property
    def view(self) -> RescueView:
        return view(self.state, None)

    @property
    def active(self) -> int | None:
        return self.state.actor

    @property
    def row(self) -> list[str]:
        return ["-" if tile == GAP else BOX.tiles[tile].id for tile in self.state.row.tiles]

    @property
    def pile(self) -> list[str]:
        """The draw pile, the next tile first."""
        return [BOX.tiles[tile].id for tile in list(self.state.row.pile)[: self.state.row.left][::-1]]

    @property
    def track(self) -> list[list[int]]:
        """Seats at each place, rearmost first."""
        return [list(place.figures) for place in self.view.places]

    def has(self, seat: int, thing: str) -> int:
        return int(self.state.monsters[seat].has[THINGS.index(thing)])

    def levels(self, seat: int) -> tuple[int, int, int]:
        return self.has(seat, "head"), self.has(seat, "torso"), self.has(seat, "legs")

    def tiles(self, seat: int) -> list[str]:
        return [BOX.tiles[tile].id for tile in self.state.monsters[seat].tiles]

    def goals(self, seat: int) -> list[str]:
        return list(self.view.monsters[seat].goals)

    def part(self, seat: int, number: int) -> int:
        return int(part(self.state, seat, number))


def new_game(players: int = 4, seed: int = 1) -> RescueTable:
    state = MONSTER_BABY_RESCUE.deal(players, seed)
    assert isinstance(state, MonsterBabyRescue)
    return RescueTable(state)


def position(
    players: int = 2,
    row: str = ROW,
    pile: str = PILE,
    tiles: Mapping[int, str] | None = None,
    walked: Sequence[int] | None = None,
    arrived: Sequence[int] | None = None,
    goals: str = "",
    won: Mapping[int, str] | None = None,
    finals: str = "AAAA",
    tables: Tables = TABLES,
) -> RescueTable:
    """A position from its parts.

    `tiles` are those a seat has taken, `ANY-1/head` and `DIA-5/red` with what was chosen; `walked` the places each
    seat has walked, `arrived` the order in which they came where they stand. `goals` names the goal faces that are
    up and still to be won, `won` those somebody has; all others are out of the game.
    """
    tiles_up = vec[i64]([GAP if tile == "-" else TILE[tile] for tile in row.split()])
    drawn_from = vec[i64]([TILE[tile] for tile in pile.split()][::-1])
    row_of_tiles = Row(tiles_up, drawn_from, len(drawn_from))
    goal_tiles = put_goals(goals.split(), won or {}, tables)
    state = MonsterBabyRescue(players, fast_rng(1), tables, row_of_tiles, goal_tiles)
    state.explain = MONSTER_BABY_RESCUE.refusal
    state.final_turns = state.row.left == 0
    state.final_face = vec[i64]([2 * number + "AB".index(face) for number, face in enumerate(finals)])
    put_figures(state, walked or [0] * players, arrived or range(players))
    for seat, won_goals in (won or {}).items():
        for goal in won_goals.split():
            take(state, seat, GOAL[goal] // 2)
    for seat, taken in (tiles or {}).items():
        for tile in taken.split():
            give(state, seat, tile)
    state.active = state.queue[0]
    return RescueTable(state)


def put_figures(state: MonsterBabyRescue, walked: Sequence[int], arrived: Sequence[int]) -> None:
    order = list(arrived)
    for seat, distance in enumerate(walked):
        monster = Monster(seat, vec[i64]([1, 1, 1, *[0] * (len(THINGS) - 3)]), vec[i64]())
        monster.distance = distance
        monster.rock = 1 + sum(walked[other] == distance for other in order[: order.index(seat)])
        state.monsters.append(monster)
    state.queue = vec[i64](sorted(order, key=lambda seat: (walked[seat], order.index(seat))))


def put_goals(offered: Sequence[str], won: Mapping[int, str], tables: Tables) -> Goals:
    """Goals that are neither offered nor won by a seat are out of the game, as if nobody could meet them."""
    faces = {GOAL[goal] // 2: GOAL[goal] for goal in " ".join([*offered, *won.values()]).split()}
    goals = goals_on_offer(vec[i64]([faces.get(tile, 2 * tile) for tile in range(BOX.counts.goals)]), tables)
    open_goals = sum(1 << GOAL[goal] // 2 for goal in offered)
    for thing in range(len(THINGS)):
        goals.watch[thing] &= open_goals
    for tile in range(BOX.counts.goals):
        goals.owner[tile] = -1 if open_goals >> tile & 1 else SOMEBODY_ELSE
    return goals


def give(state: MonsterBabyRescue, seat: int, tile: str) -> None:
    """A tile taken earlier, with its effect."""
    name, _, choice = tile.partition("/")
    state.active = seat
    care(state, state.monsters[seat], TILE[name], CHOICE.index(choice))
    state.monsters[seat].keep(TILE[name], state.tables)
