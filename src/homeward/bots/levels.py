"""Cub, Fox and Owl: what each level means in each game, in plain words and as a bot's settings.

The numbers come from tournaments; docs/bots.md has the tables and the commands that make them.
"""

from msgspec import Struct, structs

from homeward.bots.memory import Memory
from homeward.bots.search import Settings


class Level(Struct, frozen=True):
    """A level as the set-up shows it."""

    name: str
    title: str
    meaning: str


class Setting(Struct, frozen=True, kw_only=True):
    """How a level plays."""

    whims: float = 0.0  # share of moves played without thinking
    memory: Memory | None = None  # Monster Chase: what it remembers; None: everything
    exact: bool = False  # Monster Chase: the best flip there is
    simulations: int = 0  # of the search; none: what knowledge prefers at once


BEGINNER = "beginner"  # the yardstick for Cub: takes what it can get now; not offered at a table

CUB = Level("cub", "Cub", "Still learning. You can beat it about half the time.")
FOX = Level("fox", "Fox", "Plays sensibly, with a slip now and then. It wins most games against Cub.")
OWL = Level("owl", "Owl", "Thinks ahead for about a second. It wins most games against Fox.")

CHASE_CUB = Level("cub", "Cub", "Forgets most toys soon. It needs your help.")
CHASE_FOX = Level("fox", "Fox", "Remembers what it saw lately, but not everything.")
CHASE_OWL = Level("owl", "Owl", "Never forgets a toy and always knows the best one to turn.")

FALLE_CUB = Level("cub", "Cub", "Small hands: slow, and now and then too rough.")
FALLE_FOX = Level("fox", "Fox", "Average hands: sees late, pushes a little unevenly.")
FALLE_OWL = Level("owl", "Owl", "Quick and gentle hands: hardly ever topples the sack.")

# Moves Cub plays without thinking, by number of players: where a beginner wins about half the games against it
CUB_WHIMS: dict[str, dict[int, float]] = {
    "monster-baby-rescue": {2: 0.52, 3: 0.48, 4: 0.48, 5: 0.4},
    "pets-rescue": {2: 0.5, 3: 0.55, 4: 0.56},
    "wombat-rescue": {2: 0.47, 3: 0.48, 4: 0.45},
}

USUAL = {
    BEGINNER: Setting(),
    "cub": Setting(),
    "fox": Setting(whims=0.15),
    "owl": Setting(simulations=15_000),  # about a second of one core; a table also stops it by the clock
}

SETTINGS: dict[str, dict[str, Setting]] = {
    "pets-rescue": {**USUAL, "owl": Setting(simulations=20_000)},
    "wombat-rescue": {**USUAL, "owl": Setting(simulations=6_000)},
    "monster-chase": {
        BEGINNER: Setting(memory=Memory(span=4, slips=0.0)),
        "cub": Setting(memory=Memory(span=6, slips=0.37)),
        "fox": Setting(memory=Memory(span=12, slips=0.25)),
        "owl": Setting(exact=True),
    },
}

# In real time a level is a pair of hands (games/monster_falle/hands.py); between rounds all say go.
SETTINGS["monster-falle"] = dict.fromkeys((BEGINNER, "cub", "fox", "owl"), Setting())

USUAL_SEARCH = Settings(explore=0.3, bias=0.3, urgency=0.1, look_ahead=4, greed=1.0, mast=False)

SEARCHES: dict[str, Settings] = {
    "pets-rescue": Settings(
        explore=0.05, bias=0.1, urgency=0.1, look_ahead=3, greed=1.0, mast=False, past_reveals=False
    ),
    "wombat-rescue": Settings(explore=0.1, bias=0.3, urgency=0.1, look_ahead=0, greed=1.0, mast=False),
}


def levels(game_name: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first."""
    if game_name == "monster-chase":
        return (CHASE_CUB, CHASE_FOX, CHASE_OWL)
    if game_name == "monster-falle":
        return (FALLE_CUB, FALLE_FOX, FALLE_OWL)
    return (CUB, FOX, OWL)


def setting(game_name: str, level: str, players: int) -> Setting:
    chosen = SETTINGS.get(game_name, USUAL)[level]
    if level == "cub" and game_name in CUB_WHIMS:
        return structs.replace(chosen, whims=CUB_WHIMS[game_name][players])
    return chosen


def search_settings(game_name: str) -> Settings:
    return SEARCHES.get(game_name, USUAL_SEARCH)
