"""`homeward puzzles make` finds puzzles; `homeward puzzles check` checks their answers again."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from homeward.callers_file import callers_file
from homeward.console import GameName, console, errors
from homeward.engine.errors import BadOption
from homeward.games import game as find_game
from homeward.lab.puzzle_maker.checking import CheckedPuzzle, check_puzzle
from homeward.lab.puzzle_maker.finding import PuzzleSearch, Result, find
from homeward.lab.running.runner import EVERY_CORE, ResumableWorkers, Workers, run_all
from homeward.puzzles.puzzle_files import Puzzle, puzzle_line, puzzles


def make(
    game: GameName,
    *,
    count: int = 200,
    seed: int = 1,
    games: int = 10_000,
    output: Path | None = None,
    workers: ResumableWorkers = EVERY_CORE,
) -> None:
    """Find positions with one clearly best move, and write them into a file.

    Parameters
    ----------
    count
        How many puzzles.
    seed
        Same seed, same puzzles.
    games
        How many games to search at most.
    output
        The file to write. Default: <game>.puzzles.jsonl in this folder.
    """
    if find_game(game).bots.puzzles is None:
        raise BadOption("game", f"{game} has no puzzles: its folder does not say what they could be about")
    if count < 1 or games < 1:
        raise BadOption("count", "count and games begin at 1")
    result = with_progress(PuzzleSearch(game, count, seed, games), workers)
    path = output or Path(f"{game}.puzzles.jsonl")
    with callers_file(path):
        path.write_bytes(puzzle_line(result.kept))
    print_result(path, result)


def with_progress(search: PuzzleSearch, workers: Workers) -> Result:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task(search.game, total=search.count)

        def report(games: int, chosen: int) -> None:
            progress.update(bar, completed=chosen, description=f"{search.game}, {games} games")

        return find(search, workers, report)


def print_result(path: Path, result: Result) -> None:
    console.print(
        f"{len(result.kept)} puzzles in {path}: of {result.games} games {result.positions} positions were looked at, "
        f"{result.promising} seemed to have one best move, {result.sure} surely have"
    )
    console.print(f"themes: {count_text(puzzle.theme for puzzle in result.kept)}")
    console.print(f"ratings: {count_text(puzzle.rating for puzzle in result.kept)}")


def count_text(things: Iterator[str] | Iterator[int]) -> str:
    return ", ".join(f"{thing} {count}" for thing, count in sorted(Counter(things).items()))


def check(game: GameName, *, sample: int = 0, seed: int = 7, workers: Workers = EVERY_CORE) -> None:
    """Check with new searches whether the answers of a game's puzzles are right.

    Parameters
    ----------
    sample
        How many of them, spread over all ratings. Default: all.
    seed
        Of the new searches.
    """
    chosen = spread(puzzles(find_game(game).name), sample)
    if not chosen:
        raise BadOption("game", f"{game} has no puzzles")
    tasks = [(game, puzzle, seed) for puzzle in chosen]
    answers = run_all(check_puzzle, tasks, "asking again", workers, CheckedPuzzle)
    console.print(f"{game}: {share(answers)} fresh searches say the same")


def spread(every: Sequence[Puzzle], sample: int) -> list[Puzzle]:
    """This many of the puzzles, spread from the easiest to the hardest."""
    if not 0 < sample < len(every):
        return list(every)
    return [every[number * len(every) // sample] for number in range(sample)]


def share(answers: Sequence[CheckedPuzzle]) -> str:
    same = sum(one.same for one in answers)
    return f"{same} of {len(answers)} ({100 * same / len(answers):.1f} %)"
