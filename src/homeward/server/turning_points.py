"""The turning points of a finished game, worked out once per game and beside everything else."""

import asyncio

import msgspec

from homeward.bots import analyse
from homeward.record import Record
from homeward.server.thinkers import Thinkers
from homeward.table.words import refused

REMEMBERED = 200


class TurningPoints:
    """A process of its own, at the lowest priority: looking back must not slow down who plays now."""

    def __init__(self) -> None:
        self._analysts = Thinkers(1, niceness=15)
        self._found: dict[tuple[str, int], asyncio.Task[bytes]] = {}

    async def of(self, table: str, number: int, record: bytes) -> bytes:
        """The analysis of a game as JSON. Who asks again gets the same, or waits for the same."""
        key = table, number
        task = self._found.get(key)
        if task is None or (task.done() and task.exception() is not None):
            task = self._found[key] = asyncio.create_task(self._analysts.do(analysis_of, record))
            while len(self._found) > REMEMBERED:
                self._found.pop(next(iter(self._found)))
        return await asyncio.shield(task)

    def stop(self) -> None:
        self._analysts.stop()


def analysis_of(record: bytes) -> bytes:
    played = Record.decode(record)
    return msgspec.json.encode(analyse(played.game, list(played.replay()), played.moves))


def check_turns(tick_hz: int) -> None:
    if tick_hz:
        raise refused("no-moments")
