"""Bots for any seat of any game. A bot gets what its seat may know and answers with the code of a legal move."""

from homeward.bots.analysis import Analysis, TurningPoint, analyse
from homeward.bots.decide import check_name, decide, names, think
from homeward.bots.hints import Hint, hint, hint_steps
from homeward.bots.veiled import Veiled

__all__ = [
    "Analysis",
    "Hint",
    "TurningPoint",
    "Veiled",
    "analyse",
    "check_name",
    "decide",
    "hint",
    "hint_steps",
    "names",
    "think",
]
