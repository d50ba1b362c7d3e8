"""Requests to a house in this process, with the time that each takes of its event loop."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message

from homeward.server.house import House
from homeward.server.http.app import build_app
from homeward.server.process.settings import Settings

from .admin_server import TOKEN

CLIENT = "192.0.2.1"


class LoopAnswer(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes
    milliseconds: float  # of the processor, spent in the thread of the event loop

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class LoopClient:
    """Sends requests to an application without a socket. It reads one line of an endless answer, then it leaves."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def request(self, method: str, address: str, body: object = None, **headers: str) -> LoopAnswer:
        path, _, query = address.partition("?")
        raw = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        sent = {"content_type": "application/json", "accept_encoding": "gzip", **headers}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()],
            "client": (CLIENT, 1),
            "server": ("homeward", 80),
            "scheme": "http",
            "root_path": "",
        }
        incoming: asyncio.Queue[Message] = asyncio.Queue()
        incoming.put_nowait({"type": "http.request", "body": raw, "more_body": False})
        answered: list[Message] = []

        async def send(message: Message) -> None:
            answered.append(message)
            if message.get("body"):
                incoming.put_nowait({"type": "http.disconnect"})

        before = time.thread_time()
        await self._app(scope, incoming.get, send)
        spent = time.thread_time() - before
        head = {name.decode(): value.decode() for name, value in answered[0]["headers"]}
        answer = b"".join(message["body"] for message in answered[1:])
        return LoopAnswer(answered[0]["status"], head, answer, spent * 1000)


@asynccontextmanager
async def house_on_this_loop(directory: Path) -> AsyncIterator[LoopClient]:
    """A house with everything that a host can switch on, without limits for its only client."""
    token = directory / "token"
    token.write_text(TOKEN)
    settings = Settings(
        database=f"sqlite:///{directory}/homeward.db",
        thinkers=1,
        hooks=True,
        trusted=(CLIENT,),
        admin_token_file=str(token),
        audit_log=str(directory / "audit.log"),
    )
    settings.check()  # as a server does before it starts
    house = House(settings)
    app = build_app(house)
    await house.open()
    try:
        yield LoopClient(app)
    finally:
        await house.close()
