"""A game as the rest of the house sees it: one object made of the parts of its folder."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from homeward.catalogue import Arg, Said, any_of, folders
from homeward.engine.bot_kit import BotKit
from homeward.engine.bounds import Fields
from homeward.engine.errors import BadOption, BadSnapshot, IllegalMove, Refusal
from homeward.engine.journal import Note
from homeward.engine.knowledge import Knowledge
from homeward.engine.lessons import Lessons, read_lessons
from homeward.engine.moves import Move, MoveData, data_of, text_of
from homeward.engine.observer import Observer
from homeward.engine.options import Conflict, Option, Preset, Value, settle
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.seeds import FAST, shortened, started
from homeward.engine.state import State
from homeward.engine.views import Preview, Pulse, View
from homeward.engine.words import Event, Prompt, ScoreSheet, Timer


class Credits(Struct, frozen=True, kw_only=True):
    """Who made the board game. Homeward is not affiliated with any of them."""

    designer: str
    publisher: str
    year: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """What the box says."""

    name: str  # its title and what stands under it are in its catalogue
    players: tuple[int, ...]
    ages: str
    minutes: int
    credits: Credits
    rules_version: int  # goes up whenever an old record would replay differently
    rulings: tuple[Ruling, ...] = ()  # of earlier versions, for the games that were begun with them
    options: tuple[Option, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    presets: tuple[Preset, ...] = ()  # that the set-up offers besides the usual game
    secrets: bool = False  # do seats know different things? Then a shared device needs the curtain
    tick_hz: int = 0  # beats a second of a game in real time, 0 for games in turns
    calls: tuple[str, ...] = ()  # what those who watch may call out, just for fun: the client has the words
    quick: dict[str, Value] = {}  # settings of the shortest game, for a quick try and for tests


class FileCheck(Struct, frozen=True):
    """What was found in a file that people bring along, one sentence each."""

    problems: list[Said]  # none if it can be played with
    warnings: list[Said] = []  # what is allowed, but may not be meant so


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


class Piece(Struct, frozen=True):
    """A piece that a move takes: its id, and what kind of strategy it belongs to."""

    id: str
    kind: str


class Parts(Struct, frozen=True, kw_only=True):
    """The functions of a game's folder, one per question the house asks."""

    catalogue: Path  # the folder with its sentences in every language
    deal: Callable[[int, Rng, dict[str, Value]], State]
    view: Callable[[Any, int | None], View]
    view_type: type[View]
    snapshot: Callable[[Any], Struct]
    restore: Callable[[Any], State]  # of the decoded snapshot; raises BadSnapshot
    snapshot_type: type[Struct]
    bounds: Callable[[Any], Fields]  # of what a seat can know, the same all game long
    refusal: Callable[[Any, int], Refusal]  # of a move that is not allowed
    events: Callable[[Any, Sequence[Note], int | None], list[Event]]  # state after, notes, whose ears
    prompt: Callable[[Any, int], Prompt]
    describe: Callable[[Any], list[Said]]  # a view as spoken lines
    label: Callable[[Any, Any], Said]  # a legal move as a choice in words, given the view
    score_sheet: Callable[[Any], ScoreSheet]
    bots: BotKit
    observer: Callable[[Any], Observer]  # of what learners see at tables like this one
    lessons: Path | None = None  # its lessons.toml, if it teaches itself
    longest: int = 2_000  # moves of a game; nobody comes near, and a record with more is not laid out
    preview: Callable[[Any, int, int], Preview | None] = lambda state, seat, code: None
    preview_type: type[Preview] | None = None  # of a game whose moves can be previewed
    piece: Callable[[Any, int], Piece | None] = lambda state, code: None  # that a legal move takes, for designers
    timer: Callable[[Any], Timer | None] = lambda state: None  # where the table does not wait for ever
    beats: Beats | None = None  # of a game in real time
    begins: Callable[[Any], int] = lambda state: int(state.to_act())  # of a game just dealt: who has the first turn
    check_file: Callable[[str, str], list[Said]] | None = None  # everything that is wrong with an option's file
    warn_of_file: Callable[[str, str], list[Said]] = lambda option, text: []  # what is unusual in one that is not wrong


class Game:
    """The rules of one title, ready to play."""

    def __init__(self, info: GameInfo, moves: tuple[Move, ...], parts: Parts) -> None:
        self.info = info
        self.moves = moves
        self.parts = parts
        folders.add(parts.catalogue)
        self._codes = {move: code for code, move in enumerate(moves)}
        self._by_text = {text_of(move): code for code, move in enumerate(moves)}

    @property
    def name(self) -> str:
        return self.info.name

    @property
    def title(self) -> Said:
        """What it is called, in the reader's language."""
        return Said(f"{self.name}.title")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    # Playing

    def deal(self, players: int, seed: int, rules_version: object = None, **options: object) -> State:
        """A new game with fast chance, by today's rules unless it was begun with older ones.

        Options not named take their default; a wrong one raises BadOption.
        """
        return self.deal_from(players, started(FAST, seed), rules_version, options)

    def deal_from(
        self, players: int, rng: Rng, rules_version: object = None, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game whose chance comes from a given generator."""
        self.check_players(players)
        version = self.known_version(rules_version)
        settled = settle(self.info.options, self.info.conflicts, options or {}, players)
        settled |= {ruling.name: ruling.holds_in(version) for ruling in self.info.rulings}
        return self._explained(self.parts.deal(players, rng, settled))

    def known_version(self, version: object) -> int:
        """A version of the rules that this house can play by; None is today's."""
        known = self.info.rules_version
        if version is None:
            return known
        if type(version) is not int or version < 1:
            facts: dict[str, Arg] = {"game": self.title, "version": repr(version)}
            raise BadOption("rules_version", Said("error.no-such-rules", facts))
        if version > known:
            facts = {"game": self.title, "version": version, "known": known}
            raise BadOption("rules_version", Said("error.newer-rules", facts))
        return version

    def begins(self, dealt: State) -> int:
        """The seat that has the first turn of a game just dealt; somebody else may decide something before."""
        return self.parts.begins(dealt)

    def check_players(self, players: object) -> None:
        if type(players) is not int or players not in self.info.players:
            offered = any_of(list(map(str, self.info.players)))
            facts: dict[str, Arg] = {"game": self.title, "offered": offered, "players": repr(players)}
            raise BadOption("players", Said("error.players", facts))

    def check_file(self, option: str, text: str) -> FileCheck:
        """What is wrong with the text of a file that people bring along for an option, and what is unusual."""
        problems = self._problems_of_file(option, text)
        return FileCheck(problems, [] if problems else self.parts.warn_of_file(option, text))

    def _problems_of_file(self, option: str, text: str) -> list[Said]:
        if self.parts.check_file is not None:
            return self.parts.check_file(option, text)
        try:
            self.deal_from(min(self.info.players), started(FAST, 0), options={option: text})
        except BadOption as error:
            return [error.said if isinstance(error.said, Said) else Said("refusal.refused", {"problem": error.said})]
        return []

    def why(self, state: State, code: int) -> Refusal | None:
        """Why a move is not legal, or None if it is."""
        if 0 <= code < len(self.moves) and state.allows(code):
            return None
        return self.refusal(state, code)

    def refusal(self, state: State, code: int) -> Refusal:
        if not 0 <= code < len(self.moves):
            facts: dict[str, Arg] = {"code": shortened(code), "game": self.title, "last": len(self.moves) - 1}
            return Refusal(code="no-such-move", rule="", said=Said("refusal.no-such-code", facts))
        if state.over:
            return Refusal(code="over", rule="", said=Said("refusal.over"))
        return self.parts.refusal(state, code)

    # Moves in and out

    def code(self, move: Move) -> int:
        """The code of a move, or IllegalMove if the game has no such move."""
        try:
            return self._codes[move]
        except KeyError:
            raise IllegalMove(self._unknown(text_of(move))) from None

    def parse(self, text: str) -> int:
        """The code of a move written as text, such as `flip 3`."""
        try:
            return self._by_text[" ".join(text.lower().split())]
        except KeyError:
            raise IllegalMove(self._unknown(text)) from None

    def text(self, code: int) -> str:
        """A move as text, the inverse of `parse`."""
        return text_of(self.moves[code])

    def move_data(self, code: int) -> MoveData:
        return data_of(self.moves[code])

    def _unknown(self, text: str) -> Refusal:
        return Refusal(
            code="no-such-move", rule="", said=Said("refusal.no-such-move", {"game": self.title, "move": text})
        )

    # What people see

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or an onlooker (None), may know."""
        return self.parts.view(state, seat)

    def events(self, state: State, notes: Sequence[Note], ear: int | None) -> list[Event]:
        """What the notes of a move tell, for the ears of a seat or of an onlooker (None)."""
        return self.parts.events(state, notes, ear)

    def prompt(self, state: State, seat: int) -> Prompt:
        """What a seat is asked to do now."""
        return self.parts.prompt(state, seat)

    def describe(self, view: View) -> list[Said]:
        """A view as spoken lines."""
        return self.parts.describe(view)

    def label(self, view: View, move: Move) -> Said:
        """A legal move as a choice in words, given the view of whoever chooses."""
        return self.parts.label(view, move)

    def score_sheet(self, state: State) -> ScoreSheet:
        """Points per seat, part by part, with the rule ids."""
        return msgspec.structs.replace(self.parts.score_sheet(state), together=state.together())

    def preview(self, state: State, seat: int, code: int) -> Preview | None:
        """What a legal move would visibly do, as far as its player can know it."""
        return self.parts.preview(state, seat, code)

    def piece(self, state: State, code: int) -> Piece | None:
        """The piece that a legal move takes, where moves do so."""
        return self.parts.piece(state, code)

    def timer(self, state: State) -> Timer | None:
        """How long the table waits in this position, and what it plays then; None: for ever."""
        return self.parts.timer(state)

    @cached_property
    def lessons(self) -> Lessons:
        """What it teaches, and how."""
        return read_lessons(self.parts.lessons) if self.parts.lessons is not None else Lessons()

    # Playing well, playing in real time

    @property
    def bots(self) -> BotKit:
        """What it brings along for its bots."""
        return self.parts.bots

    @property
    def knowledge(self) -> Knowledge:
        """What a good player knows."""
        return self.parts.bots.knowledge

    def pointer(self, code: int, step: int) -> Said:
        """Of a hint: where to look for a move, then which piece. A move fills also keys such as `hint.line.{line}`."""
        move = self.move_data(code)
        facts: dict[str, Arg] = {name: value for name, value in move.items() if isinstance(value, int | str)}
        return Said(self.bots.pointers[str(move["move"])][step - 1].format_map(facts), facts)

    def observer(self, state: State) -> Observer:
        """What a seat sees as numbers, at tables with the players and options of this one."""
        return self.parts.observer(state)

    @property
    def longest(self) -> int:
        """More moves than any game has that people play."""
        return self.parts.longest

    @property
    def beats(self) -> Beats | None:
        """What a game in real time says besides; None for games in turns."""
        return self.parts.beats

    # Saving

    def snapshot(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON data."""
        data: dict[str, Any] = msgspec.to_builtins(self.parts.snapshot(state))
        return data

    def bounds(self, state: State) -> Fields:
        """How far everything in the snapshot of a veiled state can go, at a table with these players and options."""
        return self.parts.bounds(state)

    def restore(self, data: object) -> State:
        """A state from its snapshot; raises BadSnapshot naming the field that is wrong."""
        try:
            saved = msgspec.convert(data, self.parts.snapshot_type)
        except msgspec.ValidationError as error:
            raise BadSnapshot(*field_and_problem(str(error))) from None
        state = self.parts.restore(saved)
        if state.observer >= state.players:
            raise BadSnapshot("chance.observer", f"there is no seat {state.observer}")
        return self._explained(state)

    def _explained(self, state: State) -> State:
        state.explain = self.refusal
        return state


def field_and_problem(message: str) -> tuple[str, str]:
    """msgspec's "Expected `int`, got `str` - at `$.pile[2]`" as the field and what is wrong with it."""
    problem, _, where = message.partition(" - at `$")
    field = where.rstrip("`").lstrip(".")
    if not field and "`" in problem:
        field = problem.split("`")[1]
    return field or "snapshot", problem
