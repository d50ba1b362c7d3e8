"""Processes in which bots choose their moves, from a veiled snapshot only, and in which other long work is done."""

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
from homeward.server.process.sigint_blocked_context import SigintBlockedContext
from homeward.table.refusals import Refused

NICENESS = 5  # the processes that answer devices go first
LEAST_SECONDS = 0.03  # for a decision, however many requests wait
CHECK_SECONDS = 0.05  # between two checks whether work must be stopped
Result = TypeVar("Result")


class BotProcesses:
    """A pool of processes with a fair queue. A process that dies is replaced and its task done again."""

    def __init__(self, processes: int, niceness: int = NICENESS) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._shutdown: threading.Thread | None = None
        self._flags = CancelFlags()
        self._queue = FairQueue(processes)

    def start(self) -> ProcessPoolExecutor:
        initial = self._niceness, self._flags.shared, self._flags.steps
        self._pool = ProcessPoolExecutor(self._processes, SigintBlockedContext(), start_worker, initial)
        return self._pool

    def warm_up(self) -> None:
        """Start the processes before the first bot moves, so that no player waits for them."""
        pool = self._pool or self.start()
        for _ in range(self._processes):
            pool.submit(time.sleep, 0.2)  # long enough for every process to get one

    async def choose(self, requester: Requester, task: BotTask, hurried: asyncio.Event | None = None) -> int:
        """The code of the move that a bot chooses; when `hurried` is set, the best it has found so far.

        Cancelling this task stops the computation.
        """
        return await self._in_turn(
            requester, lambda flag, seconds: partial(run_until_stopped, run_bot, task, flag, seconds), hurried
        )

    async def hint(self, requester: Requester, task: BotTask) -> tuple[Hint, ...]:
        """All steps of a hint, found in the time of a bot's move at most."""
        return await self._in_turn(
            requester, lambda flag, seconds: partial(run_until_stopped, find_hint, task, flag, seconds)
        )

    async def do(
        self,
        requester: Requester,
        seconds: float,
        work: Callable[..., Result],
        *what: object,
        progress: Progress | None = None,
    ) -> Result:
        """Do other long work that needs no secrets; Refused if it takes longer than this."""

        def task(flag: int, share: float) -> Callable[[], Result]:
            if progress is not None:
                progress.follow(lambda: self._flags.steps[flag])
            return partial(work_in_time, flag, seconds, work, *what)

        try:
            return await self._in_turn(requester, task)
        except WorkAbandoned:
            raise Refused("takes-too-long") from None

    async def _in_turn(
        self,
        requester: Requester,
        task: Callable[[int, float], Callable[[], Result]],
        hurried: asyncio.Event | None = None,
    ) -> Result:
        flag = self._flags.take()
        hurry = asyncio.create_task(self._stop_when(hurried, flag)) if hurried is not None else None
        try:
            async with self._queue.turn(requester):
                return await self._run(task(flag, self.share(requester)))
        except asyncio.CancelledError:
            self._flags.set(flag)
            raise
        finally:
            if hurry is not None:
                hurry.cancel()
            self._flags.release(flag)

    async def _stop_when(self, hurried: asyncio.Event, flag: int) -> None:
        await hurried.wait()
        self._flags.set(flag)

    def share(self, requester: Requester) -> float:
        """Seconds for one decision: fewer while many requests wait."""
        return max(LEAST_SECONDS, SECONDS * self._queue.share(requester))

    async def _run(self, task: Callable[[], Result]) -> Result:
        for _ in range(2):
            pool = self._pool
            try:
                if pool is None:
                    pool = self.start()
                    await asyncio.to_thread(pool.submit, int)  # starts a process, which takes 20 ms
                return await asyncio.get_running_loop().run_in_executor(pool, task)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the bot processes die as fast as they start")

    def stop(self) -> None:
        """Let the processes end, without waiting for them."""
        if self._pool is not None:
            self._shutdown = threading.Thread(target=self._pool.shutdown, kwargs={"cancel_futures": True})
            self._shutdown.start()
            self._pool = None

    def join(self) -> None:
        """Stop, and wait until the processes have ended.

        A server that has a supervisor does so before it exits. Python would first close the queue of the pool and then
        wait for its processes, which nobody could tell to end any more.
        """
        self.stop()
        if self._shutdown is not None:
            self._shutdown.join()


# In the bot process


class ProcessFlags:
    """The bot process's side of the cancel flags."""

    shared: Array[c_byte]
    steps: Array[c_int]


def start_worker(niceness: int, flags: Array[c_byte], steps: Array[c_int]) -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the server stops its processes."""
    ProcessFlags.shared, ProcessFlags.steps = flags, steps
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def end_with_server() -> None:
    """End when the server ends: if it was killed it could not stop its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def run_until_stopped(
    run: Callable[[BotTask, float, Callable[[], bool]], Result], task: BotTask, flag: int, seconds: float
) -> Result:
    """The result of a bot's task, or the best it has found when the flag is set."""
    return run(task, seconds, lambda: ProcessFlags.shared[flag] != 0)


def work_in_time(flag: int, seconds: float, work: Callable[..., Result], *what: object) -> Result:
    """Do work that has no time limit of its own; WorkAbandoned after so many seconds, or when the flag is set."""
    ProgressReporter.report = partial(report_steps, flag)
    if not hasattr(signal, "setitimer"):
        return work(*what)
    end = time.monotonic() + seconds

    def check(number: int, frame: object) -> None:
        if ProcessFlags.shared[flag] or time.monotonic() >= end:
            signal.setitimer(signal.ITIMER_REAL, 0)  # raise only once
            raise WorkAbandoned

    signal.signal(signal.SIGALRM, check)
    signal.setitimer(signal.ITIMER_REAL, CHECK_SECONDS, CHECK_SECONDS)
    try:
        return work(*what)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def report_steps(flag: int, steps: int) -> None:
    ProcessFlags.steps[flag] = steps
