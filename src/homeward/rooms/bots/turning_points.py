"""Computes the turning points of a finished game, once per game, and streams the progress to the client."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from homeward.bots import Analysis, analyse
from homeward.engine.errors import Refusal
from homeward.record import Record
from homeward.rooms.bots.bot_pool import BotPool, Progress, report_progress
from homeward.rooms.bots.fair_queue import Requester
from homeward.table.refusals import Refused

REMEMBERED = 200  # results
THINKING = 7.0  # seconds: with the start of a process the answer comes within ten
BREATH = 0.25  # seconds between two lines of progress
Key = tuple[str, int]  # a table, and which of its games


class LookingBack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a long answer: the progress. The last line has the result or a refusal."""

    looked: int  # positions
    of: int
    analysis: Analysis | None = None
    refusal: Refusal | None = None


class AnalysisTask(Struct):
    """A running analysis, its progress, and how many requests wait for it."""

    task: asyncio.Task[bytes]
    progress: Progress
    waiting: int = 0


class TurningPointRequests:
    """Uses a bot pool of its own, if the house has one, so that games do not wait for analyses."""

    def __init__(self, seconds: float, analysts: BotPool) -> None:
        self._seconds = seconds  # for one game
        self._analysts = analysts
        self._found: dict[Key, bytes] = {}
        self._under_way: dict[Key, AnalysisTask] = {}

    async def of(self, asker: Requester, number: int, record: bytes) -> bytes:
        """The analysis of a game as JSON. Requests for the same game share one computation."""
        key = asker.table, number
        if key in self._found:
            return self._found[key]
        work = self._join(asker, key, record)
        try:
            return await asyncio.shield(work.task)
        finally:
            self._leave(key, work)

    async def stream(self, asker: Requester, number: int, record: bytes, of: int) -> AsyncIterator[bytes]:
        """The same as lines of JSON: how many of the positions were searched, and at the end the result."""
        key = asker.table, number
        if key not in self._found:
            work = self._join(asker, key, record)
            try:
                while not work.task.done():
                    yield json_line(LookingBack(looked=work.progress.steps, of=of))
                    await asyncio.wait({work.task}, timeout=BREATH)
                work.task.result()
            except Refused as error:
                yield json_line(LookingBack(looked=work.progress.steps, of=of, refusal=error.refusal))
                return
            finally:
                self._leave(key, work)
        found = msgspec.json.decode(self._found[key], type=Analysis)
        yield json_line(LookingBack(looked=of, of=of, analysis=found))

    def _join(self, asker: Requester, key: Key, record: bytes) -> AnalysisTask:
        work = self._under_way.get(key)
        if work is None:
            progress = Progress()
            task = asyncio.create_task(self._look(asker, key, record, progress))
            work = self._under_way[key] = AnalysisTask(task, progress)
        work.waiting += 1
        return work

    def _leave(self, key: Key, work: AnalysisTask) -> None:
        work.waiting -= 1
        if not work.waiting:
            work.task.cancel()
            self._under_way.pop(key, None)

    async def _look(self, asker: Requester, key: Key, record: bytes, progress: Progress) -> bytes:
        found = await self._analysts.do(asker, self._seconds, analysis_of, record, progress=progress)
        self._found[key] = found
        while len(self._found) > REMEMBERED:
            self._found.pop(next(iter(self._found)))
        return found


def analysis_of(record: bytes) -> bytes:
    played = Record.decode(record)
    states = list(played.replay())
    return msgspec.json.encode(analyse(played.game, states, played.moves, seconds=THINKING, looked=report_progress))


def json_line(message: LookingBack) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def check_turns(tick_hz: int) -> None:
    if tick_hz:
        raise Refused("no-moments")
