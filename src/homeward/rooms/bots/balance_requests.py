"""The balance of a box or a board of one's own, worked out beside everything else while somebody waits for it."""

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
PLAYING = 45.0  # seconds, after which people are told what was found so far
BREATH = 0.25  # seconds between two words about how far it has come
SEED = 1  # the same box always plays the same deals


class Examining(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an answer that takes its time: how far it has come. The last has the result, or why there is none."""

    played: int  # deals
    of: int
    examined: BalanceFound | None = None
    refusal: Refusal | None = None


class BalanceRequests:
    """Examined by examiners of their own, if the house has them: nobody who plays now or looks back waits for it."""

    def __init__(self, seconds: float, examiners: BotPool) -> None:
        self._seconds = seconds  # for one box
        self._examiners = examiners

    async def stream(self, asker: Requester, study: Study) -> AsyncGenerator[bytes, None]:
        """Lines of JSON: how many deals were played, and in the end what they tell. Whoever goes away stops it."""
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
