"""Cub, Fox and Owl: what each level means in each game, in plain words and as a bot's settings."""

from msgspec import Struct

from homeward.bots.memory import Memory


class Level(Struct, frozen=True):
    """A level as the set-up shows it."""

    name: str
    title: str
    meaning: str


class Setting(Struct, frozen=True, kw_only=True):
    """How a level plays."""

    whims: float = 0.0  # share of moves played without thinking
    memory: Memory | None = None  # Monster Chase: what it remembers; None: everything


CUB = Level("cub", "Cub", "Still learning. You can beat it about half the time.")
FOX = Level("fox", "Fox", "Plays sensibly and seldom misses a good move.")
OWL = Level("owl", "Owl", "Plays as well as it can.")

CHASE_CUB = Level("cub", "Cub", "Forgets most toys soon. It needs your help.")
CHASE_FOX = Level("fox", "Fox", "Remembers what it saw lately, but not everything.")
CHASE_OWL = Level("owl", "Owl", "Never forgets a toy.")

SETTINGS = {
    "cub": Setting(whims=0.5),
    "fox": Setting(whims=0.15),
    "owl": Setting(),
}

CHASE_SETTINGS = {
    "cub": Setting(memory=Memory(span=6, slips=0.4)),
    "fox": Setting(memory=Memory(span=16, slips=0.15)),
    "owl": Setting(),
}


def levels(game_name: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first."""
    if game_name == "monster-chase":
        return (CHASE_CUB, CHASE_FOX, CHASE_OWL)
    return (CUB, FOX, OWL)


def setting(game_name: str, level: str) -> Setting:
    return (CHASE_SETTINGS if game_name == "monster-chase" else SETTINGS)[level]
