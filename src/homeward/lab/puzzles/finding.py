"""Looking through game after game until there are puzzles enough. It can be stopped at any time, and goes on later."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol

import msgspec
from msgspec import Struct

from homeward.engine.errors import HomewardError
from homeward.games import game as find_game
from homeward.lab.puzzles.choosing import Choice
from homeward.lab.puzzles.looking import Looked, Task, look_through
from homeward.puzzles.stored import Puzzle

GAMES_OF_A_SEED = 1_000_000


class Workers(Protocol):
    """Whoever works on the tasks: the answers come in the order of the tasks."""

    def __call__(self, work: Callable[[Task], Looked], tasks: Sequence[Task]) -> Iterator[Looked]: ...


class Search(Struct, frozen=True):
    """What is looked for. The same search always finds the same puzzles, whoever works on it."""

    game: str
    count: int
    seed: int
    games: int  # that are looked through at most

    def tasks(self) -> list[Task]:
        first = self.seed * GAMES_OF_A_SEED
        return [Task(self.game, first + number) for number in range(self.games)]


class Result(Struct, frozen=True):
    games: int
    positions: int
    promising: int
    sure: int  # puzzles that were found
    kept: list[Puzzle]


class Kept:
    """What has been looked through already, one game in a line, so that nothing is done twice."""

    def __init__(self, path: Path | None, search: Search) -> None:
        self._path = path
        self.done: list[Looked] = []
        heading = msgspec.json.encode((search.game, search.seed))
        if path is None:
            return
        if path.exists():
            first, *lines = path.read_bytes().splitlines()
            if first != heading:
                raise HomewardError(f"{path} keeps another search; choose another file")
            self.done = [msgspec.json.decode(line, type=Looked) for line in lines if line.endswith(b"}")]
        self._file = path.open("wb")
        self._file.write(heading + b"\n")
        for looked in self.done:
            self._write(looked)

    def add(self, looked: Looked) -> None:
        self.done.append(looked)
        if self._path is not None:
            self._write(looked)

    def _write(self, looked: Looked) -> None:
        self._file.write(msgspec.json.encode(looked) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._path is not None:
            self._file.close()


def find(
    search: Search, kept: Kept, workers: Workers, told: Callable[[int, int], None] = lambda games, chosen: None
) -> Result:
    """Puzzles, as many as are wanted if so many games have them. `told` hears how far it has come."""
    choice = Choice(search.count, find_game(search.game).beats is not None)
    used: list[Looked] = []
    for looked in answers(search, kept, workers):
        used.append(looked)
        for puzzle in looked.found:
            choice.offer(puzzle)
        told(len(used), len(choice.chosen))
        if choice.enough:
            break
    return Result(
        games=len(used),
        positions=sum(one.positions for one in used),
        promising=sum(one.promising for one in used),
        sure=sum(len(one.found) for one in used),
        kept=choice.filled_up(),
    )


def answers(search: Search, kept: Kept, workers: Workers) -> Iterator[Looked]:
    """First what was done before, then the rest."""
    yield from kept.done[: search.games]
    for looked in workers(look_through, search.tasks()[len(kept.done) :]):
        kept.add(looked)
        yield looked
