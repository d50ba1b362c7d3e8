"""The file of a game's puzzles. Each line has the moves that lead to the position, and the best moves there."""

from functools import cache
from hashlib import blake2b

import msgspec
from msgspec import Struct

from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.record import Record, moves_of, runs_of


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, what is best in it, and how hard that is to find."""

    id: str  # of the position; it never changes, because devices store which puzzles are solved
    rules_version: int
    players: int
    seed: int
    options: dict[str, Value] = {}
    moves: list[int] = []
    runs: list[list[int]] = []  # instead of moves, of a game in real time
    best: list[int] = []  # the moves that are right, usually one
    solution: list[list[int]] = []  # of a game in real time: runs that solve it
    theme: str
    rating: int  # simulations with which Owl finds the move; in real time attempts that Owl needs
    gap: float  # between the best and the second move, in chances to win; in real time seconds left

    def state(self, game: Game) -> State:
        """The position, with hidden things."""
        state = game.deal(self.players, self.seed, self.rules_version, **self.options)
        for code in self.move_codes():
            state.play(code)
        return state

    def move_codes(self) -> list[int]:
        return self.moves or moves_of(self.runs)


def identity(record: Record) -> str:
    """The id of a position: a hash of its game, deal and moves."""
    data = record.data
    named = (data.game, data.rules_version, data.players, data.seed, sorted(data.options.items()), data.moves)
    return blake2b(msgspec.json.encode(named), digest_size=5).hexdigest()


def from_record(record: Record, *, best: list[int], solution: list[int], theme: str, rating: int, gap: float) -> Puzzle:
    """A puzzle of the last position of a record."""
    data, beats = record.data, record.game.beats
    return Puzzle(
        id=identity(record),
        rules_version=data.rules_version,
        players=data.players,
        seed=int(data.seed),
        options=data.options,
        moves=[] if beats else list(data.moves),
        runs=runs_of(data.moves, beats.moves) if beats else [],
        best=best,
        solution=runs_of(solution, beats.moves) if beats else [],
        theme=theme,
        rating=rating,
        gap=round(gap, 3),
    )


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """All puzzles of the game of that name, the easiest first. The file is read once."""
    kit = find_game(name).bots.puzzles
    if kit is None or not kit.file.exists():
        return ()
    return read_puzzles(kit.file.read_bytes())


def read_puzzles(lines: bytes) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines() if line)


def puzzle_line(found: list[Puzzle]) -> bytes:
    """One puzzle per line, the easiest first."""
    ordered = sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in ordered)
