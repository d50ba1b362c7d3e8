"""The transports between the tabs of this browser and their tables; they replace the sockets of a server."""

import asyncio
from contextlib import suppress

from homeward.page.browser import Browser
from homeward.rooms.error_refusals import storage_refusal
from homeward.rooms.logger import log
from homeward.rooms.rooms import Rooms
from homeward.rooms.sessions.connection import REFUSED, TransportClosed
from homeward.rooms.sessions.messages import encode, refusal_answer
from homeward.rooms.sessions.session import Session, open_session, read_hello
from homeward.rooms.storage import StorageDown
from homeward.table.refusals import Refused


class TabTransport:
    """The transport of one tab at one table."""

    address = "here"

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser = browser
        self._number = number
        self.received: asyncio.Queue[str | None] = asyncio.Queue()  # None: the tab is gone

    async def send(self, raw: bytes) -> None:
        self._browser.send(self._number, raw.decode())

    async def close(self, code: int) -> None:
        self._browser.close(self._number, code)

    async def receive(self) -> str:
        text = await self.received.get()
        if text is None:
            raise TransportClosed
        return text


class TabTransports:
    """All transports, by the number that the tab chose."""

    def __init__(self, browser: Browser, rooms: Rooms) -> None:
        self._browser = browser
        self._rooms = rooms
        self._open: dict[int, TabTransport] = {}
        self._sessions = set[asyncio.Task[None]]()

    def open(self, number: int, table: str) -> None:
        transport = self._open[number] = TabTransport(self._browser, number)
        session = asyncio.create_task(self._serve(transport, number, table))
        self._sessions.add(session)
        session.add_done_callback(self._sessions.discard)

    def receive(self, number: int, text: str) -> None:
        if number in self._open:
            self._open[number].received.put_nowait(text)

    def close(self, number: int) -> None:
        """The tab is gone, or has closed the transport."""
        if number in self._open:
            self._open[number].received.put_nowait(None)

    async def _serve(self, transport: TabTransport, number: int, table: str) -> None:
        try:
            await self._run_session(transport, table)
        except (Refused, StorageDown) as error:
            why = error if isinstance(error, Refused) else storage_refusal(error)
            await transport.send(encode(refusal_answer(None, why.refusal)))
            await transport.close(REFUSED)
        except Exception:
            log.exception("a session broke")
            await transport.close(REFUSED)
        finally:
            del self._open[number]

    async def _run_session(self, transport: TabTransport, table: str) -> None:
        services = self._rooms.services
        with suppress(TransportClosed):
            hello = read_hello(await transport.receive(), services.settings.limits.message_bytes)
            room, connection = await open_session(transport, self._rooms, table, hello)
            await Session(transport.receive, services, room, connection, lambda: None).stay()
