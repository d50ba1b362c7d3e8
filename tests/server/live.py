"""A real server process and real devices on real sockets."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from homeward.client.server_process import free_port
from homeward.rooms.sessions.messages import PROTOCOL
from homeward.testkit.browser_json import as_a_browser_reads

JSON = {"Content-Type": "application/json"}
PATIENCE = 60.0  # seconds after which a test that waits for the server has failed


class Server:
    """`python -m homeward.server` on a free port."""

    def __init__(
        self, directory: Path, *options: str, database: str = "", trusted: bool = True, bot_pause: float = 0
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = directory / f"server-{self.port}.log"
        database = database or f"sqlite:///{directory}/homeward.db"
        self.command = [
            *(sys.executable, "-m", "homeward.server", "--port", str(self.port), "--database", database),
            *("--thinkers", "1", "--bot-pause", str(bot_pause), *(("--trust", "127.0.0.1") if trusted else ())),
            *options,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def wait_until_ready(self, path: str = "/ready") -> None:
        """As long as it takes: a machine may be slow, but a server that cannot start ends."""
        assert self._process is not None
        while self._process.poll() is None:
            try:
                if httpx.get(f"{self.address}{path}", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def until_ready_is(self, status: int) -> str:
        """As soon as `/ready` answers so; the code of its refusal. It looks once a second."""
        while (answer := self.get("/ready")).status_code != status:
            time.sleep(0.05)
        code: str = answer.json().get("code", "")
        return code

    def end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would do it."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def resident_bytes(self) -> int:
        """Memory in use."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def post(self, path: str, body: object) -> httpx.Response:
        return httpx.post(f"{self.address}/api{path}", json=body, timeout=PATIENCE)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.address}{path}", timeout=PATIENCE)

    def make(self, *seats: str, **options: Any) -> dict[str, Any]:
        """A table of Monster Chase. Seats: a name, `open`, or `bot owl`."""
        response = self.post("/tables", {"game": "monster-chase", "seats": [seat(one) for one in seats], **options})
        assert response.status_code == 201, response.text
        joined: dict[str, Any] = response.json()
        return joined

    def join(self, table: str, key: str) -> dict[str, Any]:
        response = self.post(f"/tables/{table}/join", {"key": key})
        assert response.status_code == 201, response.text
        joined: dict[str, Any] = response.json()
        return joined


StartServer = Callable[..., Server]


def seat(wish: str) -> dict[str, str]:
    if wish == "open":
        return {"name": "", "holder": "open"}
    if wish.startswith("bot "):
        return {"name": wish.removeprefix("bot ").title(), "holder": "bot", "level": wish.removeprefix("bot ")}
    return {"name": wish, "holder": "here"}


class Device:
    """A device as docs/protocol.md wants it: reconnects by itself and sends again what was not answered."""

    _ids = count(1)

    def __init__(self, address: str, joined: dict[str, Any], tab: str = "tab") -> None:
        self.url = address.replace("http", "ws", 1) + f"/api/tables/{joined['table']}/socket"
        self.token = joined["token"]
        self.tab = tab
        self.version = 0
        self.frame: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []  # everything since the last connect
        self.socket: ClientConnection | None = None

    async def connect(self, **hello: Any) -> "Device":
        """Open a socket and say hello; the first frame has come afterwards."""
        self.heard = []
        self.socket = await connect(self.url, max_size=None)
        await self.send(
            type="hello", token=self.token, tab=self.tab, version=self.version, **{"protocol": PROTOCOL, **hello}
        )
        await self.until(lambda message: message["type"] in ("frame", "refused", "bye"))
        return self

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = as_a_browser_reads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] == "frame":
            self.frame, self.version = message, message["version"]
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def request(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its answer: ack, refusal or what else carries its id. Slow down if told so."""
        message.setdefault("id", f"r{next(self._ids)}")
        while True:
            await self.send(**message)
            answer = await self.until(lambda heard: heard.get("id") == message["id"])
            if answer.get("refusal", {}).get("code") != "too-fast":
                return answer
            await asyncio.sleep(0.1)

    async def request_surely(self, **message: Any) -> dict[str, Any]:
        """The same over broken connections: the same message again until it is answered."""
        message.setdefault("id", f"s{next(self._ids)}")
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                answer = await self.request(**message)
            except (ConnectionClosed, OSError, TimeoutError):
                self.socket = None
                await asyncio.sleep(0.1)
                continue
            if answer["type"] == "refused" and answer["refusal"]["code"] == "not-now":
                await asyncio.sleep(0.1)
                continue
            return answer

    @property
    def codes(self) -> list[int]:
        return [move["code"] for mine in self.frame["mine"] for move in mine["moves"]]

    async def move(self, code: int | None = None, **fields: Any) -> dict[str, Any]:
        """A legal move, another one each time, unless told otherwise; the frame that shows it has come afterwards."""
        if code is None:
            code = self.codes[self.frame["table"]["moves"] % len(self.codes)]
        before = self.version
        answer = await self.request(
            **{"type": "move", "seat": self.frame["actor"], "code": code, "version": before, **fields}
        )
        if answer["type"] == "ack" and self.version < answer["version"]:
            await self.until(lambda heard: heard["type"] == "frame")
        return answer

    async def my_turn(self) -> bool:
        """Wait until this device is to act; False if the game ended before."""
        while not self.frame["over"]:
            if self.codes:
                return True
            await self.until(lambda heard: heard["type"] == "frame")
        return False

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
