"""Runs bots in another worker, so that the page and its clock do not wait for them."""

import asyncio
import pickle
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

from msgspec import Struct

from homeward.bots import Hint
from homeward.page.browser import Browser, as_bytes, as_text
from homeward.rooms.bots.bot_pool import (
    SECONDS,
    BotTask,
    Progress,
    ProgressReporter,
    WorkAbandoned,
    find_hint,
    run_bot,
)
from homeward.rooms.bots.fair_queue import FairQueue, Requester
from homeward.table.refusals import Refused

LOOK_SECONDS = 0.05  # between two checks whether to stop: each costs a little
INTERPRETED = 3  # times the usual seconds, where the rules are not compiled
Result = TypeVar("Result")


class BotWorkerTask(Struct, frozen=True):
    """A job for the other worker, which unpickles it: it must not come from anywhere else."""

    do: Callable[..., Any]
    what: tuple[object, ...]
    until_stopped: bool  # does it take a `stop` function?


class BotWorker:
    """One worker, which runs one job after another."""

    def __init__(self, browser: Browser, compiled: bool = True) -> None:
        self._browser = browser
        self._seconds = SECONDS if compiled else SECONDS * INTERPRETED
        self._turns = FairQueue(1)
        self._jobs = count(1)

    async def choose(self, asker: Requester, task: BotTask, hurried: asyncio.Event | None = None) -> int:
        move: int = await self._run_in_turn(asker, BotWorkerTask(run_bot, (task, self._seconds), True), hurried)
        return move

    async def hint(self, asker: Requester, task: BotTask) -> tuple[Hint, ...]:
        steps: tuple[Hint, ...] = await self._run_in_turn(asker, BotWorkerTask(find_hint, (task, self._seconds), True))
        return steps

    async def do(
        self,
        asker: Requester,
        seconds: float,
        work: Callable[..., Result],
        *what: object,
        progress: Progress | None = None,
    ) -> Result:
        """A page has one player, so it may take longer than `seconds`."""
        done: Result = await self._run_in_turn(asker, BotWorkerTask(work, what, False), progress=progress)
        return done

    async def _run_in_turn(
        self,
        asker: Requester,
        work: BotWorkerTask,
        hurried: asyncio.Event | None = None,
        progress: Progress | None = None,
    ) -> Any:
        job = next(self._jobs)
        if progress is not None:
            progress.follow(lambda: self._browser.steps(job))
        hurry = asyncio.create_task(self._stop_when(hurried, job)) if hurried is not None else None
        try:
            async with self._turns.turn(asker):
                answer = await self._browser.run_job(job, as_text(pickle.dumps(work)))
        except asyncio.CancelledError:
            self._browser.stop(job)
            raise
        finally:
            if hurry is not None:
                hurry.cancel()
        done = pickle.loads(as_bytes(answer))
        if isinstance(done, WorkAbandoned):
            raise Refused("takes-too-long")
        return done

    async def _stop_when(self, hurried: asyncio.Event, job: int) -> None:
        await hurried.wait()
        self._browser.stop(job)


# In the other worker


def work_on(raw: str, stopped: Callable[[], bool], report: Callable[[int], None]) -> str:
    """Run a job and return its result. `stopped` is called regularly, `report` gets the number of steps done."""
    look = seldom(stopped)

    def step(steps: int) -> None:
        report(steps)
        if look():
            raise WorkAbandoned

    ProgressReporter.report = step
    work: BotWorkerTask = pickle.loads(as_bytes(raw))
    done: object = WorkAbandoned()
    with suppress(WorkAbandoned):
        done = work.do(*work.what, look) if work.until_stopped else work.do(*work.what)
    return as_text(pickle.dumps(done))


def seldom(stopped: Callable[[], bool]) -> Callable[[], bool]:
    looked = time.perf_counter()

    def look() -> bool:
        nonlocal looked
        now = time.perf_counter()
        if now - looked < LOOK_SECONDS:
            return False
        looked = now
        return stopped()

    return look
