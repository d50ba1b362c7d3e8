"""Bots think in processes of their own, which get a veiled snapshot and nothing else; finished games are told there."""

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
from homeward.rooms import words
from homeward.rooms.thinking import SECONDS, GivenUp, HowFar, Steps, Thought, hint_until, think_until
from homeward.rooms.turns import Asker, Turns
from homeward.server.stop_signs import StopSigns

NICENESS = 5  # whoever answers people goes first
LEAST_SECONDS = 0.03  # and when many wait at once each gets its share, but not less
LOOK_SECONDS = 0.05  # how often work that knows nothing of time is looked at
Result = TypeVar("Result")


class ThinkingProcesses:
    """A few processes that decide for bots, in turn. One that dies is replaced and its question asked again."""

    def __init__(self, processes: int, niceness: int = NICENESS) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._signs = StopSigns()
        self._turns = Turns(processes)

    def start(self) -> ProcessPoolExecutor:
        # spawned, not forked: a child must not inherit sockets, database connections or anything secret
        context = multiprocessing.get_context("spawn")
        told = self._niceness, self._signs.shared, self._signs.steps
        self._pool = ProcessPoolExecutor(self._processes, context, settle_down, told)
        return self._pool

    def warm_up(self) -> None:
        """Start before the first bot is asked, so that nobody waits for it."""
        pool = self._pool or self.start()
        for _ in range(self._processes):
            pool.submit(time.sleep, 0.2)  # long enough for every process to get one

    async def think(self, asker: Asker, thought: Thought, hurried: asyncio.Event | None = None) -> int:
        """The code of the move a bot chooses: the best it has found as soon as somebody is in a hurry.

        If nobody waits for it any more, the thinking stops at once.
        """
        return await self._in_turn(
            asker, lambda sign, seconds: partial(think_until_stopped, thought, sign, seconds), hurried
        )

    async def hint(self, asker: Asker, thought: Thought) -> tuple[Hint, ...]:
        """All steps of a hint, in the time of a bot's move at most."""
        return await self._in_turn(asker, lambda sign, seconds: partial(hint_until_stopped, thought, sign, seconds))

    async def do(
        self, asker: Asker, seconds: float, work: Callable[..., Result], *what: object, how_far: HowFar | None = None
    ) -> Result:
        """Anything else that takes long and needs no secrets. After so many seconds it is refused."""

        def task(sign: int, share: float) -> Callable[[], Result]:
            if how_far is not None:
                how_far.follow(lambda: self._signs.steps[sign])
            return partial(work_in_time, sign, seconds, work, *what)

        try:
            return await self._in_turn(asker, task)
        except GivenUp:
            raise words.takes_too_long() from None

    async def _in_turn(
        self, asker: Asker, task: Callable[[int, float], Callable[[], Result]], hurried: asyncio.Event | None = None
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

    def share(self, asker: Asker) -> float:
        """Seconds for one decision: a full house thinks shorter, so that nobody waits long for a bot."""
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
    """The thinking process's side of the stop signs."""

    seen: Array[c_byte]
    steps: Array[c_int]


def settle_down(niceness: int, signs: Array[c_byte], steps: Array[c_int]) -> None:
    """Ctrl-C reaches every process of a terminal; who stops is the server's decision."""
    Signs.seen, Signs.steps = signs, steps
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def leave_with_the_server() -> None:
    """A killed server cannot stop its thinkers, so each watches for itself: no bot thinks on for nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think_until_stopped(thought: Thought, sign: int, seconds: float) -> int:
    """A bot's decision, or the best it has found when the sign is shown."""
    return think_until(thought, seconds, lambda: Signs.seen[sign] != 0)


def hint_until_stopped(thought: Thought, sign: int, seconds: float) -> tuple[Hint, ...]:
    """All steps of a hint, from a veiled snapshot."""
    return hint_until(thought, seconds, lambda: Signs.seen[sign] != 0)


def work_in_time(sign: int, seconds: float, work: Callable[..., Result], *what: object) -> Result:
    """Do something that knows nothing of time, but not for longer than that, nor after the sign is shown."""
    Steps.told = partial(tell_steps, sign)
    if not hasattr(signal, "setitimer"):
        return work(*what)
    end = time.monotonic() + seconds

    def look(number: int, frame: object) -> None:
        if Signs.seen[sign] or time.monotonic() >= end:
            signal.setitimer(signal.ITIMER_REAL, 0)  # it gives up once
            raise GivenUp

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
    try:
        return work(*what)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def tell_steps(sign: int, steps: int) -> None:
    Signs.steps[sign] = steps
