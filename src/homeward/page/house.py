"""Opens the house of a page, and gives a page's worker what it calls."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

from msgspec import Struct

from homeward.build_info import is_compiled
from homeward.page.browser import Browser
from homeward.page.lines import Lines
from homeward.page.requests import Answer, Requests
from homeward.page.storage import PageStorage
from homeward.page.thinkers import WorkerThinkers
from homeward.rooms.balances import Balances
from homeward.rooms.channel import Hear
from homeward.rooms.clock import SteadyClock
from homeward.rooms.forms import HouseRules
from homeward.rooms.limits import Limits
from homeward.rooms.losses import Losses
from homeward.rooms.measures import Unmeasured
from homeward.rooms.metronome import Metronome
from homeward.rooms.reception import Reception
from homeward.rooms.rooms import Rooms
from homeward.rooms.scribe import Scribe
from homeward.rooms.storage import StorageDown
from homeward.rooms.tools import Tools
from homeward.rooms.tracing import Untraced
from homeward.rooms.turning_points import TurningPoints
from homeward.table import Bounds
from homeward.table.secret_source import SecretSource

ROUND_SECONDS = 15.0
Result = TypeVar("Result")


class PageManners(Struct, frozen=True):
    """One device, whose people nobody has to be protected from."""

    limits: Limits = Limits(questions_per_second=20.0, questions_at_once=50.0)
    bot_pause: float = 0.3  # the page itself shows one move after another, as fast as people want
    away_seconds: float = 20.0

    def bounds(self) -> Bounds:
        return Bounds(self.limits.onlookers, self.limits.offer_minutes, self.limits.entries)


class OtherTabs:
    """The channel to the houses of other tabs, which have the same storage."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def start(self, hear: Hear, back: Callable[[], None]) -> None: ...  # `PageHouse.hear` is told

    async def stop(self) -> None: ...

    async def follow(self, table: str) -> None: ...

    async def unfollow(self, table: str) -> None: ...

    def tell(self, table: str, whisper: bytes) -> None:
        self._browser.whisper(table, whisper.decode())

    async def check(self) -> None: ...


async def at_once(work: Callable[[], Result]) -> Result:
    """A worker has one thread."""
    return work()


class PageHouse:
    """Opens with the page."""

    def __init__(self, browser: Browser) -> None:
        storage = PageStorage(browser)
        thinkers = WorkerThinkers(browser, is_compiled())
        self._storage = storage
        self._tools = tools = Tools(
            process=token_hex(8),
            settings=PageManners(),
            storage=storage,
            scribe=Scribe(storage),
            losses=Losses(storage, Unmeasured()),
            channel=OtherTabs(browser),
            thinkers=thinkers,
            measures=Unmeasured(),
            secret_source=SecretSource(),
            metronome=Metronome(),
            clock=SteadyClock(),
            beside=at_once,
            tracing=Untraced(),
            happened=lambda table: None,
        )
        self._rooms = Rooms(tools)
        self._lines = Lines(browser, self._rooms)
        limits = tools.settings.limits
        turning_points = TurningPoints(limits.analysis_seconds, thinkers)
        reception = Reception(self._rooms, turning_points, Balances(limits.balance_seconds, thinkers))
        rules = HouseRules(keep_days=0, contact="", compiled=is_compiled())
        self._requests = Requests(reception, rules)
        self._asked: dict[int, asyncio.Task[Answer]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._storage.open()
        self._tools.scribe.start()
        self._tools.channel.start(self._rooms.hear, self._rooms.look_everywhere)
        self._rounds = asyncio.create_task(self._go_round())

    # What the worker calls

    async def request(
        self, number: int, method: str, address: str, body: str, part: Callable[[str], None]
    ) -> tuple[bool, str]:
        """Was it done, and the answer or the refusal. `part` is told what is known before the end."""
        asked = self._requests.answer(method, address, body, lambda raw: part(raw.decode()))
        task = self._asked[number] = asyncio.create_task(asked)
        try:
            answer = await task
        except asyncio.CancelledError:
            return False, ""  # nobody reads it
        finally:
            del self._asked[number]
        return answer.ok, answer.body.decode()

    def abort(self, number: int) -> None:
        """Nobody waits for the answer any more."""
        if number in self._asked:
            self._asked[number].cancel()

    def open_line(self, number: int, table: str) -> None:
        self._lines.open(number, table)

    def hear_line(self, number: int, text: str) -> None:
        self._lines.hear(number, text)

    def close_line(self, number: int) -> None:
        self._lines.close(number)

    def hear(self, table: str, text: str) -> None:
        """A whisper of another tab."""
        self._rooms.hear(table, text.encode())

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            with suppress(StorageDown):
                await self._rooms.put_away()
                for room in self._rooms:
                    room.refresh()
