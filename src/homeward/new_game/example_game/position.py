"""A whole state of Example Game: dealt, saved as plain data, and brought back."""

from msgspec import Struct

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.new_game.example_game.rules.state import SEATS, ExampleGame, new_game


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    chance: Chance
    pile: int
    taken: list[int]
    active: int


def deal(players: int, rng: Rng, options: Options) -> ExampleGame:
    return new_game(players, rng)


def snapshot(state: ExampleGame) -> Saved:
    return Saved(chance=chance_of(state), pile=state.pile, taken=list(state.taken), active=state.active)


def restore(saved: Saved, options: Options) -> ExampleGame:
    state = ExampleGame(SEATS, rng_of(saved.chance))
    state.pile, state.taken, state.active = saved.pile, list(saved.taken), saved.active
    return state
