"""The rules of Monster Baby Rescue, a file for every chapter of the rulebook."""

from homeward.games.monster_baby_rescue.rules.choices import CHOICES, CHOOSE_GREEN, CHOOSE_HEAD, CHOOSE_LEGS, CHOOSE_RED
from homeward.games.monster_baby_rescue.rules.goals import Goals
from homeward.games.monster_baby_rescue.rules.monster import Monster
from homeward.games.monster_baby_rescue.rules.row import GAP, Row
from homeward.games.monster_baby_rescue.rules.scoring import FINALS, GOALS, HEALING, HEARTS, LINES, WANTED
from homeward.games.monster_baby_rescue.rules.state import MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.tables import Tables

__all__ = [
    "CHOICES",
    "CHOOSE_GREEN",
    "CHOOSE_HEAD",
    "CHOOSE_LEGS",
    "CHOOSE_RED",
    "FINALS",
    "GAP",
    "GOALS",
    "HEALING",
    "HEARTS",
    "LINES",
    "WANTED",
    "Goals",
    "Monster",
    "MonsterBabyRescue",
    "Row",
    "Tables",
]
