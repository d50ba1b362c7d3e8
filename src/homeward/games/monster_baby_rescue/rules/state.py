"""Monster Baby Rescue: each player nurses a muddy baby monster and pays for every bit of care with time.

Figures walk round a ring of six places, and whoever is last takes one of six tiles: the dearer its position, the
further the walk. Tiles wash a part of the monster or bring diamonds, beds, rungs, healer visits and wants; the first
to meet a goal takes it. When the draw pile runs out everybody has one free turn, and then six parts are scored.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.state import NOBODY, State
from homeward.games.monster_baby_rescue.rules import choices, scoring, setting_up, turn
from homeward.games.monster_baby_rescue.rules.goals import Goals, goals_on_offer
from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.row import Row, dealt_row
from homeward.games.monster_baby_rescue.rules.tables import Tables


@final
class MonsterBabyRescue(State):
    """The row, the track, the goals, and everybody's monster. Each method calls a chapter of the rules."""

    tables: Tables
    row: Row
    goals: Goals
    monsters: list[Monster]  # by seat
    final_face: vec[i64]  # which face of each final tile is up
    red: i64  # diamonds left in the supply
    green: i64
    queue: vec[i64]  # seats as their figures stand on the track, rearmost first (MBR-18, MBR-19)
    final_turns: bool
    active: i64  # the first of the queue, or NOBODY

    def __init__(self, players: i64, rng: Rng, tables: Tables, row: Row, goals: Goals) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.row = row
        self.goals = goals
        self.monsters = []
        self.final_face = vec[i64]()
        self.red = tables.red
        self.green = tables.green
        self.queue = vec[i64]()
        self.final_turns = False
        self.active = NOBODY

    def to_act(self) -> i64:
        return self.active

    def codes(self) -> vec[i64]:
        return choices.codes(self)

    def allows(self, code: i64) -> bool:
        return choices.allows(self, code)

    def apply(self, code: i64) -> None:
        turn.take(self, code)

    def random_code(self, rng: Rng) -> i64:
        return choices.random_code(self, rng)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def won(self, seat: i64) -> bool:
        return self.value(seat) > 0.0

    def value(self, seat: i64) -> float:
        return 0.0 if self.active != NOBODY else scoring.share_of_win(self, seat)

    def copy(self) -> State:
        twin = MonsterBabyRescue(self.players, self.rng.copy(), self.tables, self.row.copy(), self.goals.copy())
        twin.take_over(self)
        twin.monsters = [monster.copy() for monster in self.monsters]
        twin.final_face = self.final_face  # never changes after the deal
        twin.red = self.red
        twin.green = self.green
        twin.queue = self.queue[:]
        twin.final_turns = self.final_turns
        twin.active = self.active
        return twin

    def deal_again(self, rng: Rng) -> State:
        state = new_game(self.players, rng, self.tables)
        state.share_settings(self)
        return state

    def conceal(self, seat: i64) -> None:
        """Only the order of the draw pile is hidden (MBR-R29)."""
        self.row.forget_order()

    def deal_unknown(self, rng: Rng) -> None:
        self.row.shuffle_pile(rng)


def new_game(players: i64, rng: Rng, tables: Tables) -> MonsterBabyRescue:
    """A new game, laid out."""
    row = dealt_row(setting_up.shuffled_tiles(players, rng, tables), tables)
    sides = rng.below(i64(1) << (tables.goals + tables.finals))
    goals = goals_on_offer(setting_up.faces_up(tables.goals, sides), tables)
    state = MonsterBabyRescue(players, rng, tables, row, goals)
    state.final_face = setting_up.faces_up(tables.finals, sides >> tables.goals)
    setting_up.place_monsters(state)
    return state
