"""How much one device may send, and one address may make."""

import time
from collections.abc import Callable

MESSAGE_BYTES = 4096
LARGEST_FRAME = 64 * 1024  # beyond this the socket itself breaks off
MESSAGES_PER_SECOND = 20.0
BURST = 40.0
QUESTIONS_PER_SECOND = 2.0  # hints, logs and descriptions cost more than moves
QUESTIONS_AT_ONCE = 10.0
SAYINGS_PER_SECOND = 3.0  # phrases and calls: everybody hears them
SAYINGS_AT_ONCE = 3.0
MESSAGES_PER_SECOND_IN_BEATS = 150.0  # hands move with every beat, and there may be four on one device
BURST_IN_BEATS = 300.0
PATIENCE = 200  # refused messages after which a flooding socket is closed
SECONDS_TO_SAY_HELLO = 15.0
UNREAD_MESSAGES = 200  # a client that does not read is let go
BODY_BYTES = 256 * 1024


class Bucket:
    """Fills at a steady rate up to a brim; every request takes one."""

    __slots__ = ("_brim", "_clock", "_level", "_rate", "_seen")

    def __init__(self, rate: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._brim = brim
        self._level = brim
        self._clock = clock
        self._seen = clock()

    def take(self) -> bool:
        """Is there one left?"""
        now = self._clock()
        self._level = min(self._brim, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        return self._level + (self._clock() - self._seen) * self._rate >= self._brim


class Doorkeeper:
    """One bucket per address; those that are full again are forgotten."""

    def __init__(self, per_hour: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_hour = per_hour
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def admits(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_hour / 3600.0, float(self._per_hour), self._clock)
        return bucket.take()
