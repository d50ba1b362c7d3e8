"""Clients of `homeward tables`: one works on the database, one sends requests to a running server."""

import asyncio
import getpass
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from homeward.api.answers import JSON
from homeward.api.endpoint import Endpoint
from homeward.engine.errors import HomewardError, Refusal
from homeward.rooms.storage import BadStorage, StorageDown
from homeward.rooms.storage import say as say_of_storage
from homeward.server.admin.admin_token import BadToken, say, written_token
from homeward.server.admin.audit import Audit
from homeward.server.admin.table_admin import TABLES_AT_ONCE, TableAdmin, TableDetails, TableRow
from homeward.server.storage.database_url import sqlite_file
from homeward.server.storage.sql import storage_at
from homeward.server.storage.sqlite.sqlite_files import is_served
from homeward.table.refusals import Refused

Result = TypeVar("Result")


class NoAnswer(HomewardError):
    """The server does not answer, or not in our protocol."""


class AdminClient(Protocol):
    def tables(self, start: int = 0, count: int = TABLES_AT_ONCE) -> list[TableRow]: ...

    def show(self, name: str) -> TableDetails: ...

    def close(self, name: str, closed: bool) -> None: ...

    def delete(self, name: str) -> None: ...

    def record(self, name: str, number: int) -> bytes: ...


class DatabaseAdminClient:
    """Reads the database beside a running server; changes a SQLite database only if no server has it open."""

    def __init__(self, database: str) -> None:
        self._database = database
        file = sqlite_file(database)
        if file is not None and not file.is_file():
            raise BadStorage(say_of_storage("no-database", file=str(file)))

    def tables(self, start: int = 0, count: int = TABLES_AT_ONCE) -> list[TableRow]:
        return self._read(lambda admin: admin.tables(start, count))

    def show(self, name: str) -> TableDetails:
        return self._read(lambda admin: admin.show(name))

    def record(self, name: str, number: int) -> bytes:
        return self._read(lambda admin: admin.record(name, number))

    def close(self, name: str, closed: bool) -> None:
        self._change(lambda admin: admin.close(name, closed))

    def delete(self, name: str) -> None:
        self._change(lambda admin: admin.delete(name))

    def _read(self, work: Callable[[TableAdmin], Awaitable[Result]]) -> Result:
        return asyncio.run(self._work(work, changing=False))

    def _change(self, work: Callable[[TableAdmin], Awaitable[None]]) -> None:
        file = sqlite_file(self._database)
        if file is not None and is_served(file):
            raise BadStorage(say("is-served", file=str(file)))
        asyncio.run(self._work(work, changing=True))

    async def _work(self, work: Callable[[TableAdmin], Awaitable[Result]], changing: bool) -> Result:
        storage = storage_at(self._database, serving=changing)
        try:
            await (storage.open() if changing else storage.open_to_read())
            return await work(TableAdmin(storage, Audit(f"command line, {getpass.getuser()}")))
        except StorageDown:
            if not changing and await storage.needs_upgrade():
                raise BadStorage(say_of_storage("older-version")) from None
            raise
        finally:
            await storage.close()


class HttpAdminClient:
    """Sends requests to a running server, with its token."""

    def __init__(self, address: str, token_file: str = "") -> None:
        self._address = address.rstrip("/")
        self._token = written_token(token_file)
        if not self._token:
            raise BadToken(say("token-needed"))
        from homeward.server.admin import admin_api  # only here: it imports the whole server

        self._api = admin_api

    def tables(self, start: int = 0, count: int = TABLES_AT_ONCE) -> list[TableRow]:
        answer = self._request(self._api.admin_tables, start=start, count=count)
        return msgspec.json.decode(answer, type=list[TableRow])

    def show(self, name: str) -> TableDetails:
        return msgspec.json.decode(self._request(self._api.admin_table, table=name), type=TableDetails)

    def record(self, name: str, number: int) -> bytes:
        return self._request(self._api.admin_record, table=name, number=number)

    def close(self, name: str, closed: bool) -> None:
        self._request(self._api.close_table, self._api.Closing(closed), table=name)

    def delete(self, name: str) -> None:
        self._request(self._api.delete_table, table=name)

    def _request(self, endpoint: Endpoint, body: Struct | None = None, **values: object) -> bytes:
        headers = {"Authorization": f"{self._api.BEARER}{self._token}", "Content-Type": JSON}
        data = msgspec.json.encode(body) if body is not None else None
        url = self._address + endpoint.address(**values)
        request = urllib.request.Request(url, data, headers, method=endpoint.method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                answer: bytes = response.read()
                return answer
        except urllib.error.HTTPError as error:
            raise self._error_of(error) from None
        except (OSError, ValueError) as error:
            raise NoAnswer(say("unreachable", address=self._address, problem=str(error))) from None

    def _error_of(self, error: urllib.error.HTTPError) -> HomewardError:
        try:
            return Refused(msgspec.json.decode(error.read(), type=Refusal))
        except msgspec.DecodeError:
            return NoAnswer(say("unreachable", address=self._address, problem=f"{error.code} {error.reason}"))
