"""What a house does for people who do not sit at a table yet, or any more: makes tables, shows finished games."""

from collections.abc import AsyncIterator

import msgspec

from homeward.api.http_messages import Join, Joined, NewLesson, NewTable, OwnBox
from homeward.balance.study import Study
from homeward.catalogue import Text
from homeward.engine.chance.seeds import FAST, SECURE, WrittenSeed, read_seed, read_seed_from_browser, rng_from_seed
from homeward.engine.errors import BadOption, BadRecord, HomewardError
from homeward.engine.game import FileCheck, Game
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.record import Record, RecordFile
from homeward.rooms.bots.balance_requests import SEED, BalanceRequests, check_can_be_examined
from homeward.rooms.bots.fair_queue import Requester
from homeward.rooms.bots.turning_points import TurningPointRequests, check_turns
from homeward.rooms.room.room import Room
from homeward.rooms.rooms import Rooms
from homeward.table.decisions.new_lesson import new_lesson
from homeward.table.decisions.new_table import new_table, table_from_record
from homeward.table.display.replay import finished_game, record_of, replay_as_json
from homeward.table.entries import DealSeed, Made, SeatPlan
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret


class Lobby:
    def __init__(self, rooms: Rooms, turning_points: TurningPointRequests, balances: BalanceRequests) -> None:
        self._rooms = rooms
        self._turning_points = turning_points
        self._balances = balances
        self._services = rooms.services
        self._limits = rooms.services.settings.limits

    # Files and boxes of people's own

    async def check_file(self, asker: Requester, game: Game, option: str, text: str) -> FileCheck:
        """What is wrong or unusual in a file that people bring along, looked through where it holds up nobody."""
        return await self._services.bot_pool.do(
            asker, self._limits.check_seconds, check_in_its_game, game.name, option, text
        )

    async def examine_balance(self, asker: Requester, game: Game, box: OwnBox) -> AsyncIterator[bytes]:
        """Is a box or a board of one's own fair, and what decides it? Line by line while it is played."""
        check_can_be_examined(game.info.tick_hz, box.players)
        await self._check_own_files(asker, game, box.options)
        # what cannot be dealt is refused before anything begins
        game.deal_from(box.players, rng_from_seed(FAST, 0), options=box.options)
        study = Study(game=game.name, players=box.players, seed=SEED, options=box.options)
        return self._balances.stream(asker, study)

    # Making and joining

    async def make_table(self, asker: Requester, wish: NewTable) -> Joined:
        """A new table, with seats on this device, open ones and bots."""
        await self._check_own_files(asker, find_game(wish.game), wish.options)
        keys = self._new_keys()
        deal = self._new_deal(wish.seed)
        made = new_table(wish.game, dict(wish.options), wish.seats, wish.hints, deal, keys, wish.clock)
        return await self._opened(made, keys)

    async def make_lesson(self, wish: NewLesson) -> Joined:
        """A table at which the learner of this device is taught."""
        keys = self._new_keys()
        learner = SeatPlan(wish.name, "here", creature=wish.creature)
        made = new_lesson(wish.game, wish.lesson, learner, self._services.secret_source, keys)
        return await self._opened(made, keys)

    async def lay_out_record(self, asker: Requester, raw: bytes) -> Joined:
        """A table of a record file: to be replayed if the game is over, to be played on if not."""
        record = await self._services.bot_pool.do(asker, self._limits.record_seconds, read_record, raw)
        if not isinstance(record, RecordFile):
            raise BadRecord(record)
        keys = self._new_keys()
        deal = self._services.secret_source.deal_of(read_seed(record.seed, record.generator), record.generator)
        return await self._opened(table_from_record(record, deal, keys), keys)

    async def join(self, table: str, wish: Join) -> Joined:
        """Open a link, the table's or that of a seat, or type the code that stands for it."""
        if not wish.code:
            room = await self._rooms.room(table)
            return join_answer(room, await room.join(hash_secret(wish.key), wish.token), wish.key)
        room, key_hash = await self._rooms.by_code(wish.code)
        if room.table.name != table:
            raise Refused("bad-code")
        return join_answer(room, await room.join(key_hash, wish.token), "")

    async def table_of_code(self, code: str) -> str:
        """The name of the table to which a short code leads."""
        room, _ = await self._rooms.by_code(code)
        return room.table.name

    async def _check_own_files(self, asker: Requester, game: Game, options: dict[str, Value]) -> None:
        """Only files that can be played with are read again here, where everybody would have to wait for it."""
        for option in game.info.options:
            text = options.get(option.name)
            if option.file and isinstance(text, str) and text not in (option.default, *option.choices):
                option.check_text(text)
                for problem in (await self.check_file(asker, game, option.name, text)).problems:
                    raise BadOption(option.name, problem)

    def _new_keys(self) -> tuple[str, str]:
        """Of the table's link, and the token of whoever makes it."""
        return self._services.secret_source.key(), self._services.secret_source.token()

    def _new_deal(self, seed: WrittenSeed | None) -> DealSeed:
        if seed is None:
            return self._services.secret_source.deal()
        return self._services.secret_source.deal_of(read_seed_from_browser(seed, SECURE))

    async def _opened(self, made: Made, keys: tuple[str, str]) -> Joined:
        # what cannot be dealt is refused before anything is stored
        find_game(made.game).deal_from(len(made.seats), made.deal.stream(), made.rules_version, made.options)
        join_key, token = keys
        return join_answer(await self._rooms.make(made), token, join_key)

    # Finished games

    async def record(self, table: str, number: int) -> RecordFile:
        """The record file of a finished game."""
        return record_of((await self._rooms.room(table)).table, number)

    async def replay(
        self, asker: Requester, number: int, start: int, count: int, views: bool, described: bool
    ) -> bytes:
        """Positions of a finished game, with what every seat saw or with the onlooker's view alone."""
        table = (await self._rooms.room(asker.table)).table
        done = finished_game(table, number)
        return await self._services.bot_pool.do(
            asker, self._limits.replay_seconds, replay_as_json, table.game.name, done, start, count, views, described
        )

    async def turning_points(self, asker: Requester, number: int) -> bytes:
        """The turning points of a finished game, and how everybody's chances went."""
        record = await self._played_in_turns(asker.table, number)
        return await self._turning_points.of(asker, number, msgspec.json.encode(record))

    async def follow_turning_points(self, asker: Requester, number: int) -> AsyncIterator[bytes]:
        """The same, line by line while it is worked out: how far it has come, and in the end what was found."""
        record = await self._played_in_turns(asker.table, number)
        return self._turning_points.stream(asker, number, msgspec.json.encode(record), len(record.moves) + 1)

    async def _played_in_turns(self, table: str, number: int) -> RecordFile:
        room = await self._rooms.room(table)
        check_turns(room.table.game.info.tick_hz)
        return record_of(room.table, number)


def join_answer(room: Room, token: str, key: str) -> Joined:
    """`key` is told again only if it is the table's, not one that worked once."""
    table, device = room.table, room.table.guests.device_of(hash_secret(token))
    assert device is not None
    join_key = key if hash_secret(key) in table.guests.invitations else ""
    return Joined(table.name, token, join_key, [seat.number for seat in table.seats.held_by(device)])


# Where it holds up nobody


def check_in_its_game(game: str, option: str, text: str) -> FileCheck:
    return find_game(game).check_file(option, text)


def read_record(raw: bytes) -> RecordFile | Text | str:
    """A record with all its moves checked; or what is wrong with it."""
    try:
        return Record.decode(raw, as_long_as_games_are=True).data
    except HomewardError as error:
        return error.said
