"""The storage of a page: each method is one transaction of web/src/local/store.ts."""

import time
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from homeward.page.browser import Browser, as_bytes, as_text
from homeward.rooms.storage import DeletionReason, JoinCode, StorageDown, StoredTable, Write, say

STEP = 1e-6  # seconds: a browser's clock is coarse, but a later entry must get a later time
Result = TypeVar("Result")


class StoreDone(Struct, frozen=True, tag_field="type", tag="done"):
    """A transaction is done."""

    result: msgspec.Raw


class StoreFailed(Struct, frozen=True, tag_field="type", tag="failed"):
    """A transaction was not done."""

    problem: str


answers = msgspec.json.Decoder(StoreDone | StoreFailed)


class Row(Struct, frozen=True):
    version: int
    body: str


class Found(Struct, frozen=True):
    """A table as the browser stores it."""

    table: str
    entries: int
    made: float
    used: float
    first: str

    def stored_table(self) -> StoredTable:
        return StoredTable(self.table, self.entries, self.made, self.used, as_bytes(self.first))


class IndexedDbStorage:
    """Implements `Storage` for all tabs of this browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._stored = 0.0  # time of the last entry

    @property
    def lost(self) -> Mapping[str, int]:
        return {}  # a browser deletes the storage of a site as a whole, so nothing is left to compare

    async def open(self) -> None:
        await self._do("open", type(None))

    async def close(self) -> None:
        await self._do("close", type(None))

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        rows = [{"table": one.table, "version": one.version, "body": as_text(one.body)} for one in writes]
        self._stored = max(time.time(), self._stored + STEP)
        return await self._do("append", list[bool], rows, self._stored)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._do("load", list[Row], table, after)
        if rows and rows[-1].version != after + len(rows):
            raise StorageDown(say("hole", table=table))
        return [as_bytes(row.body) for row in rows]

    async def tables(self) -> int:
        return await self._do("tables", int)

    # The end of tables

    async def listed(self, start: int = 0, count: int = 100) -> list[StoredTable]:
        return [one.stored_table() for one in await self._do("listed", list[Found], start, count)]

    async def find(self, table: str) -> StoredTable | None:
        return next((one.stored_table() for one in await self._do("find", list[Found], table)), None)

    async def visited(self, tables: Sequence[str], at: float) -> None:
        await self._do("visited", type(None), list(tables), at)

    async def unused(self, since: float, count: int) -> list[str]:
        return await self._do("unused", list[str], since, count)

    async def delete(self, tables: Sequence[str], why: DeletionReason, unused_since: float | None = None) -> list[str]:
        return await self._do("delete", list[str], list(tables), why, unused_since)

    async def deleted(self, table: str) -> DeletionReason | None:
        return next(iter(await self._do("deleted", list[DeletionReason], table)), None)

    async def tidy(self) -> None: ...  # the browser frees the space by itself

    # Codes to type

    async def keep_code(self, wished: Sequence[JoinCode], now: float) -> JoinCode | None:
        return next(iter(await self._do("keepCode", list[JoinCode], list(wished), now)), None)

    async def code(self, code: str, now: float) -> JoinCode | None:
        return next(iter(await self._do("code", list[JoinCode], code, now)), None)

    async def check(self) -> None:
        await self._do("check", type(None), time.time())

    async def _do(self, what: str, answer: type[Result], *arguments: object) -> Result:
        raw = await self._browser.store(what, msgspec.json.encode(arguments).decode())
        done = answers.decode(raw)
        if isinstance(done, StoreFailed):
            raise StorageDown(done.problem)
        return msgspec.json.decode(done.result, type=answer)
