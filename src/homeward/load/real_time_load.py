"""Load by tables in real time: how many beats each gets, and how late. The lateness is a metric of the server."""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from math import inf

from msgspec import Struct

from homeward.client.addresses import METRICS
from homeward.client.device import Device
from homeward.client.http_client import HttpClient, NoServer
from homeward.engine.game import Game
from homeward.load.scripted_table import ScriptedTable

METRIC = "homeward_beat_late_seconds"
BUCKET = re.compile(METRIC + r'_bucket\{le="([^"]+)"\} (\S+)')
LONGEST = 50.0  # seconds: the round must not end during the measurement

Buckets = dict[float, float]  # how many beats were at most so many seconds late


class Lateness(Struct, frozen=True):
    """Milliseconds from when a beat was due to its end, read from the buckets of a histogram."""

    p50: float
    p99: float
    worst_below: float  # the upper end of the last bucket that has a beat, without the open one
    within_half_a_beat: float  # share of all beats


class BeatLoad(Struct, frozen=True, kw_only=True):
    """The results of one run in real time."""

    tables: int
    sockets: int
    seconds: float
    tick_hz: int
    beats: int  # of all tables
    beats_per_second: float  # of a table, mean
    slowest_table: float
    holds_per_second: float  # `hold` messages of all devices
    lateness: Lateness
    errors: list[str]


class TableInBeats:
    """One running table, whose devices keep changing what their hands hold."""

    def __init__(self, table: ScriptedTable, game: Game, seed: int) -> None:
        beats = game.beats
        assert beats is not None
        still = type(game.moves[beats.rest])
        self._codes = [code for code, move in enumerate(game.moves) if type(move) is still]
        self._choice = random.Random(seed)
        self._table = table
        self.holds = 0
        self.beats = 0
        self.beats_per_second = 0.0

    async def begin(self) -> None:
        """Start the round and wait for its first beats."""
        await self._table.say_ready()
        for device in self._table.devices:
            await device.wait_for_beat(0)

    async def run(self, hold_every: float, end: float) -> None:
        counting = self._table.devices[0]
        await counting.wait_for_beat(counting.beat)
        first, began = counting.beat, counting.beat_at
        await asyncio.gather(
            *(self._hold(device, seat, hold_every, end) for seat, device in enumerate(self._table.devices))
        )
        self.beats = counting.beat - first
        self.beats_per_second = self.beats / (counting.beat_at - began)

    async def _hold(self, device: Device, seat: int, every: float, end: float) -> None:
        await asyncio.sleep(self._choice.random() * every)
        while time.perf_counter() < end:
            await device.hold(seat, seat, self._choice.choice(self._codes))
            self.holds += 1
            await asyncio.sleep(every)


async def play_beats(
    tables: Sequence[ScriptedTable], game: Game, metrics: str, hold_every: float, seconds: float
) -> BeatLoad:
    """Run all tables at full speed. `metrics` is the address of the server's metrics."""
    in_beats = [TableInBeats(table, game, seed) for seed, table in enumerate(tables)]
    try:
        await asyncio.gather(*(table.sit_down() for table in tables))
        await asyncio.gather(*(table.begin() for table in in_beats))
        before = await asyncio.to_thread(buckets_of, metrics)
        began = time.perf_counter()
        ended = await asyncio.gather(
            *(table.run(hold_every, began + seconds) for table in in_beats), return_exceptions=True
        )
        took = time.perf_counter() - began
        after = await asyncio.to_thread(buckets_of, metrics)
    finally:
        await asyncio.gather(*(table.stand_up() for table in tables))
    refusals = [code for table in tables for device in table.devices for code in device.refusal_codes]
    return BeatLoad(
        tables=len(in_beats),
        sockets=sum(len(table.devices) for table in tables),
        seconds=round(took, 2),
        tick_hz=game.info.tick_hz,
        beats=sum(table.beats for table in in_beats),
        beats_per_second=round(sum(table.beats_per_second for table in in_beats) / len(in_beats), 2),
        slowest_table=round(min(table.beats_per_second for table in in_beats), 2),
        holds_per_second=round(sum(table.holds for table in in_beats) / took, 1),
        lateness=lateness_of({le: count - before.get(le, 0.0) for le, count in after.items()}, game.info.tick_hz),
        errors=[f"{type(one).__name__}: {one}" for one in ended if one is not None] + refusals,
    )


def buckets_of(address: str) -> Buckets:
    client = HttpClient(address)
    text = client.request("GET", METRICS).decode()
    client.close()
    found = {float(le): float(count) for le, count in BUCKET.findall(text)}
    if not found:
        raise NoServer(f"{address} does not measure its beats")
    return found


def lateness_of(buckets: Buckets, tick_hz: int) -> Lateness:
    rows = sorted(buckets.items())
    total = rows[-1][1]
    half = min((le for le, _ in rows), key=lambda le: abs(le - 0.5 / tick_hz))
    worst = min(next(le for le, count in rows if count == total), rows[-2][0])
    return Lateness(
        p50=milliseconds(at_share(rows, 0.5 * total)),
        p99=milliseconds(at_share(rows, 0.99 * total)),
        worst_below=milliseconds(worst),
        within_half_a_beat=round(buckets[half] / total, 5) if total else 1.0,
    )


def at_share(rows: list[tuple[float, float]], wanted: float) -> float:
    """The lateness that so many beats did not exceed, interpolated in its bucket."""
    low = passed = 0.0
    for le, count in rows:
        if count >= wanted and count > passed:
            return low if le == inf else low + (le - low) * (wanted - passed) / (count - passed)
        low, passed = le, count
    return 0.0


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 2)
