"""Bots for any seat of any game. A bot gets what its seat may know and answers with the code of a legal move."""

from homeward.bots.decide import decide, names, think
from homeward.bots.levels import Level, levels
from homeward.bots.veiled import Veiled

__all__ = ["Level", "Veiled", "decide", "levels", "names", "think"]
