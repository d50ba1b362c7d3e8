"""Judges an attempt at a puzzle: why it was right, or what is better about the best move."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from homeward.bots.advice import hint_label, reason
from homeward.bots.veiled import Veiled
from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.bot.puzzle_kit import Race
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.journal import Journal
from homeward.engine.state import State
from homeward.engine.views import View
from homeward.puzzles.puzzle_files import Puzzle
from homeward.puzzles.puzzle_view import gap_text
from homeward.record import moves_of
from homeward.table.display.frames import sentences_of
from homeward.table.refusals import Refused

MOST_RUNS = 4_000  # a hold changes at most once per beat, and a race has some hundred beats


class Attempt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move; or, in real time, runs of equal beats: `[times, code, code]`."""

    code: int | None = None
    runs: Annotated[list[list[int]], Meta(max_length=MOST_RUNS)] = []


class AttemptResult(Struct, frozen=True, kw_only=True):
    """Right or not, and why."""

    solved: bool
    said: Text  # what is good about the best move
    numbers: Text | None = None  # by how much it is better
    where: Text | None = None  # after a wrong move: where to look
    glow: str = ""  # the part of the board that `where` is about, see `Glow`
    view: View | None = None  # after the right move
    events: list[Event] = []  # of the right move
    described: list[Text] | UnsetType = UNSET  # the view in sentences, for a client without a board for this game


class PuzzleSolution(Struct, frozen=True, kw_only=True):
    """The best move, and why; in real time what to hold."""

    code: int | None = None
    label: Text | None = None
    said: Text
    numbers: Text | None = None
    glow: str = ""
    runs: list[list[int]] = []


def judge_attempt(game: Game, puzzle: Puzzle, wish: Attempt, *, described: bool = False) -> AttemptResult:
    """The result of an attempt; `described`: also in sentences. Raises Refused for an illegal move, as at any table."""
    kit = game.bots.puzzles
    assert kit is not None
    state = puzzle.state(game)
    if kit.race is not None:
        return judge_race(kit.race, game, state, wish.runs)
    if wish.code is None:
        raise Refused("no-try")
    refusal = game.why(state, wish.code)
    if refusal is not None:
        raise Refused(refusal)
    assert state.actor is not None
    mine = Veiled(state, state.actor)
    if wish.code in puzzle.best:
        return judge_move(game, puzzle, state, mine, wish.code, described)
    best = puzzle.best[0]
    return AttemptResult(
        solved=False,
        said=why(game, mine, best),
        numbers=gap_text(puzzle),
        where=game.pointer(best, 1),
        glow=glow_of(game, mine, best).area,
    )


def judge_move(game: Game, puzzle: Puzzle, state: State, mine: Veiled, code: int, described: bool) -> AttemptResult:
    """The result of the right move, which is played."""
    said = why(game, mine, code)
    state.journal = Journal()
    state.play(code)
    view = game.view(state, mine.seat)
    return AttemptResult(
        solved=True,
        said=said,
        numbers=gap_text(puzzle),
        view=view,
        events=game.events(state, state.journal.take(), mine.seat),
        described=sentences_of(game, view, described),
    )


def judge_race(race: Race, game: Game, state: State, runs: list[list[int]]) -> AttemptResult:
    """Replay the beats of the attempt by the rules."""
    assert game.beats is not None
    if not runs:
        raise Refused("no-try")
    for code in moves_of(runs, race.seconds * game.info.tick_hz * game.beats.moves):
        if race.done(state) or race.failed(state):
            break
        state.play(code)
    done = race.done(state)
    return AttemptResult(
        solved=done, said=Text("puzzle.race-done" if done else "puzzle.race-late", {"n": race.seconds})
    )


def solution(game: Game, puzzle: Puzzle) -> PuzzleSolution:
    """The solution, for a player who gives up."""
    if puzzle.solution:
        return PuzzleSolution(said=Text("puzzle.race-shown"), runs=puzzle.solution)
    state = puzzle.state(game)
    assert state.actor is not None
    mine, best = Veiled(state, state.actor), puzzle.best[0]
    return PuzzleSolution(
        code=best,
        label=hint_label(game, mine, best),
        said=why(game, mine, best),
        numbers=gap_text(puzzle),
        glow=glow_of(game, mine, best).piece,
    )


def why(game: Game, mine: Veiled, code: int) -> Text:
    """What is good about a move, as in a hint."""
    return reason(game, mine, code) or Text("hint.looked-ahead")


def glow_of(game: Game, mine: Veiled, code: int) -> Glow:
    return game.bots.glow(mine.state, code) if game.bots.glow is not None else Glow("", "")
