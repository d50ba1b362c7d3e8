"""Bots for any seat of any game. A bot gets what its seat may know and returns the code of a legal move."""

from homeward.bots.advice import Hint, hint, hint_steps
from homeward.bots.analysis import Analysis, TurningPoint, analyse
from homeward.bots.move_choice import bot_names, check_name, choose
from homeward.bots.veiled import Veiled

__all__ = [
    "Analysis",
    "Hint",
    "TurningPoint",
    "Veiled",
    "analyse",
    "bot_names",
    "check_name",
    "choose",
    "hint",
    "hint_steps",
]
