"""What can be asked outside a table: making and joining tables, checking files, finished games."""

from collections.abc import AsyncIterator, Iterable
from functools import partial

import msgspec

from homeward.api.http_messages import (
    Invitation,
    Join,
    Joined,
    NewLesson,
    NewTable,
    OfferedSeat,
    OwnBox,
    TableToken,
)
from homeward.balance.study import Study
from homeward.engine.chance.seeds import FAST, SECURE, WrittenSeed, read_seed, read_seed_from_browser, rng_from_seed
from homeward.engine.errors import BadOption, HomewardError, Refusal
from homeward.engine.game import FileCheck, Game
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.puzzles.attempts import Attempt, judge_attempt
from homeward.puzzles.puzzle_view import puzzle_of
from homeward.record import Record, RecordFile
from homeward.rooms.bots.balance_requests import SEED, BalanceRequests, check_can_be_examined
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.bots.turning_points import TurningPointRequests, check_turns
from homeward.rooms.error_refusals import refusal_in
from homeward.rooms.room.room import Room
from homeward.rooms.rooms import Rooms
from homeward.rooms.shelf_tables import ShelfTable, ShelfTables
from homeward.table import Table
from homeward.table.decisions.new_lesson import new_lesson
from homeward.table.decisions.new_table import new_table, table_from_record
from homeward.table.display.replay import finished_game, record_of, replay_as_json
from homeward.table.entries import DealSeed, Made, SeatPlan
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret


class Lobby:
    def __init__(self, rooms: Rooms, turning_points: TurningPointRequests, balances: BalanceRequests) -> None:
        self._rooms = rooms
        self._shelf_tables = ShelfTables(rooms)
        self._turning_points = turning_points
        self._balances = balances
        self._services = rooms.services
        self._limits = rooms.services.settings.limits

    # Players' own files and boxes

    async def check_file(self, requester: Requester, game: Game, option: str, text: str) -> FileCheck:
        """Check a file in a bot process, so that the event loop does not wait for it."""
        return await self._services.bot_pool.do(
            requester, self._limits.check_seconds, check_in_its_game, game.name, option, text
        )

    async def examine_balance(self, requester: Requester, game: Game, box: OwnBox) -> AsyncIterator[bytes]:
        """Whether a player's own box or board is fair: lines of progress, and a last line with the result."""
        check_can_be_examined(game.info.tick_hz, box.players)
        await self._check_own_files(requester, game, box.options)
        # options that cannot be dealt are refused before the first line is sent
        deal = partial(game.deal_from, box.players, rng_from_seed(FAST, 0), options=box.options)
        await self._services.run_beside(deal)  # a player's own file is read, which takes a while
        study = Study(game=game.name, players=box.players, seed=SEED, options=box.options)
        return self._balances.stream(requester, study)

    # Puzzles

    async def try_puzzle(
        self, requester: Requester, game: str, puzzle: str, attempt: Attempt, described: bool
    ) -> bytes:
        """Judge an attempt in a bot process: a race is played again beat by beat."""
        what = game, puzzle, attempt, described
        judged = await self._services.bot_pool.do(requester, self._limits.replay_seconds, judge_as_json, *what)
        if isinstance(judged, Refusal):
            raise Refused(judged)
        return judged

    # Making and joining

    async def make_table(self, requester: Requester, wish: NewTable) -> Joined:
        await self._check_own_files(requester, find_game(wish.game), wish.options)
        keys = self._new_keys()
        deal = self._new_deal(wish.seed)
        made = new_table(wish.game, dict(wish.options), wish.seats, wish.hints, deal, keys, wish.clock)
        return await self._open_table(made, keys)

    async def make_lesson(self, wish: NewLesson) -> Joined:
        keys = self._new_keys()
        learner = SeatPlan(wish.name, "here", creature=wish.creature)
        made = new_lesson(wish.game, wish.lesson, learner, self._services.secret_source, keys)
        return await self._open_table(made, keys)

    async def import_record(self, requester: Requester, raw: bytes) -> Joined:
        record = await self._services.bot_pool.do(requester, self._limits.record_seconds, read_record, raw)
        if isinstance(record, Refusal):
            raise Refused(record)
        keys = self._new_keys()
        deal = self._services.secret_source.deal_of(read_seed(record.seed, record.generator), record.generator)
        return await self._open_table(table_from_record(record, deal, keys), keys)

    async def join(self, table: str, wish: Join) -> Joined:
        room, key_hash = await self._room_and_key(table, wish)
        return join_answer(room, await room.join(key_hash, wish.token), "" if wish.code else wish.key)

    async def look_at_invitation(self, table: str, wish: Join) -> Invitation:
        room, key_hash = await self._room_and_key(table, wish)
        entry = await room.look_at_joining(key_hash, wish.token)
        return invitation_to(room.table, entry.seat if entry is not None else None, here=entry is None)

    async def _room_and_key(self, table: str, wish: Join) -> tuple[Room, str]:
        """The room of a link or a join code, and the hash of its key."""
        if not wish.code:
            return await self._rooms.room(table), hash_secret(wish.key)
        room, key_hash = await self._rooms.by_code(wish.code)
        if room.table.name != table:
            raise Refused("bad-code")
        return room, key_hash

    async def table_of_code(self, code: str) -> str:
        """The name of the table of a join code."""
        room, _ = await self._rooms.by_code(code)
        return room.table.name

    async def look_at_tables(self, known: Iterable[TableToken]) -> list[ShelfTable]:
        """One after another: a device with many tables must not keep others waiting."""
        found = [await self._shelf_tables.of(one.table, one.token) for one in known]
        return [one for one in found if one is not None]

    async def _check_own_files(self, requester: Requester, game: Game, options: dict[str, Value]) -> None:
        """Check files in a bot process first: only a valid file is then read again in this process."""
        for option in game.info.options:
            text = options.get(option.name)
            if option.file and isinstance(text, str) and text not in (option.default, *option.choices):
                option.check_text(text)
                for problem in (await self.check_file(requester, game, option.name, text)).problems:
                    raise BadOption(option.name, problem)

    def _new_keys(self) -> tuple[str, str]:
        """A key for the table's link, and a token for the device that makes the table."""
        return self._services.secret_source.key(), self._services.secret_source.token()

    def _new_deal(self, seed: WrittenSeed | None) -> DealSeed:
        if seed is None:
            return self._services.secret_source.deal()
        return self._services.secret_source.deal_of(read_seed_from_browser(seed, SECURE))

    async def _open_table(self, made: Made, keys: tuple[str, str]) -> Joined:
        # options that cannot be dealt are refused before anything is stored
        game, stream = find_game(made.game), made.deal.stream()
        deal = partial(game.deal_from, len(made.seats), stream, made.rules_version, made.options)
        await self._services.run_beside(deal)
        join_key, token = keys
        return join_answer(await self._rooms.make(made), token, join_key)

    # Finished games

    async def record(self, table: str, number: int) -> RecordFile:
        return record_of((await self._rooms.room(table)).table, number)

    async def replay(
        self, requester: Requester, number: int, start: int, count: int, views: bool, described: bool
    ) -> bytes:
        table = (await self._rooms.room(requester.table)).table
        done = finished_game(table, number)
        what = table.game.name, done, start, count, views, described
        return await self._services.bot_pool.do(requester, self._limits.replay_seconds, replay_as_json, *what)

    async def turning_points(self, requester: Requester, number: int) -> bytes:
        record = await self._played_in_turns(requester.table, number)
        return await self._turning_points.of(requester, number, msgspec.json.encode(record))

    async def follow_turning_points(self, requester: Requester, number: int) -> AsyncIterator[bytes]:
        """Lines of progress, and a last line with the result."""
        record = await self._played_in_turns(requester.table, number)
        return self._turning_points.stream(requester, number, msgspec.json.encode(record), len(record.moves) + 1)

    async def _played_in_turns(self, table: str, number: int) -> RecordFile:
        room = await self._rooms.room(table)
        check_turns(room.table.game.info.tick_hz)
        return record_of(room.table, number)


def invitation_to(table: Table, number: int | None, *, here: bool) -> Invitation:
    """`number` is that of the seat that is handed over."""
    names = [table.seats.display_name(seat.number) for seat in table.seats if seat.kind != "open"]
    return Invitation(table.game.name, table.given_name, names, offered_seat(table, number), here)


def offered_seat(table: Table, number: int | None) -> OfferedSeat | None:
    if number is None:
        return None
    return OfferedSeat(number, table.seats[number].stands_in_for or table.seats.display_name(number))


def join_answer(room: Room, token: str, key: str) -> Joined:
    """The answer repeats `key` only if it is the table's: a seat's key works once."""
    table, device = room.table, room.table.guests.device_of(hash_secret(token))
    assert device is not None
    join_key = key if hash_secret(key) in table.guests.invitations else ""
    return Joined(table.name, token, join_key, [seat.number for seat in table.seats.held_by(device)])


# In a bot process


def check_in_its_game(game: str, option: str, text: str) -> FileCheck:
    return find_game(game).check_file(option, text)


def judge_as_json(game: str, puzzle: str, attempt: Attempt, described: bool) -> bytes | Refusal:
    found = find_game(game)
    try:
        return msgspec.json.encode(judge_attempt(found, puzzle_of(found, puzzle), attempt, described=described))
    except HomewardError as error:
        return refusal_in(error)


def read_record(raw: bytes) -> RecordFile | Refusal:
    """A record with all its moves checked, or what is wrong with it."""
    try:
        return Record.decode(raw, as_long_as_games_are=True).data
    except HomewardError as error:
        return refusal_in(error)
