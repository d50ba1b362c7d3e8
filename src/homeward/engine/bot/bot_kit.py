"""What a game declares for its bots: its knowledge, how each level plays, what a hint points at."""

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

BEGINNER = "beginner"  # looks one move ahead; the weakest level is measured against it, and tables do not offer it

USUAL_SEARCH = SearchSettings(explore=0.3, bias=0.3, urgency=0.1, look_ahead=4, greed=1.0, mast=False)
SECOND_OF_SEARCH = 15_000  # simulations: about a second on one core; a table also has a time limit


class Setting(Struct, frozen=True, kw_only=True):
    """How a bot plays."""

    whims: float | dict[int, float] = 0.0  # share of moves chosen at random, or that share for each number of players
    memory: Callable[[Any, int], State] | None = None  # the state as a bot with this seed still remembers it
    exact: bool = False  # plays the exact solution, where the game has one
    simulations: int = 0  # of the search; 0: plays the move that the knowledge prefers

    def whims_of(self, players: int) -> float:
        return self.whims[players] if isinstance(self.whims, dict) else self.whims


class Level(Struct, frozen=True):
    """A bot that people can choose."""

    name: str  # "cub", "fox" or "owl"; the name people read is in the catalogue
    setting: Setting
    meaning: Text  # how well it plays, shown in the set-up


def usual_levels(cub_whims: float | dict[int, float] = 0.5, simulations: int = SECOND_OF_SEARCH) -> tuple[Level, ...]:
    """Three levels that differ in knowledge and search only."""
    return (
        Level("cub", Setting(whims=cub_whims), Text("level.cub.meaning")),
        Level("fox", Setting(whims=0.15), Text("level.fox.meaning")),
        Level("owl", Setting(simulations=simulations), Text("level.owl.meaning")),
    )


class Solved(Struct, frozen=True, kw_only=True):
    """The result of best play from a position, and of the obvious play."""

    measure: str  # "chance" to win, or another measure, of which less is better
    best: float
    obvious: float
    positions: int  # visited by the solver


class Exact(Protocol):
    """The exact solution of a game that is small enough to have one."""

    def best(self, state: Any) -> list[int] | None:
        """The best legal moves in a veiled state; None where the solution does not distinguish moves."""

    def chance(self, state: Any) -> float | None:
        """The table's chance to win together with perfect play; None where that is not solved."""

    def chances(self, state: Any) -> dict[int, float]:
        """The same after each legal move; empty where the moves do not differ."""

    def variants(self) -> list[tuple[str, dict[str, Value]]]:
        """Everything that `homeward solve` solves: a name and the options."""

    def solve(self, state: Any) -> Solved:
        """The whole game from its first position."""


class Glow(Struct, frozen=True):
    """What a hint points at, by the data attributes of a board: `slot:3` is [data-slot="3"], `dingo` is [data-dingo],
    and `shelter:0 position:2` is [data-position="2"] inside of [data-shelter="0"]."""

    area: str  # where to look
    piece: str  # which piece


class BotKit(Struct, frozen=True, kw_only=True):
    """The bots of a game, and what their hints say."""

    knowledge: Knowledge
    # By kind of move, the keys of a hint's first two sentences: where to look, which piece. The move's fields fill in
    # the placeholders of keys and sentences. Without any, a hint asks to think about all choices.
    pointers: dict[str, tuple[str, str]] = {}
    levels: tuple[Level, ...] = usual_levels()  # weakest first
    beginner: Setting = Setting()
    search: SearchSettings = USUAL_SEARCH
    exact: Exact | None = None
    glow: Callable[[Any, int], Glow] | None = None  # what glows on the board in the steps of a hint
    hint_label: Callable[[Any, Move], Text] | None = None  # the name of a move in a hint; None: its label
    # Why a move is good, the most important reason first; and its chances
    reasons: Callable[[Any, int], tuple[Text, ...]] = lambda state, code: ()
    numbers: Callable[[Any, int], Text | None] | None = None  # None: the chances that the search found
    puzzles: PuzzleKit | None = None

    def level(self, name: str) -> Level | None:
        return next((level for level in self.levels if level.name == name), None)
