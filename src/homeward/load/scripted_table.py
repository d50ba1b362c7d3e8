"""Two scripted players at a table, each on their own device, who play game after game."""

import asyncio
import random

from msgspec import Struct

from homeward.client.device import Answered, Device
from homeward.client.http_client import HttpClient
from homeward.client.received import ReceivedFrame, ReceivedRefusal

# Another device or a bot has acted meanwhile, or this one before it lost its connection: look at the next frame
OVERTAKEN = {"stale", "not-your-turn", "over", "not-over", "rematch-offered"}


class Acknowledged(Struct, frozen=True):
    """A move that the server has acknowledged."""

    id: str
    version: int
    code: int
    seconds: float


class DeviceFailed(Exception):
    """The server refused what it should have accepted."""


class ScriptedTable:
    """One table. `move` plays one move of the seat to act, and asks for a rematch when the game is over."""

    def __init__(
        self, addresses: list[str], table: str, join_key: str, tokens: list[str], seed: int, bots: int
    ) -> None:
        self.table = table
        self.join_key = join_key
        self.devices = [Device(addresses[n % len(addresses)], table, token) for n, token in enumerate(tokens)]
        self.acknowledged: list[Acknowledged] = []
        self._bots = bots
        self._choice = random.Random(seed)
        self._version = 0
        self._staying: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Connect all devices; all but the first claim their open seat."""
        self._staying = [asyncio.create_task(device.stay()) for device in self.devices]
        for seat, device in enumerate(self.devices):
            frame = await device.wait_for_frame(lambda frame: True)
            if frame.table.phase == "gathering" and seat > 0:
                claimed = await device.request("claim", seat=seat, name=f"Guest {seat}")
                self._version = self._require_ack(claimed).version
        await self._frames()

    async def stand_up(self) -> None:
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)

    async def move(self) -> Acknowledged:
        """Play one move and wait for its acknowledgement."""
        while True:
            frames = await self._frames()
            if frames[0].over:
                await self._rematch()
                continue
            picked = self._pick(frames)
            if picked is None:
                await self._wait_for_the_bot(frames)
                continue
            device, seat, code, version = picked
            answer = await device.request("move", seat=seat, code=code, version=version)
            if isinstance(answer, ReceivedRefusal):
                if answer.refusal.code not in OVERTAKEN:
                    raise DeviceFailed(f"{self.table}: move {code} was refused: {answer.refusal.code}")
                await device.wait_for_frame(lambda frame, old=version: frame.version > old)  # type: ignore[misc]
                continue
            self._version = answer.version
            done = Acknowledged(answer.id, answer.version, code, answer.seconds)
            self.acknowledged.append(done)
            return done

    async def say_ready(self) -> None:
        """Play the first legal move of each seat until none has one: then the round in real time begins."""
        while True:
            ready = [
                (device, seat, frame.version)
                for device, frame in zip(self.devices, await self._frames(), strict=True)
                for seat in frame.mine
                if seat.moves
            ]
            if not ready:
                return
            device, seat, version = ready[0]
            code = seat.moves[0].code
            moved = await device.request("move", seat=seat.seat, code=code, version=version)
            self._version = self._require_ack(moved).version

    def _pick(self, frames: list[ReceivedFrame]) -> tuple[Device, int, int, int] | None:
        for device, frame in zip(self.devices, frames, strict=True):
            for seat in frame.mine:
                if seat.moves:
                    return device, seat.seat, self._choice.choice(seat.moves).code, frame.version
        return None

    async def _wait_for_the_bot(self, frames: list[ReceivedFrame]) -> None:
        """No player can move, so a bot must be to act."""
        if not self._bots:
            raise DeviceFailed(f"{self.table}: nobody may move at version {frames[0].version}")
        seen = frames[0].version
        await self.devices[0].wait_for_frame(lambda frame: frame.version > seen)

    async def _rematch(self) -> None:
        """The next game begins with the last device that wants it."""
        for device in self.devices:
            answer = await device.request("rematch")
            if isinstance(answer, Answered):
                self._version = answer.version
            elif answer.refusal.code not in OVERTAKEN:
                raise DeviceFailed(f"{self.table}: rematch was refused: {answer.refusal.code}")

    async def _frames(self) -> list[ReceivedFrame]:
        """The frame of every device, once all have the same newest version."""
        frames = [await device.wait_for_frame(lambda frame: frame.version >= self._version) for device in self.devices]
        newest = max(frame.version for frame in frames)
        return [await device.wait_for_frame(lambda frame: frame.version >= newest) for device in self.devices]

    def _require_ack(self, answer: Answered | ReceivedRefusal) -> Answered:
        if isinstance(answer, ReceivedRefusal):
            raise DeviceFailed(f"{self.table}: {answer.refusal.code}")
        return answer


def make_tables(addresses: list[str], game: str, count: int, seed: int = 1, bots: int = 0) -> list[ScriptedTable]:
    """Make tables with an open seat; the second device has joined by the table's link."""
    client = HttpClient(addresses[0])
    tables = []
    seats = [{"name": "Host", "holder": "here"}, {"name": "", "holder": "open"}]
    seats += bots * [{"name": "Owl", "holder": "bot", "level": "owl"}]
    for number in range(count):
        made = client.make(game, seats)
        guest = client.join(made.table, made.join_key)
        tokens = [made.token, guest.token]
        tables.append(ScriptedTable(addresses, made.table, made.join_key, tokens, seed * 1_000_003 + number, bots))
    client.close()
    return tables
