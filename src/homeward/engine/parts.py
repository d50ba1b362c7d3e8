"""The parts of a game: the files of its folder, each with the functions that its role asks for.

The same role has the same file name in every game: a game hands over its modules, and their functions are the answers
to the questions that `Game` asks. The protocols say which functions a file must have.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from homeward.catalogue import Text
from homeward.engine import default_parts
from homeward.engine.bot.bot_kit import BotKit
from homeward.engine.bot.observer import Observer
from homeward.engine.bot.plain_bots import PLAIN_BOTS
from homeward.engine.chance.rng import Rng
from homeward.engine.errors import Refusal
from homeward.engine.events import Event, Prompt, Timer
from homeward.engine.moves import Move
from homeward.engine.options import Options
from homeward.engine.score_sheet import ScoreSheet
from homeward.engine.snapshots.bounds import Fields
from homeward.engine.state import State
from homeward.engine.views import Preview, Pulse, View

# The files of a game; those with a default in `Parts` only if it needs them


class MovesFile(Protocol):
    """`moves.py`: all moves in a fixed order."""

    @property
    def MOVES(self) -> tuple[Move, ...]: ...  # noqa: N802 - a constant of the module


class PositionFile(Protocol):
    """`position.py`: how a state begins, how it is saved and how it is brought back."""

    @property
    def Saved(self) -> type[Struct]: ...  # noqa: N802 - a class of the module

    def deal(self, players: int, rng: Rng, options: Options, /) -> State: ...

    def snapshot(self, state: Any, /) -> Struct: ...

    def restore(self, saved: Any, options: Options, /) -> State: ...


class ChecksFile(Protocol):
    """`checks.py`: what must be true of several fields of a snapshot together; raises BadSnapshot."""

    def check_saved(self, saved: Any, options: Options, /) -> None: ...


class BoundsFile(Protocol):
    """`bounds.py`: how far each field of a snapshot can go, the same all game long."""

    def bounds(self, players: int, options: Options, /) -> Fields: ...


class ViewFile(Protocol):
    """`view.py`: what a seat, or an onlooker (None), may know."""

    def view(self, state: Any, seat: int | None, /) -> View: ...


class EventsFile(Protocol):
    """`events.py`: what the notes of a move tell a seat, or an onlooker (None), given the state after the move."""

    def events(self, state: Any, notes: Sequence[Any], seat: int | None, /) -> list[Event]: ...


class PromptsFile(Protocol):
    """`prompts.py`: what a seat is asked to do now."""

    def prompt(self, state: Any, seat: int, /) -> Prompt: ...


class RefusalsFile(Protocol):
    """`refusals.py`: why a move of a running game is not allowed."""

    def refusal(self, state: Any, code: int, /) -> Refusal: ...


class DescribedFile(Protocol):
    """`described.py`: a view as spoken lines, and a legal move as a choice in words, given the view."""

    def describe(self, view: Any, /) -> list[Text]: ...

    def label(self, view: Any, move: Any, /) -> Text: ...


class ScoreSheetFile(Protocol):
    """`score_sheet.py`: points per seat, part by part."""

    def score_sheet(self, state: Any, /) -> ScoreSheet: ...


# What some games have besides


class PreviewFile(Protocol):
    """`preview.py`: what a legal move of a seat would visibly do."""

    def preview(self, state: Any, seat: int, code: int, /) -> Preview | None: ...


class Hands(Protocol):
    """A bot that plays a seat in real time: asked in every beat, it remembers what it has seen."""

    def choose(self, state: Any) -> int: ...


class Beats(Struct, frozen=True, kw_only=True):
    """What a game in real time says besides."""

    moves: int  # moves of a beat, made one after another
    rest: int  # the code of hands that do nothing
    factors: tuple[int, ...]  # what the first moves are made of, as digits: one number for each hand of a pair
    pulse: Callable[[Any], Pulse]  # what moves: all that a device needs to draw the next beats
    pulse_type: type[Pulse]
    hands: Callable[[str, Rng], Hands | None]  # of the bot of that name, if it has any: in turns all can play
    trial: Callable[[Rng, int], int]  # so many beats of what moves and nothing else, for measuring
    may_pause: Callable[[Any], bool] = lambda state: True  # people may stop the beats for a while
    may_slow: Callable[[Any], bool] = lambda state: True  # people may slow them down, or release them one by one


class TakenPiece(Struct, frozen=True):
    """A piece that a move takes: its id, and what kind of strategy it belongs to."""

    id: str
    kind: str


class Parts(Struct, frozen=True, kw_only=True):
    """The files of a game's folder by their roles, and what only some games have.

    What has a default needs no file: `default_parts` says what the engine does then.
    """

    folder: Path  # has the `catalogue`, and the `lessons.toml` of a game that teaches itself
    moves: MovesFile
    position: PositionFile
    bounds: BoundsFile
    view: ViewFile
    events: EventsFile
    described: DescribedFile
    checks: ChecksFile = default_parts
    prompts: PromptsFile = default_parts
    refusals: RefusalsFile = default_parts
    score_sheet: ScoreSheetFile = default_parts
    bots: BotKit = PLAIN_BOTS
    observer: Callable[[Any], Observer] | None = None  # of what learners see at tables like this one; None: a snapshot
    preview: PreviewFile | None = None
    check_state: Callable[[Any], None] = lambda state: None  # what is checked once a snapshot has become a state
    one_spelling: Callable[[int, Options], Options] = lambda players, options: options  # of options that mean the same
    timer: Callable[[Any], Timer | None] = lambda state: None  # where the table does not wait for ever
    piece: Callable[[Any, int], TakenPiece | None] = lambda state, code: None  # that a legal move takes, for designers
    begins: Callable[[Any], int] = lambda state: int(state.to_act())  # of a game just dealt: who has the first turn
    assign_figures: Callable[[Any, Sequence[str]], None] = lambda state, figures: None  # to the seats, just dealt
    longest: int = 2_000  # moves of a game; nobody comes near, and a record with more is not laid out
    beats: Beats | None = None  # of a game in real time
    check_file: Callable[[str, str], list[Text]] | None = None  # everything that is wrong with an option's file
    warn_of_file: Callable[[str, str], list[Text]] = lambda option, text: []  # what is unusual in one that is not wrong

    @property
    def catalogue(self) -> Path:
        """The folder with its sentences in every language."""
        return self.folder / "catalogue"
