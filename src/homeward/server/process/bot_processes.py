"""Processes in which bots choose their moves, from a veiled snapshot and nothing else, and other long work is done."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte, c_int
from functools import partial
from typing import TypeVar

from homeward.bots import Hint
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
from homeward.server.process.cancel_flags import CancelFlags
from homeward.table.refusals import Refused

NICENESS = 5  # whoever answers people goes first
LEAST_SECONDS = 0.03  # and when many wait at once each gets its share, but not less
LOOK_SECONDS = 0.05  # how often work that knows nothing of time is looked at
Result = TypeVar("Result")


class BotProcesses:
    """A pool of processes with a fair queue. A process that dies is replaced and its task done again."""

    def __init__(self, processes: int, niceness: int = NICENESS) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._signs = CancelFlags()
        self._turns = FairQueue(processes)

    def start(self) -> ProcessPoolExecutor:
        # spawned, not forked: a child must not inherit sockets, database connections or anything secret
        context = multiprocessing.get_context("spawn")
        initial = self._niceness, self._signs.shared, self._signs.steps
        self._pool = ProcessPoolExecutor(self._processes, context, settle_down, initial)
        return self._pool

    def warm_up(self) -> None:
        """Start the processes before the first bot moves, so that nobody waits for them."""
        pool = self._pool or self.start()
        for _ in range(self._processes):
            pool.submit(time.sleep, 0.2)  # long enough for every process to get one

    async def choose(self, asker: Requester, task: BotTask, hurried: asyncio.Event | None = None) -> int:
        """The code of the move a bot chooses: the best it has found as soon as somebody is in a hurry.

        Cancelling it stops the computation at once.
        """
        return await self._in_turn(
            asker, lambda sign, seconds: partial(run_until_stopped, run_bot, task, sign, seconds), hurried
        )

    async def hint(self, asker: Requester, task: BotTask) -> tuple[Hint, ...]:
        """All steps of a hint, in the time of a bot's move at most."""
        return await self._in_turn(
            asker, lambda sign, seconds: partial(run_until_stopped, find_hint, task, sign, seconds)
        )

    async def do(
        self,
        asker: Requester,
        seconds: float,
        work: Callable[..., Result],
        *what: object,
        progress: Progress | None = None,
    ) -> Result:
        """Anything else that takes long and needs no secrets. After so many seconds it is refused."""

        def task(sign: int, share: float) -> Callable[[], Result]:
            if progress is not None:
                progress.follow(lambda: self._signs.steps[sign])
            return partial(work_in_time, sign, seconds, work, *what)

        try:
            return await self._in_turn(asker, task)
        except WorkAbandoned:
            raise Refused("takes-too-long") from None

    async def _in_turn(
        self, asker: Requester, task: Callable[[int, float], Callable[[], Result]], hurried: asyncio.Event | None = None
    ) -> Result:
        sign = self._signs.take()
        hurry = asyncio.create_task(self._stop_when(hurried, sign)) if hurried is not None else None
        try:
            async with self._turns.turn(asker):
                return await self._asked(task(sign, self.share(asker)))
        except asyncio.CancelledError:
            self._signs.show(sign)
            raise
        finally:
            if hurry is not None:
                hurry.cancel()
            self._signs.give_back(sign)

    async def _stop_when(self, hurried: asyncio.Event, sign: int) -> None:
        await hurried.wait()
        self._signs.show(sign)

    def share(self, asker: Requester) -> float:
        """Seconds for one decision: less while many bots wait, so that nobody waits long for one."""
        return max(LEAST_SECONDS, SECONDS * self._turns.share(asker))

    async def _asked(self, task: Callable[[], Result]) -> Result:
        for _ in range(2):
            pool = self._pool or self.start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the thinking processes die as fast as they start")

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# In the thinking process


class Signs:
    """The process's side of the cancel flags."""

    seen: Array[c_byte]
    steps: Array[c_int]


def settle_down(niceness: int, signs: Array[c_byte], steps: Array[c_int]) -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the server stops its processes."""
    Signs.seen, Signs.steps = signs, steps
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def leave_with_the_server() -> None:
    """End with the server: one that was killed cannot stop its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def run_until_stopped(
    run: Callable[[BotTask, float, Callable[[], bool]], Result], task: BotTask, sign: int, seconds: float
) -> Result:
    """The result of a bot's task, or the best it has found when the flag is set."""
    return run(task, seconds, lambda: Signs.seen[sign] != 0)


def work_in_time(sign: int, seconds: float, work: Callable[..., Result], *what: object) -> Result:
    """Do work that knows no time limit, but not for longer than this, and not after the flag is set."""
    ProgressReporter.report = partial(tell_steps, sign)
    if not hasattr(signal, "setitimer"):
        return work(*what)
    end = time.monotonic() + seconds

    def look(number: int, frame: object) -> None:
        if Signs.seen[sign] or time.monotonic() >= end:
            signal.setitimer(signal.ITIMER_REAL, 0)  # it gives up once
            raise WorkAbandoned

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
    try:
        return work(*what)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def tell_steps(sign: int, steps: int) -> None:
    Signs.steps[sign] = steps
