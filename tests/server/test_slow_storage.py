"""While the storage keeps a wish waiting, the line to the device is alive, and nothing is lost or out of order."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from homeward.rooms.rate_limits import Limits
from homeward.rooms.sessions.connection import TransportClosed
from homeward.rooms.sessions.messages import PROTOCOL, Hello
from homeward.rooms.sessions.session import Session, open_session
from homeward.rooms.storage import Write
from homeward.server.house import House
from homeward.server.process.settings import Settings
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import DealSeed, SeatPlan

from .live import PATIENCE

GONE = "gone"


class Tab:
    """A device, as both the transport to it and what comes from it."""

    address = "192.0.2.1"

    def __init__(self, house: House) -> None:
        self.gate = asyncio.Event()  # closed until the storage may write
        self.kept_waiting = asyncio.Event()
        self.heard: list[dict[str, Any]] = []
        self._sent = asyncio.Queue[str]()
        self._heard_more = asyncio.Event()
        self._append = house.storage.append
        house.storage.append = self._append_slowly  # type: ignore[method-assign]

    async def _append_slowly(self, writes: Sequence[Write]) -> list[bool]:
        self.kept_waiting.set()
        await self.gate.wait()
        return await self._append(writes)

    # For the session

    async def send(self, raw: bytes) -> None:
        self.heard.append(msgspec.json.decode(raw))
        self._heard_more.set()

    async def close(self, code: int) -> None: ...

    async def receive(self) -> str:
        sent = await self._sent.get()
        if sent == GONE:
            raise TransportClosed
        return sent

    # For the test

    def says(self, **message: object) -> None:
        self._sent.put_nowait(msgspec.json.encode(message).decode())

    def goes(self) -> None:
        self._sent.put_nowait(GONE)

    async def hears(self, kind: str, request: str) -> None:
        await self._until(lambda: (kind, request) in self.answers())

    async def hears_answers(self, count: int) -> None:
        await self._until(lambda: len(self.answers()) == count)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._heard_more.clear()
                await self._heard_more.wait()

    def answers(self) -> list[tuple[str, str]]:
        return [(one["type"], one["id"]) for one in self.heard if one["type"] in ("ack", "pong", "refused")]


@asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[tuple[Tab, House, asyncio.Task[None]]]:
    """A device whose wishes are kept waiting; the house, and the session."""
    house = House(Settings(database=f"sqlite:///{folder}/homeward.db"))
    await house.open()
    made = new_table("monster-chase", {}, [SeatPlan("Mia", "here")], True, DealSeed(3, "salt"), ("key", "token"))
    room = await house.rooms.make(made)
    tab = Tab(house)
    hello = Hello(token="token", tab="tab", version=0, protocol=PROTOCOL)
    room, connection = await open_session(tab, house.rooms, room.table.name, hello)
    session = asyncio.create_task(Session(tab.receive, house.services, room, connection, lambda: None).stay())
    try:
        yield tab, house, session
    finally:
        tab.gate.set()
        tab.goes()
        await session
        await house.close()


async def test_a_ping_does_not_wait_for_a_slow_wish(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tab, _, _):
        tab.says(type="rename", id="wish", seat=0, name="Mara")
        await tab.kept_waiting.wait()
        tab.says(type="ping", id="alive?")
        await tab.hears("pong", "alive?")
        assert tab.answers() == [("pong", "alive?")]
        tab.gate.set()
        await tab.hears("ack", "wish")


async def test_wishes_are_carried_out_in_their_order(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tab, house, _):
        for number in range(5):
            tab.says(type="rename", id=f"{number}", seat=0, name=f"Mia {number}")
        await tab.kept_waiting.wait()
        tab.gate.set()
        await tab.hears("ack", "4")
        assert tab.answers() == [("ack", f"{number}") for number in range(5)]
        (room,) = house.rooms
        assert room.table.seats[0].name == "Mia 4"


async def test_what_was_sent_before_the_line_broke_is_carried_out(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tab, house, session):
        (room,) = house.rooms
        tab.says(type="rename", id="one", seat=0, name="Mara")
        tab.says(type="rename", id="two", seat=0, name="Mina")
        await tab.kept_waiting.wait()
        tab.goes()
        tab.gate.set()
        await asyncio.wait_for(asyncio.shield(session), PATIENCE)
        assert room.table.seats[0].name == "Mina"


async def test_pings_are_limited_as_all_messages_are(tmp_path: Path) -> None:
    count = int(Limits().messages_at_once) + 100
    async with at_a_table(tmp_path) as (tab, _, _):
        for number in range(count):
            tab.says(type="ping", id=f"{number}")
        await tab.hears_answers(count)
        assert {kind for kind, _ in tab.answers()} == {"pong", "refused"}
