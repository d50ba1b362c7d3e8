"""Deals Monster Baby Rescue, and converts its state to a snapshot and back."""

from collections.abc import Sequence

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.options import variant_of
from homeward.games.monster_baby_rescue.rules import Monster, MonsterBabyRescue, Row, Tables
from homeward.games.monster_baby_rescue.rules.goals import goals_on_offer, take
from homeward.games.monster_baby_rescue.rules.state import new_game


class SavedMonster(Struct, forbid_unknown_fields=True):
    """Fields as in rules/monster.py, without what follows from tiles and goals."""

    kind: int
    has: dict[str, int]
    tiles: list[int]
    distance: int
    rock: int


class Saved(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Fields as in rules/state.py, with those of the row and the goals."""

    players: int
    chance: Chance
    components: str  # the text of a player's components file; empty for the built-in box
    pile: list[int]
    row: list[int]
    monsters: list[SavedMonster]
    goal_face: list[int]
    goal_owner: list[int]
    final_face: list[int]
    red: int
    green: int
    queue: list[int]
    final_turns: bool
    # Bots draw their luck from the bytes of a snapshot, so those of a game stay what they were: the first ruling has
    # always been written (msgspec omits a default, but not what a factory makes), the later one only where it holds.
    prizes_may_rise: bool = field(default_factory=bool)
    prizes_below_zero: bool = False


def deal(players: int, rng: Rng, options: Options) -> MonsterBabyRescue:
    return new_game(players, rng, variant_of(options))


def assign_monsters(state: MonsterBabyRescue, names: Sequence[str]) -> None:
    """The monsters that people chose, instead of those of the deal (MBR-R28)."""
    known = list[str](state.tables.box.monsters.names)
    for monster, name in zip(state.monsters, names, strict=True):
        monster.kind = known.index(name)


def snapshot(state: MonsterBabyRescue) -> Saved:
    return Saved(
        players=state.players,
        chance=chance_of(state),
        components=str(state.options["components"]),
        pile=list(state.row.pile)[: state.row.left],
        row=list(state.row.tiles),
        monsters=[saved_monster(monster) for monster in state.monsters],
        goal_face=list(state.goals.face),
        goal_owner=list(state.goals.owner),
        final_face=list(state.final_face),
        red=state.red,
        green=state.green,
        queue=list(state.queue),
        final_turns=state.final_turns,
        prizes_may_rise=bool(state.options["prizes_may_rise"]),
        prizes_below_zero=bool(state.options["prizes_below_zero"]),
    )


def saved_monster(monster: Monster) -> SavedMonster:
    has: dict[str, int] = dict(zip(THINGS, list(monster.has), strict=True))
    return SavedMonster(monster.kind, has, list(monster.tiles), monster.distance, monster.rock)


def restore(saved: Saved, options: Options) -> MonsterBabyRescue:
    tables = variant_of(options)
    row = Row(vec[i64](saved.row), vec[i64](saved.pile), len(saved.pile))
    goals = goals_on_offer(vec[i64](saved.goal_face), tables)
    state = MonsterBabyRescue(saved.players, rng_of(saved.chance), tables, row, goals)
    for name in ("final_face", "queue"):
        setattr(state, name, vec[i64](getattr(saved, name)))
    for name in ("red", "green", "final_turns"):
        setattr(state, name, getattr(saved, name))
    state.monsters = [monster_of(monster, tables) for monster in saved.monsters]
    for goal, owner in enumerate(saved.goal_owner):
        if owner != NOBODY:
            take(state, owner, goal)
    state.active = saved.queue[0] if saved.queue else NOBODY
    return state


def monster_of(data: SavedMonster, tables: Tables) -> Monster:
    monster = Monster(data.kind, vec[i64]([data.has[thing] for thing in THINGS]), vec[i64]())
    for tile in data.tiles:
        monster.keep(tile, tables)
    monster.distance = data.distance
    monster.rock = data.rock
    return monster
