"""Many devices send nonsense to a real server: it must not break, not leak, and not grow."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from homeward.client.device import AWAY
from homeward.client.http_client import HttpClient
from homeward.client.server_process import HomewardServer
from homeward.games import GAMES
from homeward.rooms.sessions.messages import PROTOCOL
from homeward.server.storage.sql import storage_at
from homeward.table.entries import Made, Rematched, decode

from .nonsense import Nonsense

PER_SECOND = 18  # messages of one device, just below what is allowed
FLOODERS = 0.05  # share of devices that do not care what is allowed


class Outcome(Struct, kw_only=True):
    """What a fuzzing run met."""

    messages: int = 0
    answers: Counter[str] = msgspec.field(default_factory=Counter)  # by type, refusals by code
    leaks: list[str] = msgspec.field(default_factory=list)
    shown_out: int = 0
    log_errors: list[str] = msgspec.field(default_factory=list)
    megabytes: list[float] = msgspec.field(default_factory=list)  # the server's memory after each round


ALARM = '"event":"a device knows a newer version than the storage"'  # as it must be told: nonsense names such versions


def is_error(line: str) -> bool:
    return ('"level":"error"' in line and ALARM not in line) or "Traceback" in line


class Guest:
    """One device at a table that sends nonsense and looks at everything it gets."""

    def __init__(self, address: str, table: str, token: str, seed: int, outcome: Outcome) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._token = token
        self._nonsense = Nonsense(seed)
        self._outcome = outcome
        self._pause = 0.0 if random.Random(seed).random() < FLOODERS else 1 / PER_SECOND
        self._seats: tuple[int, ...] = ()
        self.heard: list[str] = []  # since the last game was over: must not tell the shuffle of this one

    async def send(self, count: int) -> None:
        """So many messages, over as many connections as it takes."""
        left = count
        while left:
            with suppress(*AWAY):
                async with connect(self._url, compression=None, max_size=None, ping_interval=None) as socket:
                    reading = asyncio.create_task(self._read(socket))
                    try:
                        left = await self._talk(socket, left)
                    finally:
                        reading.cancel()
                        await asyncio.gather(reading, return_exceptions=True)

    async def _talk(self, socket: ClientConnection, left: int) -> int:
        hello = {
            "type": "hello",
            "token": self._token,
            "tab": "fuzz",
            "version": 0,
            "take_over": True,
            "protocol": PROTOCOL,
        }
        await socket.send(msgspec.json.encode(hello), text=True)
        while left:
            try:
                await socket.send(self._nonsense.message())
            except AWAY:
                self._outcome.shown_out += 1
                return left
            self._outcome.messages += 1
            left -= 1
            await asyncio.sleep(self._pause)
        return left

    async def _read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            assert isinstance(raw, str)
            message: dict[str, Any] = msgspec.json.decode(raw)
            kind = message["type"]
            self._outcome.answers[message["refusal"]["code"] if kind == "refused" else kind] += 1
            if kind == "frame":
                self._look(message)
            elif kind in ("log", "described", "hint") and message["seat"] not in (None, *self._seats):
                self._outcome.leaks.append(f"{kind} of seat {message['seat']}")
            if kind == "frame" and message["over"]:
                self.heard.clear()  # the seed of a finished game is told
            else:
                self.heard.append(raw)

    def _look(self, frame: dict[str, Any]) -> None:
        """A frame has the views of this device's own seats only."""
        here = tuple(seat["seat"] for seat in frame["table"]["seats"] if seat["here"])
        if [mine["seat"] for mine in frame["mine"]] != list(here if frame["mine"] else ()):
            self._outcome.leaks.append(f"views of {[mine['seat'] for mine in frame['mine']]}, but seats {here}")
        self._seats = here
        self._nonsense.version = frame["version"]
        self._nonsense.codes = [move["code"] for mine in frame["mine"] for move in mine["moves"]]


class Fuzzer:
    """Rounds of nonsense against one server process."""

    def __init__(self, directory: Path, seed: int) -> None:
        self._database = f"sqlite:///{directory}/homeward.db"
        self._server = HomewardServer(self._database, directory / "log")
        self._seed = seed
        self.outcome = Outcome()

    async def run(self, rounds: int, tables: int, messages_each: int) -> Outcome:
        await asyncio.to_thread(self._server.start)
        try:
            for number in range(rounds):
                await self._round(self._seed + number, tables, messages_each)
                self.outcome.megabytes.append(round((self._server.resident_bytes() or 0) / 1e6, 1))
            assert self._server.is_running, "the server went down"
        finally:
            await asyncio.to_thread(self._server.stop)
        lines = self._server.log.read_text().splitlines()
        self.outcome.log_errors = [line for line in lines if is_error(line)]
        return self.outcome

    async def _round(self, seed: int, tables: int, messages_each: int) -> None:
        guests = await asyncio.to_thread(self._invite, seed, tables)
        everybody = [guest for pair in guests.values() for guest in pair]
        await asyncio.gather(*(guest.send(messages_each) for guest in everybody))
        await self._look_for_secrets(guests)

    def _invite(self, seed: int, tables: int) -> dict[str, list[Guest]]:
        client = HttpClient(self._server.address)
        guests = {}
        for number in range(tables):
            game = GAMES[(seed + number) % len(GAMES)]
            seats = [{"name": f"Seat {seat}", "holder": "here"} for seat in range(max(2, min(game.info.players)))]
            made = client.make(game.name, seats)
            tokens = [made.token, client.join(made.table, made.join_key).token]
            guests[made.table] = [
                Guest(self._server.address, made.table, token, seed * 10_000 + 2 * number + which, self.outcome)
                for which, token in enumerate(tokens)
            ]
        client.close()
        return guests

    async def _look_for_secrets(self, guests: dict[str, list[Guest]]) -> None:
        """Nobody was told a running game's seed or salt, or any device's token hash."""
        storage = storage_at(self._database)
        for table, pair in guests.items():
            secrets = await self._secrets(await storage.load(table))
            told = "\n".join(raw for guest in pair for raw in guest.heard)
            self.outcome.leaks += [f"{table}: a secret was told" for secret in secrets if secret in told]
        await storage.close()

    async def _secrets(self, entries: list[bytes]) -> list[str]:
        deal, hashes = None, []
        for entry in map(decode, entries):
            if isinstance(entry, Made | Rematched):
                deal = entry.deal
            hashes.append(getattr(entry, "token_hash", ""))
        assert deal is not None
        return [secret for secret in (deal.salt, str(deal.seed), *hashes) if len(secret) > 8]
