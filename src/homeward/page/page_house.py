"""The house of a page without a server: rooms, storage and bots, and the methods that the page's worker calls."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

from msgspec import Struct

from homeward.api.endpoints import ENDPOINTS
from homeward.api.http_messages import HouseRules
from homeward.api.lobby import Lobby
from homeward.build_info import is_compiled
from homeward.page.bot_worker import BotWorker
from homeward.page.browser import Browser
from homeward.page.dispatcher import Dispatcher, PageAnswer
from homeward.page.indexed_db import IndexedDbStorage
from homeward.page.tab_transports import TabTransports
from homeward.rooms.beats.metronome import Metronome
from homeward.rooms.bots.balance_requests import BalanceRequests
from homeward.rooms.bots.turning_points import TurningPointRequests
from homeward.rooms.clock import SteadyClock
from homeward.rooms.group_commit import GroupCommit
from homeward.rooms.rate_limits import Action, Limits
from homeward.rooms.room.missing_entries import MissingEntries
from homeward.rooms.room_metrics import NoMetrics
from homeward.rooms.rooms import Rooms
from homeward.rooms.services import RoomServices
from homeward.rooms.storage import StorageDown
from homeward.rooms.tracing import NoTracing
from homeward.table import Bounds
from homeward.table.secret_source import SecretSource

ROUND_SECONDS = 15.0
Result = TypeVar("Result")


class PageSettings(Struct, frozen=True):
    """For one device: the limits need not protect it from others."""

    limits: Limits = Limits(questions_per_second=20.0, questions_at_once=50.0)
    bot_pause: float = 0.3  # the page itself shows one move after another, as fast as people want
    away_seconds: float = 20.0

    def bounds(self) -> Bounds:
        return Bounds(self.limits.onlookers, self.limits.offer_minutes, self.limits.entries)


class PageApiHouse(Struct, frozen=True):
    """The house for the endpoints."""

    lobby: Lobby

    def rules(self) -> HouseRules:
        return HouseRules(keep_days=0, contact="", compiled=is_compiled())

    def admit(self, action: Action, address: str) -> None:
        """No limit: there is only one device."""


class OtherTabs:
    """The channel to other tabs with the same storage. They receive messages about all tables."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, message: bytes) -> None:
        self._browser.send_to_other_workers(table, message.decode())


async def at_once(work: Callable[[], Result]) -> Result:
    """A worker has only one thread."""
    return work()


class PageHouse:
    """One per worker; `web/src/local/table_worker.ts` makes it."""

    def __init__(self, browser: Browser) -> None:
        storage = IndexedDbStorage(browser)
        bot_worker = BotWorker(browser, is_compiled())
        self._storage = storage
        self._services = services = RoomServices(
            process=token_hex(8),
            settings=PageSettings(),
            storage=storage,
            group_commit=GroupCommit(storage),
            missing_entries=MissingEntries(storage, NoMetrics()),
            channel=OtherTabs(browser),
            bot_pool=bot_worker,
            metrics=NoMetrics(),
            secret_source=SecretSource(),
            metronome=Metronome(),
            clock=SteadyClock(),
            run_beside=at_once,
            tracing=NoTracing(),
            happened=lambda table: None,
        )
        self._rooms = Rooms(services)
        self._transports = TabTransports(browser, self._rooms)
        limits = services.settings.limits
        turning_points = TurningPointRequests(limits.analysis_seconds, bot_worker)
        lobby = Lobby(self._rooms, turning_points, BalanceRequests(limits.balance_seconds, bot_worker))
        self._dispatcher = Dispatcher(ENDPOINTS, PageApiHouse(lobby), limits.body_bytes)
        self._requests: dict[int, asyncio.Task[PageAnswer]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._storage.open()
        self._services.group_commit.start()
        self._rounds = asyncio.create_task(self._go_round())

    # Called by the worker

    async def request(
        self, number: int, method: str, address: str, body: str, part: Callable[[str], None]
    ) -> tuple[bool, str]:
        """True and the answer, or False and the refusal. `part` gets the lines before the last one."""
        answering = self._dispatcher.answer(method, address, body, lambda raw: part(raw.decode()))
        task = self._requests[number] = asyncio.create_task(answering)
        try:
            answer = await task
        except asyncio.CancelledError:
            return False, ""  # the tab does not read it
        finally:
            del self._requests[number]
        return answer.ok, answer.body.decode()

    def abort(self, number: int) -> None:
        """The tab does not wait for the answer any more."""
        if number in self._requests:
            self._requests[number].cancel()

    def open_transport(self, number: int, table: str) -> None:
        self._transports.open(number, table)

    def receive(self, number: int, text: str) -> None:
        self._transports.receive(number, text)

    def close_transport(self, number: int) -> None:
        self._transports.close(number)

    def receive_from_worker(self, table: str, text: str) -> None:
        """A message of the worker of another tab."""
        self._rooms.hear(table, text.encode(errors="replace"))

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            with suppress(StorageDown):
                await self._rooms.put_away()
                for room in self._rooms:
                    room.refresh()
