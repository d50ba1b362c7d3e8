"""Homeward: one digital table for family board games about little creatures that must get home.

>>> import homeward
>>> state = homeward.game("monster-chase").deal(players=2, seed=7)
>>> state.play(state.legal()[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homeward.engine.chance.rng import Rng, fast_rng
    from homeward.engine.errors import (
        BadComponents,
        BadOption,
        BadRecord,
        BadSnapshot,
        HomewardError,
        IllegalMove,
        Refusal,
        UnknownGame,
    )
    from homeward.engine.game import Game
    from homeward.engine.game_info import GameInfo
    from homeward.engine.state import State
    from homeward.games import game, shelf
    from homeward.record import Record

__all__ = [
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BadSnapshot",
    "Game",
    "GameInfo",
    "HomewardError",
    "IllegalMove",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "UnknownGame",
    "fast_rng",
    "game",
    "shelf",
]

# Where each name lives: fetched when somebody asks for it, for a command that only tells its options needs no game.
_HOMES = {
    "homeward.engine.errors": (
        "BadComponents",
        "BadOption",
        "BadRecord",
        "BadSnapshot",
        "HomewardError",
        "IllegalMove",
        "Refusal",
        "UnknownGame",
    ),
    "homeward.engine.game": ("Game",),
    "homeward.engine.game_info": ("GameInfo",),
    "homeward.engine.chance.rng": ("Rng", "fast_rng"),
    "homeward.engine.state": ("State",),
    "homeward.games": ("game", "shelf"),
    "homeward.record": ("Record",),
}


def __getattr__(name: str) -> object:
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
