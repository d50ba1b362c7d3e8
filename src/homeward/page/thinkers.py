"""Bots think in another worker, so that the page and the clock never wait for them."""

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
from homeward.rooms import words
from homeward.rooms.thinking import SECONDS, GivenUp, HowFar, Steps, Thought, hint_until, think_until
from homeward.rooms.turns import Asker, Turns

LOOK_SECONDS = 0.05  # between two looks whether to stop: each costs a little
INTERPRETED = 3  # times as long as compiled bots do those think that are not
Result = TypeVar("Result")


class Work(Struct, frozen=True):
    """For the other worker, which has the same package. Never from anywhere else: it is unpickled there."""

    do: Callable[..., Any]
    what: tuple[object, ...]
    until_stopped: bool  # does it ask whether to stop?


class WorkerThinkers:
    """One worker, asked one thing after another."""

    def __init__(self, browser: Browser, compiled: bool = True) -> None:
        self._browser = browser
        self._seconds = SECONDS if compiled else SECONDS * INTERPRETED
        self._turns = Turns(1)
        self._jobs = count(1)

    async def think(self, asker: Asker, thought: Thought, hurried: asyncio.Event | None = None) -> int:
        move: int = await self._asked(asker, Work(think_until, (thought, self._seconds), True), hurried)
        return move

    async def hint(self, asker: Asker, thought: Thought) -> tuple[Hint, ...]:
        steps: tuple[Hint, ...] = await self._asked(asker, Work(hint_until, (thought, self._seconds), True))
        return steps

    async def do(
        self, asker: Asker, seconds: float, work: Callable[..., Result], *what: object, how_far: HowFar | None = None
    ) -> Result:
        """Here nobody else waits, so it may take longer than `seconds`."""
        done: Result = await self._asked(asker, Work(work, what, False), how_far=how_far)
        return done

    async def _asked(
        self, asker: Asker, work: Work, hurried: asyncio.Event | None = None, how_far: HowFar | None = None
    ) -> Any:
        job = next(self._jobs)
        if how_far is not None:
            how_far.follow(lambda: self._browser.steps(job))
        hurry = asyncio.create_task(self._stop_when(hurried, job)) if hurried is not None else None
        try:
            async with self._turns.turn(asker):
                answer = await self._browser.think(job, as_text(pickle.dumps(work)))
        except asyncio.CancelledError:
            self._browser.stop(job)
            raise
        finally:
            if hurry is not None:
                hurry.cancel()
        done = pickle.loads(as_bytes(answer))
        if isinstance(done, GivenUp):
            raise words.takes_too_long()
        return done

    async def _stop_when(self, hurried: asyncio.Event, job: int) -> None:
        await hurried.wait()
        self._browser.stop(job)


# In the other worker


def work_on(raw: str, stopped: Callable[[], bool], told: Callable[[int], None]) -> str:
    """A piece of work and what comes of it. It is asked now and then whether to stop, and tells how far it is."""
    look = seldom(stopped)

    def step(steps: int) -> None:
        told(steps)
        if look():
            raise GivenUp

    Steps.told = step
    work: Work = pickle.loads(as_bytes(raw))
    done: object = GivenUp()
    with suppress(GivenUp):
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
