"""The rules of Monster-Falle, a file for every chapter of the rulebook."""

from homeward.games.monster_falle.rules.codes import (
    CHOOSING,
    COUNTDOWN,
    DONE,
    GO,
    HOLDS,
    HOMING,
    NEXT,
    OVER,
    PAIR_X,
    PAIR_Y,
    PLACE,
    PLACING,
    PUSHING,
    READY,
    SPEEDS,
    SWAP,
)
from homeward.games.monster_falle.rules.state import MonsterFalle

__all__ = [
    "CHOOSING",
    "COUNTDOWN",
    "DONE",
    "GO",
    "HOLDS",
    "HOMING",
    "NEXT",
    "OVER",
    "PAIR_X",
    "PAIR_Y",
    "PLACE",
    "PLACING",
    "PUSHING",
    "READY",
    "SPEEDS",
    "SWAP",
    "MonsterFalle",
]
