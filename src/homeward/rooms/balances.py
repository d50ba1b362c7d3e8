"""The balance of a box or a board of one's own, worked out beside everything else while somebody waits for it."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec
from msgspec import Struct

from homeward.balance.in_time import Examined, examine
from homeward.balance.study import Study
from homeward.engine.errors import Refusal
from homeward.rooms.thinking import HowFar, Thinkers, step_done
from homeward.rooms.turns import Asker
from homeward.table.words import Refused, refused

DEALS = 400  # each played three times
PLAYING = 45.0  # seconds, after which people are told what was found so far
BREATH = 0.25  # seconds between two words about how far it has come
SEED = 1  # the same box always plays the same deals


class Examining(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an answer that takes its time: how far it has come. The last has the result, or why there is none."""

    played: int  # deals
    of: int
    examined: Examined | None = None
    refusal: Refusal | None = None


class Balances:
    """Examined by examiners of their own, if the house has them: nobody who plays now or looks back waits for it."""

    def __init__(self, seconds: float, examiners: Thinkers) -> None:
        self._seconds = seconds  # for one box
        self._examiners = examiners

    async def told(self, asker: Asker, study: Study) -> AsyncGenerator[bytes, None]:
        """Lines of JSON: how many deals were played, and in the end what they tell. Whoever goes away stops it."""
        how_far = HowFar()
        task = asyncio.create_task(
            self._examiners.do(asker, self._seconds, balance_in_time, study, self._seconds, how_far=how_far)
        )
        try:
            while not task.done():
                yield line(Examining(played=how_far.steps, of=DEALS))
                await asyncio.wait({task}, timeout=BREATH)
            yield line(Examining(played=how_far.steps, of=DEALS, examined=task.result()))
        except Refused as error:
            yield line(Examining(played=how_far.steps, of=DEALS, refusal=error.refusal))
        finally:
            task.cancel()


def balance_in_time(study: Study, seconds: float) -> Examined:
    return examine(study, DEALS, min(PLAYING, seconds / 2), step_done)


def line(told: Examining) -> bytes:
    return msgspec.json.encode(told) + b"\n"


def check_can_be_examined(tick_hz: int, players: int) -> None:
    if tick_hz:
        raise refused("no-moments")
    if players < 2:
        raise refused("nobody-to-compare")
