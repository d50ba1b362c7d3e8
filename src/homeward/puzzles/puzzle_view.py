"""A puzzle as the client shows it: what the seat to act may see, without the solution."""

from msgspec import Struct

from homeward.bots.advice import percent
from homeward.catalogue import Text
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.puzzles.puzzle_files import Puzzle, puzzles
from homeward.table.display.frames import describe_moves, sentences_of
from homeward.table.display.seen import SeatFrame
from homeward.table.refusals import Refused

LEVELS = (8, 64, 512, 2048)  # the highest rating of levels 1, 2, 3, 4; above is level 5
LEVELS_OF_RACES = (7.0, 6.0, 5.0, 4.0)  # in real time: the least seconds left of levels 1, 2, 3, 4


class PuzzleListed(Struct, frozen=True):
    """A puzzle in the list of a game."""

    id: str
    theme: Text
    level: int  # from 1, easy, to 5


class PuzzleList(Struct, frozen=True):
    game: str
    seconds: int  # to solve a puzzle in; 0 for a game in turns
    puzzles: list[PuzzleListed]  # the easiest first


class PuzzleSeen(Struct, frozen=True, kw_only=True):
    """A position in which one move is clearly the best; in real time, from which the race can be won."""

    game: str
    id: str
    theme: Text
    level: int
    seconds: int
    options: dict[str, Value]
    players: int
    seat: int  # that is to act; the views are those of this seat
    mine: list[SeatFrame]  # of that seat; in real time of all seats


def puzzle_list(game: Game) -> PuzzleList:
    """The puzzles of a game, the easiest first."""
    found = [PuzzleListed(one.id, theme_of(game, one), level_of(game, one)) for one in puzzles(game.name)]
    return PuzzleList(game.name, seconds_of(game), sorted(found, key=lambda one: one.level))


def all_puzzle_lists() -> list[PuzzleList]:
    """The lists of all games that have puzzles."""
    return [some for game in GAMES if (some := puzzle_list(game)).puzzles]


def seconds_of(game: Game) -> int:
    kit = game.bots.puzzles
    return kit.race.seconds if kit is not None and kit.race is not None else 0


def puzzle_of(game: Game, puzzle: str) -> Puzzle:
    """The puzzle of that id. Raises Refused if there is none."""
    for one in puzzles(game.name):
        if one.id == puzzle:
            return one
    raise Refused("no-such-puzzle")


def show_puzzle(game: Game, puzzle: Puzzle, *, described: bool = False) -> PuzzleSeen:
    """The puzzle as the seat to act sees it; `described`: also in sentences."""
    return puzzle_seen(game, puzzle, puzzle.state(game), described=described)


def puzzle_seen(game: Game, puzzle: Puzzle, state: State, *, described: bool = False) -> PuzzleSeen:
    """The puzzle with a state that looks the same to the seat to act."""
    assert state.actor is not None, "a puzzle is not over"
    seats = range(puzzle.players) if game.beats is not None else [state.actor]
    frames = []
    for seat in seats:
        view = game.view(state, seat)
        moves = [] if state.in_beats() else describe_moves(game, state, seat, view, state.legal())
        frames.append(
            SeatFrame(
                seat=seat,
                view=view,
                moves=moves,
                prompt=game.prompt(state, seat),
                events=[],
                described=sentences_of(game, view, described),
            )
        )
    return PuzzleSeen(
        game=game.name,
        id=puzzle.id,
        theme=theme_of(game, puzzle),
        level=level_of(game, puzzle),
        seconds=seconds_of(game),
        options=puzzle.options,
        players=puzzle.players,
        seat=state.actor,
        mine=frames,
    )


def theme_of(game: Game, puzzle: Puzzle) -> Text:
    return Text(f"{game.name}.puzzle.{puzzle.theme}")


def level_of(game: Game, puzzle: Puzzle) -> int:
    """How hard it is, from 1 to 5: by Owl's simulations, in real time by the seconds left."""
    if game.beats is not None:
        return 1 + sum(puzzle.gap < spare for spare in LEVELS_OF_RACES)
    return 1 + sum(puzzle.rating > simulations for simulations in LEVELS)


def gap_text(puzzle: Puzzle) -> Text:
    """How much better the best move is than the next one."""
    return Text("puzzle.gap", {"n": percent(puzzle.gap)})
