"""The same load on boardgame.io's server: two players per match, one move after another over its sockets.

Its sockets use Socket.IO 4; a scripted client needs five kinds of its messages.
"""

import asyncio
import random
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from homeward.client.http_client import NoServer
from homeward.client.server_process import ServerProcess, free_port

GAME = "/turn-tiles"
TILES = 15
# Engine.IO: 0 open, 2 ping, 3 pong, 4 message; Socket.IO inside a message: 0 connect, 2 event
PING, PONG, CONNECT, EVENT = "2", "3", f"40{GAME},", f"42{GAME},"


class Context(Struct, frozen=True, rename="camel"):
    current_player: str


class MatchState(Struct, frozen=True):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(Struct, frozen=True):
    state: MatchState


Update = tuple[str, str, MatchState, msgspec.Raw]
Sync = tuple[str, str, Synced]


class PeerMove(Struct, frozen=True):
    seconds: float


class PeerDevice:
    """One Socket.IO client of a match."""

    def __init__(self, address: str, match: str, seat: str) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        self._match = match
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self.state: MatchState | None = None

    async def stay(self) -> None:
        async with connect(self._url, compression=None, max_size=None, ping_interval=None) as socket:
            self._socket = socket
            async for raw in socket:
                assert isinstance(raw, str)
                await self._receive(socket, raw)

    async def _receive(self, socket: ClientConnection, raw: str) -> None:
        if raw.startswith("0"):
            await socket.send(CONNECT)
        elif raw == PING:
            await socket.send(PONG)
        elif raw.startswith(CONNECT):
            await self._emit("sync", self._match, self._seat, None, 2)
        elif raw.startswith(EVENT + '["update"'):
            self._take(msgspec.json.decode(raw[len(EVENT) :], type=Update)[2])
        elif raw.startswith(EVENT + '["sync"'):
            self._take(msgspec.json.decode(raw[len(EVENT) :], type=Sync)[2].state)

    def _take(self, state: MatchState) -> None:
        self.state = state
        self._changed.set()

    async def _emit(self, *event: Any) -> None:
        assert self._socket is not None
        await self._socket.send(EVENT + msgspec.json.encode(event).decode())

    async def wait_for_state(self, number: int) -> MatchState:
        while self.state is None or self.state.number < number:
            self._changed.clear()
            await self._changed.wait()
        return self.state

    async def turn(self, position: int, number: int) -> None:
        move = {"type": "turn", "args": [position], "playerID": self._seat}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": move}, number, self._match, self._seat)


class PeerTable:
    """One match. A move counts as acknowledged when the device that sent it receives the new state."""

    def __init__(self, address: str, number: int) -> None:
        self._devices = [PeerDevice(address, f"match-{number}", seat) for seat in ("0", "1")]
        self._choice = random.Random(number)
        self._number = 0
        self._staying: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for device in self._devices:  # one after the other: the first makes the match
            self._staying.append(asyncio.create_task(device.stay()))
            await device.wait_for_state(0)

    async def stand_up(self) -> None:
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)

    async def move(self) -> PeerMove:
        states = [await device.wait_for_state(self._number) for device in self._devices]
        mover = self._devices[int(states[0].ctx.current_player)]
        began = time.perf_counter()
        await mover.turn(self._choice.randrange(TILES), states[0].number)
        self._number = (await mover.wait_for_state(states[0].number + 1)).number
        return PeerMove(time.perf_counter() - began)


class BoardgameIo(ServerProcess):
    """The server of boardgame.io under Node, with matches in memory or in files."""

    def __init__(self, installed: Path, log: Path, folder: Path | None = None, flushed: bool = False) -> None:
        port = free_port()
        node = shutil.which("node")
        if node is None:
            raise NoServer("the peer needs Node, and there is none")
        stored = [str(folder), *(["flushed"] if flushed else [])] if folder is not None else []
        super().__init__([node, str(installed / "server.cjs"), str(port), *stored], port, log)

    def start(self) -> None:
        self.launch()
        while b"App serving" not in self.log.read_bytes():
            if not self.is_running:
                raise NoServer(f"the peer does not start: {self.log.read_text(errors='replace')[-300:]}")
            time.sleep(0.05)


def install(sources: Path, target: Path) -> Path:
    """Copy the peer and install its packages from npm."""
    npm = shutil.which("npm")
    if npm is None or not (sources / "package.json").is_file():
        raise NoServer(f"{sources} is no peer that npm could install here")
    shutil.copytree(sources, target, dirs_exist_ok=True)
    command = [npm, "install", "--no-audit", "--no-fund", "--silent"]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoServer(f"npm could not install the peer: {done.stderr.strip()[-300:]}")
    return target
