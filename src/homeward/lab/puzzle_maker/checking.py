"""Checks the answer of a puzzle again, with other deals of the unknown."""

from msgspec import Struct

from homeward.bots.search_loop import run_search
from homeward.bots.veiled import Veiled
from homeward.engine.chance.rng import fast_rng
from homeward.games import game as find_game
from homeward.puzzles.puzzle_files import Puzzle
from homeward.record import moves_of

AT_LEAST = 2_000  # simulations; a hard puzzle gets HARDER times its rating
HARDER = 4


class CheckedPuzzle(Struct, frozen=True):
    same: bool


def check_puzzle(task: tuple[str, Puzzle, int]) -> CheckedPuzzle:
    """Check by a new search, by the exact solution, or by playing the race again."""
    name, puzzle, seed = task
    game = find_game(name)
    kit, exact = game.bots.puzzles, game.bots.exact
    state = puzzle.state(game)
    assert kit is not None
    if kit.race is not None:
        for code in moves_of(puzzle.solution):
            state.play(code)
        return CheckedPuzzle(kit.race.done(state))
    assert state.actor is not None
    mine = Veiled(state, state.actor)
    if exact is not None:
        return CheckedPuzzle(exact.best(mine.state) == puzzle.best)
    search = run_search(game, mine, fast_rng(seed), max(AT_LEAST, HARDER * puzzle.rating))
    return CheckedPuzzle(int(search.best()) in puzzle.best)
