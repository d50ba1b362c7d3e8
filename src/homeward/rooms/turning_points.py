"""The turning points of a finished game, worked out once per game and beside everything else."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from homeward.bots import Analysis, analyse
from homeward.engine.errors import Refusal
from homeward.record import Record
from homeward.rooms.thinking import HowFar, Thinkers, step_done
from homeward.rooms.turns import Asker
from homeward.table.words import Refused, refused

REMEMBERED = 200
THINKING = 7.0  # seconds: with a process that has to start first, people have their answer within ten
BREATH = 0.25  # seconds between two words about how far it has come
Key = tuple[str, int]  # a table, and which of its games


class LookingBack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an answer that takes its time: how far it has come. The last has the result, or why there is none."""

    looked: int  # positions
    of: int
    analysis: Analysis | None = None
    refusal: Refusal | None = None


class Work(Struct):
    """An analysis under way, how far it has come, and how many wait for it."""

    task: asyncio.Task[bytes]
    how_far: HowFar
    waiting: int = 0


class TurningPoints:
    """Worked out by analysts of their own, if the house has them: looking back must not slow down who plays now."""

    def __init__(self, seconds: float, analysts: Thinkers) -> None:
        self._seconds = seconds  # for one game
        self._analysts = analysts
        self._found: dict[Key, bytes] = {}
        self._under_way: dict[Key, Work] = {}

    async def of(self, asker: Asker, number: int, record: bytes) -> bytes:
        """The analysis of a game as JSON. Who asks again gets the same, or waits for the same."""
        key = asker.table, number
        if key in self._found:
            return self._found[key]
        work = self._join(asker, key, record)
        try:
            return await asyncio.shield(work.task)
        finally:
            self._leave(key, work)

    async def told(self, asker: Asker, number: int, record: bytes, of: int) -> AsyncIterator[bytes]:
        """The same in lines of JSON: at how many of the positions it has looked, and in the end what it found."""
        key = asker.table, number
        if key not in self._found:
            work = self._join(asker, key, record)
            try:
                while not work.task.done():
                    yield line(LookingBack(looked=work.how_far.steps, of=of))
                    await asyncio.wait({work.task}, timeout=BREATH)
                work.task.result()
            except Refused as error:
                yield line(LookingBack(looked=work.how_far.steps, of=of, refusal=error.refusal))
                return
            finally:
                self._leave(key, work)
        found = msgspec.json.decode(self._found[key], type=Analysis)
        yield line(LookingBack(looked=of, of=of, analysis=found))

    def _join(self, asker: Asker, key: Key, record: bytes) -> Work:
        work = self._under_way.get(key)
        if work is None:
            how_far = HowFar()
            task = asyncio.create_task(self._look(asker, key, record, how_far))
            work = self._under_way[key] = Work(task, how_far)
        work.waiting += 1
        return work

    def _leave(self, key: Key, work: Work) -> None:
        work.waiting -= 1
        if not work.waiting:  # nobody is left who wants to know
            work.task.cancel()
            self._under_way.pop(key, None)

    async def _look(self, asker: Asker, key: Key, record: bytes, how_far: HowFar) -> bytes:
        found = await self._analysts.do(asker, self._seconds, analysis_of, record, how_far=how_far)
        self._found[key] = found
        while len(self._found) > REMEMBERED:
            self._found.pop(next(iter(self._found)))
        return found


def analysis_of(record: bytes) -> bytes:
    played = Record.decode(record)
    states = list(played.replay())
    return msgspec.json.encode(analyse(played.game, states, played.moves, seconds=THINKING, looked=step_done))


def line(told: LookingBack) -> bytes:
    return msgspec.json.encode(told) + b"\n"


def check_turns(tick_hz: int) -> None:
    if tick_hz:
        raise refused("no-moments")
