"""The lines between the tabs of this browser and their tables: as sockets are on a server."""

import asyncio
from contextlib import suppress

from homeward.page.browser import Browser
from homeward.rooms.connection import REFUSED, Gone
from homeward.rooms.logs import log
from homeward.rooms.messages import encode, refusal_answer
from homeward.rooms.rooms import Rooms
from homeward.rooms.storage import StorageDown
from homeward.rooms.visit import Visit, hello_in, welcome
from homeward.rooms.words import storage_down
from homeward.table.words import Refused


class PageLine:
    """One line as a room sees it."""

    address = "here"

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser = browser
        self._number = number
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()  # None: the tab has gone

    async def send(self, raw: bytes) -> None:
        self._browser.send(self._number, raw.decode())

    async def close(self, code: int) -> None:
        self._browser.hang_up(self._number, code)

    async def receive(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text


class Lines:
    """All of them, by the number that the tab gave."""

    def __init__(self, browser: Browser, rooms: Rooms) -> None:
        self._browser = browser
        self._rooms = rooms
        self._open: dict[int, PageLine] = {}
        self._visits = set[asyncio.Task[None]]()

    def open(self, number: int, table: str) -> None:
        line = self._open[number] = PageLine(self._browser, number)
        visit = asyncio.create_task(self._visit(line, number, table))
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)

    def hear(self, number: int, text: str) -> None:
        if number in self._open:
            self._open[number].heard.put_nowait(text)

    def close(self, number: int) -> None:
        """The tab has gone, or does not want to hear any more."""
        if number in self._open:
            self._open[number].heard.put_nowait(None)

    async def _visit(self, line: PageLine, number: int, table: str) -> None:
        try:
            await self._welcomed(line, table)
        except (Refused, StorageDown) as error:
            why = error if isinstance(error, Refused) else storage_down(error)
            await line.send(encode(refusal_answer(None, why.refusal)))
            await line.close(REFUSED)
        except Exception:
            log.exception("a visit broke")
            await line.close(REFUSED)
        finally:
            del self._open[number]

    async def _welcomed(self, line: PageLine, table: str) -> None:
        tools = self._rooms.tools
        with suppress(Gone):
            hello = hello_in(await line.receive(), tools.settings.limits.message_bytes)
            room, connection = await welcome(line, self._rooms, table, hello)
            await Visit(line.receive, tools, room, connection, lambda: None).stay()
