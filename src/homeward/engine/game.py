"""A game as the rest of the house sees it: one object made of the parts of its folder."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from homeward.catalogue import Arg, Text, any_of, folders
from homeward.engine.bot.bot_kit import ANY_MOVE
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.bot.observer import Observer
from homeward.engine.bot.snapshot_observer import SnapshotObserver
from homeward.engine.chance.rng import Rng
from homeward.engine.chance.seeds import FAST, rng_from_seed, short_repr
from homeward.engine.decode_errors import problem_and_field
from homeward.engine.errors import BadOption, BadSnapshot, IllegalMove, Refusal
from homeward.engine.figures import check_figures
from homeward.engine.files.lessons import Lessons, read_lessons
from homeward.engine.game_info import GameInfo
from homeward.engine.moves import Move, MoveData, data_of, text_of
from homeward.engine.options import Options, Value, settle
from homeward.engine.parts import Parts
from homeward.engine.score_sheet import ScoreSheet
from homeward.engine.snapshots.bounds import Fields
from homeward.engine.snapshots.position import check_chance
from homeward.engine.snapshots.saved import SavedOptions, check_bounds
from homeward.engine.state import State
from homeward.engine.views import Preview, View

TABLES = 32  # numbers of players and options whose bounds are remembered


class FileCheck(Struct, frozen=True):
    """What was found in a file that people bring along, one sentence each."""

    problems: list[Text]  # none if it can be played with
    warnings: list[Text] = []  # what is allowed, but may not be meant so


class Game:
    """The rules of one title, ready to play.

    In the examples `game` is `homeward.game("monster-chase")`, and `state` is `game.deal(players=2, seed=7)`.
    """

    def __init__(self, info: GameInfo, parts: Parts) -> None:
        self.info = info
        self.parts = parts
        self.moves = parts.moves.MOVES
        folders.add(parts.catalogue)
        self._codes = {move: code for code, move in enumerate(self.moves)}
        self._by_text = {text_of(move): code for code, move in enumerate(self.moves)}
        self._saved_options = SavedOptions(parts.position.Saved, info)
        self._bounds = lru_cache(maxsize=TABLES)(self._bounds_of_table)

        # What the files of its folder answer themselves

        self.view = parts.view.view
        """What a seat, or an onlooker (None), may know.

        >>> game.view(state, 0).phase
        'flip'
        """
        self.events = parts.events.events
        """What the notes of a move tell a seat or an onlooker (None), given the state after the move.

        >>> from homeward.engine.journal import Journal
        >>> state.journal = Journal()
        >>> state.play(0)
        >>> [event.kind for event in game.events(state, state.journal.take(), None)]
        ['turned', 'missed']
        """
        self.prompt = parts.prompts.prompt
        """What a seat is asked to do now.

        >>> game.prompt(state, 0).said.key.removeprefix(game.name)
        '.prompt.turn'
        """
        self.describe = parts.described.describe
        """A view as spoken lines.

        >>> len(game.describe(game.view(state, 0)))
        4
        """
        self.label = parts.described.label
        """A legal move as a choice in words, given the view of whoever chooses.

        >>> game.label(game.view(state, 0), game.moves[2]).key.removeprefix(game.name)
        '.label.flip'
        """
        self.timer = parts.timer
        """How long the table waits in a position, and what it plays then; None: for ever.

        >>> game.timer(state) is None
        True
        """
        self.piece = parts.piece
        """The piece that a legal move takes, where moves do so.

        >>> game.piece(state, 0) is None
        True
        """
        self.begins = parts.begins
        """The seat that has the first turn of a game just dealt; somebody else may decide something before.

        >>> game.begins(state)
        0
        """
        self.bots = parts.bots
        """What it brings along for its bots.

        >>> [level.name for level in game.bots.levels]
        ['cub', 'fox', 'owl']
        """
        self.observer = parts.observer or self._snapshot_observer
        """What a seat sees as numbers, at tables with the players and options of a state.

        >>> int(game.observer(state).width) > 0
        True
        """
        self.beats = parts.beats
        """What a game in real time says besides; None for games in turns.

        >>> game.beats is None
        True
        """
        self.longest = parts.longest
        """More moves than any game has that people play.

        >>> game.longest
        2000
        """

    @property
    def name(self) -> str:
        """The name by which programs ask for it.

        >>> game.name
        'monster-chase'
        """
        return self.info.name

    @property
    def title(self) -> Text:
        """What it is called, in the reader's language.

        >>> homeward.game('pets-rescue').title.key
        'pets-rescue.title'
        """
        return Text(f"{self.name}.title")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    # Playing

    def deal(self, players: int, seed: int, rules_version: object = None, **options: object) -> State:
        """A new game with fast chance, by today's rules unless it was begun with older ones.

        Options not named take their default; a wrong one raises BadOption.

        >>> game.deal(players=3, seed=7, length=10).players
        3
        >>> game.deal(players=3, seed=7, length=10).options['length']
        10
        """
        return self.deal_from(players, rng_from_seed(FAST, seed), rules_version, options)

    def deal_from(
        self,
        players: int,
        rng: Rng,
        rules_version: object = None,
        options: Mapping[str, object] | None = None,
        figures: Sequence[str] = (),
    ) -> State:
        """A new game whose chance comes from a given generator, with the figures that people have, if any.

        >>> game.deal_from(2, homeward.fast_rng(7)).actor
        0
        >>> rescue = homeward.game('monster-baby-rescue')
        >>> dealt = rescue.deal_from(2, homeward.fast_rng(7), figures=['orc', 'dragon'])
        >>> [one.monster for one in rescue.view(dealt, None).monsters]
        ['orc', 'dragon']
        """
        self.check_players(players)
        version = self.known_version(rules_version)
        rulings = {ruling.name: ruling.holds_in(version) for ruling in self.info.rulings}
        settled = self.settle(players, options or {}, rulings)
        state = self.parts.position.deal(players, rng, settled)
        if figures:
            check_figures(self.info.figures, figures, players)
            self.parts.assign_figures(state, figures)
        return self._at_table(state, settled)

    def settle(self, players: int, options: Mapping[str, object], rulings: Mapping[str, bool]) -> Options:
        """All options for so many players, as a state keeps them: those of the rules, old rulings, who begins.

        >>> dict(game.settle(2, {'pack': True}, rulings={}))['pack']
        True
        """
        chosen = settle(self.info.options, self.info.conflicts, options, players)
        who_begins = {option.name: chosen.pop(option.name) for option in self.info.options if option.seats}
        return self.parts.one_spelling(players, {**chosen, **rulings, **who_begins})

    def _at_table(self, state: State, options: Options) -> State:
        state.options = options
        state.explain = self.refusal
        return state

    def known_version(self, version: object) -> int:
        """A version of the rules that this house can play by; None is today's.

        >>> game.known_version(None) == game.info.rules_version
        True
        """
        known = self.info.rules_version
        if version is None:
            return known
        if type(version) is not int or version < 1:
            facts: dict[str, Arg] = {"game": self.title, "version": repr(version)}
            raise BadOption("rules_version", Text("error.no-such-rules", facts))
        if version > known:
            facts = {"game": self.title, "version": version, "known": known}
            raise BadOption("rules_version", Text("error.newer-rules", facts))
        return version

    def check_players(self, players: object) -> None:
        """BadOption unless it can be played by so many.

        >>> game.check_players(2)
        """
        if type(players) is not int or players not in self.info.players:
            offered = any_of(list(map(str, self.info.players)))
            facts: dict[str, Arg] = {"game": self.title, "offered": offered, "players": repr(players)}
            raise BadOption("players", Text("error.players", facts))

    def check_file(self, option: str, text: str) -> FileCheck:
        """What is wrong with the text of a file that people bring along for an option, and what is unusual.

        >>> len(homeward.game('wombat-rescue').check_file('layout', 'nonsense').problems)
        1
        """
        problems = self._problems_of_file(option, text)
        return FileCheck(problems, [] if problems else self.parts.warn_of_file(option, text))

    def _problems_of_file(self, option: str, text: str) -> list[Text]:
        if self.parts.check_file is not None:
            return self.parts.check_file(option, text)
        try:
            self.deal_from(min(self.info.players), rng_from_seed(FAST, 0), options={option: text})
        except BadOption as error:
            return [error.said if isinstance(error.said, Text) else Text("error.toml.wrong", {"problem": error.said})]
        return []

    def why(self, state: State, code: int) -> Refusal | None:
        """Why a move is not legal, or None if it is.

        >>> game.why(state, 0) is None
        True
        >>> game.why(state, game.parse('swap 1')).rule
        'MC-35'
        """
        if 0 <= code < len(self.moves) and state.allows(code):
            return None
        return self.refusal(state, code)

    def refusal(self, state: State, code: int) -> Refusal:
        """Why a move is not legal. Whether it is has been asked before.

        >>> game.refusal(state, 99).code
        'no-such-move'
        """
        if not 0 <= code < len(self.moves):
            problem = f"no move has the code {short_repr(code)}: they are 0 to {len(self.moves) - 1}"
            return Refusal(code="no-such-move", rule="", said=Text("refusal.illegal"), problem=problem)
        if state.over:
            return Refusal(code="over", rule="", said=Text("refusal.over"))
        return self.parts.refusals.refusal(state, code)

    # Moves in and out

    def code(self, move: Move) -> int:
        """The code of a move, or IllegalMove if the game has no such move.

        >>> game.code(game.moves[3])
        3
        """
        try:
            return self._codes[move]
        except KeyError:
            raise IllegalMove(self._unknown(text_of(move))) from None

    def parse(self, text: str) -> int:
        """The code of a move written as text, such as `flip 3`.

        >>> game.parse('flip 3')
        2
        """
        try:
            return self._by_text[" ".join(text.lower().split())]
        except KeyError:
            raise IllegalMove(self._unknown(text)) from None

    def text(self, code: int) -> str:
        """A move as text, the inverse of `parse`.

        >>> game.text(2)
        'flip 3'
        """
        return text_of(self.moves[code])

    def move_data(self, code: int) -> MoveData:
        """A move as plain data.

        >>> game.move_data(2)
        {'move': 'flip', 'position': 3}
        """
        return data_of(self.moves[code])

    def _unknown(self, text: str) -> Refusal:
        return Refusal(
            code="no-such-move", rule="", said=Text("refusal.no-such-move", {"game": self.title, "move": text})
        )

    # What people see, besides what the files answer themselves

    @cached_property
    def view_type(self) -> type[View]:
        """The struct of its views.

        >>> game.view_type.__name__
        'ChaseView'
        """
        found: type[View] = get_type_hints(self.parts.view.view)["return"]
        return found

    @cached_property
    def preview_type(self) -> type[Preview] | None:
        """Of a game whose moves can be previewed.

        >>> homeward.game('monster-baby-rescue').preview_type.__name__
        'TakePreview'
        """
        if self.parts.preview is None:
            return None
        returned = get_type_hints(self.parts.preview.preview)["return"]
        found: type[Preview] = (get_args(returned) or (returned,))[0]  # it may be `TakePreview | None`
        return found

    def preview(self, state: State, seat: int, code: int) -> Preview | None:
        """What a legal move would visibly do, as far as its player can know it.

        >>> game.preview(state, 0, 2) is None
        True
        """
        return None if self.parts.preview is None else self.parts.preview.preview(state, seat, code)

    def score_sheet(self, state: State) -> ScoreSheet:
        """Points per seat, part by part, with the rule ids.

        >>> game.score_sheet(state).totals
        (0, 0)
        """
        return msgspec.structs.replace(self.parts.score_sheet.score_sheet(state), together=state.together())

    @cached_property
    def lessons(self) -> Lessons:
        """What it teaches, and how.

        >>> len(game.lessons.lesson) > 0
        True
        """
        file = self.parts.folder / "lessons.toml"
        return read_lessons(file) if file.is_file() else Lessons()

    # Playing well

    @property
    def knowledge(self) -> Knowledge:
        """What a good player knows.

        >>> game.knowledge.prefer(state, 0)
        2.0
        """
        return self.bots.knowledge

    def pointer(self, code: int, step: int) -> Text:
        """Of a hint: where to look for a move, then which piece. A move fills also keys such as `hint.line.{line}`.

        >>> game.pointer(2, step=1).key
        'monster-chase.hint.flip.where'
        """
        move = self.move_data(code)
        facts: dict[str, Arg] = {name: value for name, value in move.items() if isinstance(value, int | str)}
        pointers = self.bots.pointers[str(move["move"])] if self.bots.pointers else ANY_MOVE
        return Text(pointers[step - 1].format_map(facts), facts)

    # Saving

    def snapshot(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON data.

        >>> game.snapshot(state)['turns']
        0
        """
        data: dict[str, Any] = msgspec.to_builtins(self.parts.position.snapshot(state))
        return data

    def bounds(self, state: State) -> Fields:
        """How far everything in the snapshot of a veiled state can go, at a table with these players and options.

        >>> game.bounds(state).bounds['turns']
        Number(low=0, high=10000000)
        """
        return self._bounds(int(state.players), tuple(state.options.items()))

    def _bounds_of_table(self, players: int, options: tuple[tuple[str, Value], ...]) -> Fields:
        return self.parts.bounds.bounds(players, dict(options))

    def _snapshot_observer(self, state: State) -> Observer:
        return SnapshotObserver(state, self.bounds(state), self.snapshot)

    def restore(self, data: object, *, trusted: bool = False) -> State:
        """A state from its snapshot; raises BadSnapshot naming the field that is wrong.

        A snapshot that a process of this very house made a moment ago is trusted: nothing but its types is looked at.

        >>> game.restore(game.snapshot(state)).legal() == state.legal()
        True
        """
        saved = self._convert_saved(data)
        options = self._saved_options.of(saved) if trusted else self._checked_options(saved)
        state = self._at_table(self.parts.position.restore(saved, options), options)
        state.reveals = saved.chance.reveals
        state.observer = saved.chance.observer
        if not trusted:
            self.parts.check_state(state)
        return state

    def _convert_saved(self, data: object) -> Any:
        """The snapshot as the game's own struct, which has every field with the right type."""
        try:
            return msgspec.convert(data, self.parts.position.Saved)
        except msgspec.ValidationError as error:
            problem, field = problem_and_field(error)
            raise BadSnapshot(field or "snapshot", problem) from None

    def _checked_options(self, saved: Any) -> Options:
        """The options of a snapshot in which everything is possible."""
        players = self._saved_options.players(saved)
        options = self._saved_options.settled(saved, players, self.settle)
        check_chance(saved.chance, players)
        try:
            check_bounds(self._bounds(players, tuple(options.items())), saved, self._saved_options.unchecked)
            self.parts.checks.check_saved(saved, options)
        except BadOption as error:  # somebody's own file that cannot be played with
            raise self._saved_options.bad_option(error) from None
        return options
