"""A finished game, position by position. Nothing is hidden any more: it has the views of all seats."""

import pickle
from collections import OrderedDict
from hashlib import blake2b

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from homeward.catalogue import Name, Text
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.journal import Journal
from homeward.engine.moves import Move
from homeward.engine.options import Value
from homeward.engine.score_sheet import ScoreSheet
from homeward.engine.state import State
from homeward.engine.views import View
from homeward.games import game as find_game
from homeward.record import FORMAT, RecordFile
from homeward.table.decisions.decision import game_in_play, seats_of_others
from homeward.table.display.frames import revealed_seed
from homeward.table.display.seen import SeedSeen
from homeward.table.refusals import Refused
from homeward.table.state.checkpoints import Checkpoints
from homeward.table.state.finished_game import FinishedGame
from homeward.table.table import Table

MOST_POSITIONS = 50
POSITIONS_PER_SECOND = 10  # of a game in real time


class PositionInSentences(Struct, frozen=True):
    """A position for a client without a board for this game."""

    views: list[list[Text]]  # by seat, as `ReplayPosition.views`
    onlooker: list[Text]


class ReplayPosition(Struct, frozen=True, kw_only=True):
    position: int
    actor: int | None
    move: Move | None  # that led here; None for the deal
    by: int | None
    views: list[View]  # of each seat; empty if only the onlooker's was asked for
    onlooker: View
    events: list[Event]  # with their fleeting parts
    described: PositionInSentences | UnsetType = UNSET  # if it was asked for


class Replay(Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Value]
    names: list[Name]
    creatures: list[str]  # this and the next as in `SeatSeen`
    figures: list[str]
    seed: SeedSeen
    moves: int  # positions run from 0, the deal, to this one, the end
    per_second: int  # positions of a game in real time; 0 for a game in turns
    score_sheet: ScoreSheet
    start: int
    positions: list[ReplayPosition]


def finished_game(table: Table, number: int) -> FinishedGame:
    """The game of that number at a table. Raises Refused if it is not over."""
    if number < len(table.finished):
        return table.finished[number]
    if number > len(table.finished):
        raise Refused("no-such-round", round=number)
    play = table.play
    if play is None or not play.state.over:
        raise Refused("not-over")
    return FinishedGame.of(play, table.seats.names(), table.seats.creatures())


def record_of(table: Table, number: int) -> RecordFile:
    return record_file(table, finished_game(table, number))


def record_to_take(table: Table, device: int) -> RecordFile:
    """The newest game, to be continued elsewhere.

    A record has all secrets: before the end only a device that holds the seats of all people may have it.
    """
    play = game_in_play(table)
    if not play.state.over and (seats_of_others(table, device) or not table.seats.held_by(device)):
        raise Refused("others-play")
    record = record_file(table, FinishedGame.of(play, table.seats.names(), table.seats.creatures()))
    return structs.replace(record, bots=[seat.level if seat.kind == "bot" else "" for seat in table.seats])


def record_file(table: Table, done: FinishedGame) -> RecordFile:
    return RecordFile(
        format=FORMAT,
        game=table.game.name,
        rules_version=done.rules_version,
        players=len(table.seats),
        seed=str(done.deal.seed),
        generator=done.deal.generator,
        salt=done.deal.salt,
        options=done.options,
        names=[name if isinstance(name, str) else "" for name in done.names],  # a name from the catalogue is left out
        figures=list(done.figures) or UNSET,
        creatures=list(done.creatures) or UNSET,
        moves=list(done.moves),
    ).in_short(table.game)


def replay(
    game: Game, done: FinishedGame, start: int, count: int, views: bool = True, described: bool = False
) -> Replay:
    """The positions of a finished game from `start` on, with the views of all seats or the onlooker's alone."""
    path = path_of(game, done)
    last = path.positions()
    wanted = range(start, min(start + min(count, MOST_POSITIONS), last + 1))
    return Replay(
        game=game.name,
        options=done.options,
        names=list(done.names),
        creatures=list(done.creatures),
        figures=list(done.figures),
        seed=revealed_seed(done.deal),
        moves=last,
        per_second=POSITIONS_PER_SECOND if game.beats else 0,
        score_sheet=path.score_sheet,
        start=start,
        positions=path.between(wanted, views, described),
    )


class Path:
    """The positions of a finished game. Some are kept at intervals, so that any page is cheap."""

    def __init__(self, game: Game, done: FinishedGame) -> None:
        self._game = game
        self._step = moves_per_position(game)
        self._moves = done.moves
        self._players = len(done.names)
        dealt = game.deal_from(len(done.names), done.deal.stream(), done.rules_version, done.options, done.figures)
        self._waypoints = Checkpoints(dealt, self._moves, MOST_POSITIONS * self._step)
        self.score_sheet = game.score_sheet(self._waypoints.after(len(self._moves)))

    def positions(self) -> int:
        """The number of the last position; 0 is the deal."""
        return -(-len(self._moves) // self._step)

    def between(self, wanted: range, views: bool, described: bool) -> list[ReplayPosition]:
        if not wanted:
            return []
        seats = range(self._players if views else 0)
        state = self._waypoints.after(max(0, wanted.start - 1) * self._step)
        state.journal = Journal()
        shown = [self._position(state, 0, None, [], seats)] if wanted.start == 0 else []
        shown += [self._after(state, number, seats) for number in wanted if number > 0]
        return [self._in_sentences(one) for one in shown] if described else shown

    def _in_sentences(self, shown: ReplayPosition) -> ReplayPosition:
        describe = self._game.describe
        described = PositionInSentences([describe(view) for view in shown.views], describe(shown.onlooker))
        return structs.replace(shown, described=described)

    def _after(self, state: State, number: int, seats: range) -> ReplayPosition:
        by = None
        for code in self._moves[(number - 1) * self._step : number * self._step]:
            by = state.actor
            state.play(code)
        assert state.journal is not None
        return self._position(state, number, by, self._game.events(state, state.journal.take(), None), seats)

    def _position(self, state: State, number: int, by: int | None, events: list[Event], seats: range) -> ReplayPosition:
        last = min(number * self._step, len(self._moves))
        return ReplayPosition(
            position=number,
            actor=state.actor,
            move=self._game.moves[self._moves[last - 1]] if last else None,
            by=by,
            views=[self._game.view(state, seat) for seat in seats],
            onlooker=self._game.view(state, None),
            events=events,
        )


PATHS = 4  # cached by a process, for the next pages
_paths = OrderedDict[bytes, Path]()


def path_of(game: Game, done: FinishedGame) -> Path:
    key = blake2b(pickle.dumps((game.name, done))).digest()
    path = _paths.pop(key, None)
    _paths[key] = path = path or Path(game, done)
    if len(_paths) > PATHS:
        _paths.popitem(last=False)
    return path


def replay_as_json(
    game_name: str, done: FinishedGame, start: int, count: int, views: bool, described: bool = False
) -> bytes:
    """The same as JSON; for another process, because long games take seconds."""
    return msgspec.json.encode(replay(find_game(game_name), done, start, count, views, described))


def moves_per_position(game: Game) -> int:
    """One; in real time the moves of a tenth of a second, so that a replay is smooth and small."""
    beats = game.beats
    return 1 if beats is None else beats.moves * game.info.tick_hz // POSITIONS_PER_SECOND
