"""Deals Monster Chase, and converts its state to a snapshot and back."""

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.games.monster_chase.options import variant_of
from homeward.games.monster_chase.rules import MonsterChase
from homeward.games.monster_chase.rules.monsters import Monsters
from homeward.games.monster_chase.rules.state import new_game
from homeward.games.monster_chase.rules.tiles import Tiles
from homeward.games.monster_chase.rules.windows import Windows

MONSTERS = ("pile", "unused", "bed", "arrived", "closet", "captor")  # in the order of `Monsters`
MOMENT = ("turns", "sock", "expert_used", "active", "phase", "result")  # fields of the state itself


class Saved(Struct, forbid_unknown_fields=True):
    """The fields of the state and its parts."""

    players: int
    chance: Chance
    options: Options = field(name="variant")
    pile: list[int]
    unused: list[int]
    bed: list[int]
    arrived: list[int]
    closet: list[int]
    captor: list[int]
    tiles: list[int]
    up: list[int]
    seen: list[int]
    turns: int
    sock: int
    progress: int
    red: bool
    expert_used: bool
    active: int
    phase: int
    result: int


def deal(players: int, rng: Rng, options: Options) -> MonsterChase:
    return new_game(players, rng, variant_of(options))


def snapshot(state: MonsterChase) -> Saved:
    return Saved(
        players=state.players,
        chance=chance_of(state),
        options=state.options,
        **{name: list(getattr(state.monsters, name)) for name in MONSTERS},  # type: ignore[arg-type]
        tiles=list(state.tiles.at),
        up=list(state.tiles.up),
        seen=list(state.tiles.seen),
        progress=state.windows.progress,
        red=state.windows.red,
        **{name: getattr(state, name) for name in MOMENT},
    )


def restore(saved: Saved, options: Options) -> MonsterChase:
    monsters = Monsters(*(vec[i64](getattr(saved, name)) for name in MONSTERS))
    tiles = Tiles(vec[i64](saved.tiles), vec[i64](saved.up), vec[i64](saved.seen))
    windows = Windows(saved.progress, saved.red)
    state = MonsterChase(saved.players, rng_of(saved.chance), variant_of(options), monsters, tiles, windows)
    for name in MOMENT:
        setattr(state, name, getattr(saved, name))
    return state
