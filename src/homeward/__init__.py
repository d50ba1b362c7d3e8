"""Homeward: one digital table for family board games about little creatures that must get home.

>>> import homeward
>>> state = homeward.game("monster-chase").deal(players=2, seed=7)
>>> state.play(state.legal()[0])
"""

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
from homeward.engine.game import Game, GameInfo
from homeward.engine.rng import Rng, seeded
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
    "game",
    "seeded",
    "shelf",
]
