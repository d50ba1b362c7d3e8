"""What a game brings along for its puzzles: where they come from, what they are about, where they lie."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Value


class Origin(Struct, frozen=True):
    """A game from which puzzles are taken."""

    players: int
    options: dict[str, Value] = {}


class Race(Struct, frozen=True, kw_only=True):
    """Puzzles of a game in real time: bring it about within so many seconds."""

    seconds: int
    begun: Callable[[Any], bool]  # can it be brought about from this state?
    done: Callable[[Any], bool]  # has it been?
    failed: Callable[[Any], bool]  # can it no longer be?
    solve: Callable[[Any, Rng, int], list[int]]  # moves that do it within so many beats, the quickest found; or none


class PuzzleKit(Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    origins: tuple[Origin, ...]  # taken in turn
    themes: tuple[str, ...]  # what they may be about; the words are `<game>.puzzle.<theme>` in its catalogue
    theme: Callable[[Any, int], str]  # of a veiled state and its best move; in real time of a state and a first move
    file: Path  # where they lie, one in a line
    clear: float = 0.04  # a clear lead in chances to win; in a game of many small steps each decides less
    race: Race | None = None
