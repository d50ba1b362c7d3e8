"""The turning points of a finished game, worked out once per game and beside everything else."""

import asyncio

import msgspec
from msgspec import Struct

from homeward.bots import analyse
from homeward.record import Record
from homeward.server.thinkers import Thinkers
from homeward.server.turns import Asker
from homeward.table.words import refused

REMEMBERED = 200
Key = tuple[str, int]  # a table, and which of its games


class Work(Struct):
    """An analysis under way, and how many wait for it."""

    task: asyncio.Task[bytes]
    waiting: int = 0


class TurningPoints:
    """A process of its own, at the lowest priority: looking back must not slow down who plays now."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds  # for one game
        self._analysts = Thinkers(1, niceness=15)
        self._found: dict[Key, bytes] = {}
        self._under_way: dict[Key, Work] = {}

    async def of(self, asker: Asker, number: int, record: bytes) -> bytes:
        """The analysis of a game as JSON. Who asks again gets the same, or waits for the same."""
        key = asker.table, number
        if key in self._found:
            return self._found[key]
        work = self._under_way.get(key)
        if work is None:
            work = self._under_way[key] = Work(asyncio.create_task(self._look(asker, key, record)))
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting:  # nobody is left who wants to know
                work.task.cancel()
                self._under_way.pop(key, None)

    async def _look(self, asker: Asker, key: Key, record: bytes) -> bytes:
        found = await self._analysts.do(asker, self._seconds, analysis_of, record)
        self._found[key] = found
        while len(self._found) > REMEMBERED:
            self._found.pop(next(iter(self._found)))
        return found

    def stop(self) -> None:
        self._analysts.stop()


def analysis_of(record: bytes) -> bytes:
    played = Record.decode(record)
    return msgspec.json.encode(analyse(played.game, list(played.replay()), played.moves))


def check_turns(tick_hz: int) -> None:
    if tick_hz:
        raise refused("no-moments")
