"""Computes the balance of a player's own box or board, and streams the progress to the client."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec
from msgspec import Struct

from homeward.balance.in_time import BalanceFound, examine
from homeward.balance.study import Study
from homeward.engine.errors import Refusal
from homeward.rooms.bots.bot_pool import BotPool, Progress, report_progress
from homeward.rooms.bots.fair_queue import Requester
from homeward.table.refusals import Refused

DEALS = 400  # each played three times
PLAYING = 45.0  # seconds, after which the result so far is sent
BREATH = 0.25  # seconds between two lines of progress
SEED = 1  # the same box always plays the same deals


class Examining(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a long answer: the progress. The last line has the result or a refusal."""

    played: int  # deals
    of: int
    examined: BalanceFound | None = None
    refusal: Refusal | None = None


class BalanceRequests:
    """Uses a bot pool of its own, if the house has one, so that games and analyses do not wait for it."""

    def __init__(self, seconds: float, examiners: BotPool) -> None:
        self._seconds = seconds  # for one box
        self._examiners = examiners

    async def stream(self, asker: Requester, study: Study) -> AsyncGenerator[bytes, None]:
        """Lines of JSON: how many deals were played, and at the end the result. Closing the stream stops the work."""
        progress = Progress()
        task = asyncio.create_task(
            self._examiners.do(asker, self._seconds, balance_in_time, study, self._seconds, progress=progress)
        )
        try:
            while not task.done():
                yield json_line(Examining(played=progress.steps, of=DEALS))
                await asyncio.wait({task}, timeout=BREATH)
            yield json_line(Examining(played=progress.steps, of=DEALS, examined=task.result()))
        except Refused as error:
            yield json_line(Examining(played=progress.steps, of=DEALS, refusal=error.refusal))
        finally:
            task.cancel()


def balance_in_time(study: Study, seconds: float) -> BalanceFound:
    return examine(study, DEALS, min(PLAYING, seconds / 2), report_progress)


def json_line(message: Examining) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def check_can_be_examined(tick_hz: int, players: int) -> None:
    if tick_hz:
        raise Refused("no-moments")
    if players < 2:
        raise Refused("nobody-to-compare")
