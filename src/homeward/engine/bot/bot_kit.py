"""What a game brings along for its bots: what a good player knows, how each level plays, what a hint points at."""

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from homeward.catalogue import Text
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.bot.puzzle_kit import PuzzleKit
from homeward.engine.bot.search_settings import SearchSettings
from homeward.engine.moves import Move
from homeward.engine.options import Value
from homeward.engine.state import State

ANY_MOVE = ("hint.any.where", "hint.any.which")  # pointers to a move of a game that has none

BEGINNER = "beginner"  # the yardstick for the weakest level: takes what it can get now; not offered at a table

USUAL_SEARCH = SearchSettings(explore=0.3, bias=0.3, urgency=0.1, look_ahead=4, greed=1.0, mast=False)
SECOND_OF_SEARCH = 15_000  # simulations, about a second of one core; a table also stops it by the clock


class Setting(Struct, frozen=True, kw_only=True):
    """How a bot plays."""

    whims: float | dict[int, float] = 0.0  # share of moves played without thinking, by number of players if need be
    memory: Callable[[Any, int], State] | None = None  # what a bot of that number still knows of a state
    exact: bool = False  # plays what the exact solution says, where the game has one
    simulations: int = 0  # of the search; none: what knowledge prefers at once

    def whims_of(self, players: int) -> float:
        return self.whims[players] if isinstance(self.whims, dict) else self.whims


class Level(Struct, frozen=True):
    """A bot that people can choose."""

    name: str  # "cub", "fox" or "owl"; what people call it is in the catalogue of the house
    setting: Setting
    meaning: Text  # how well it plays, as the set-up shows it


def usual_levels(cub_whims: float | dict[int, float] = 0.5, simulations: int = SECOND_OF_SEARCH) -> tuple[Level, ...]:
    """The levels of a game in which knowledge and search make the difference."""
    return (
        Level("cub", Setting(whims=cub_whims), Text("level.cub.meaning")),
        Level("fox", Setting(whims=0.15), Text("level.fox.meaning")),
        Level("owl", Setting(simulations=simulations), Text("level.owl.meaning")),
    )


class Solved(Struct, frozen=True, kw_only=True):
    """What the best play from a position comes to, and what the obvious play does."""

    measure: str  # what is counted: "chance" to win, or something else, the less the better
    best: float
    obvious: float
    positions: int  # how many the solver went through


class Exact(Protocol):
    """The exact solution of a game that is small enough to have one."""

    def best(self, state: Any) -> list[int] | None:
        """The best legal moves in a veiled state; None where the solution does not tell moves apart."""

    def chance(self, state: Any) -> float | None:
        """Everybody's chance to win together if all play perfectly from here; None where that is not solved."""

    def chances(self, state: Any) -> dict[int, float]:
        """The same after each legal move; empty where moves make no difference."""

    def variants(self) -> list[tuple[str, dict[str, Value]]]:
        """Everything that `homeward solve` works out: a name and the options."""

    def solve(self, state: Any) -> Solved:
        """The whole game from its first position."""


class Glow(Struct, frozen=True):
    """What a hint points at, by the data attributes of a board: `slot:3` is [data-slot="3"], `dingo` is [data-dingo],
    and `shelter:0 position:2` is a thing within a thing."""

    area: str  # where to look
    piece: str  # which piece


class BotKit(Struct, frozen=True, kw_only=True):
    """The bots of a game, and what their hints say."""

    knowledge: Knowledge
    # Of a hint, by kind of move, the keys of two sentences: where to look, which piece. The move fills keys and places.
    # Without any, a hint asks to think about all choices.
    pointers: dict[str, tuple[str, str]] = {}
    levels: tuple[Level, ...] = usual_levels()  # weakest first
    beginner: Setting = Setting()
    search: SearchSettings = USUAL_SEARCH
    exact: Exact | None = None
    glow: Callable[[Any, int], Glow] | None = None  # what of the board glows in the steps of a hint
    hint_label: Callable[[Any, Move], Text] | None = None  # a move of a view while it is pointed at; None: its label
    # Why a move is good, in words of the game: what is true of it now, the most important first; and its chances
    reasons: Callable[[Any, int], tuple[Text, ...]] = lambda state, code: ()
    numbers: Callable[[Any, int], Text | None] | None = None  # None: those of the search
    puzzles: PuzzleKit | None = None

    def level(self, name: str) -> Level | None:
        return next((level for level in self.levels if level.name == name), None)
