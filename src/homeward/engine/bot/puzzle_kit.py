"""What a game declares for its puzzles: the games they are taken from, their themes, their file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Value


class Origin(Struct, frozen=True):
    """The settings of games from which puzzles are taken."""

    players: int
    options: dict[str, Value] = {}


class Race(Struct, frozen=True, kw_only=True):
    """Puzzles of a game in real time: reach an aim within a number of seconds."""

    seconds: int
    begun: Callable[[Any], bool]  # can the aim be reached from this state?
    done: Callable[[Any], bool]  # has it been reached?
    failed: Callable[[Any], bool]  # can it no longer be reached?
    solve: Callable[[Any, Rng, int], list[int]]  # the quickest moves that reach it within this many beats; or none


class PuzzleKit(Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    origins: tuple[Origin, ...]  # used in turn
    themes: tuple[str, ...]  # their texts are `<game>.puzzle.<theme>` in the catalogue
    theme: Callable[[Any, int], str]  # of a veiled state and its best move; in real time of a state and a first move
    file: Path  # one puzzle per line
    clear: float = 0.04  # the lead in chances to win that counts as clear; less in a game of many small steps
    race: Race | None = None
