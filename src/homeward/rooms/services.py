"""What every room of a process shares, brought by whoever opens the house."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from homeward.rooms.beats.metronome import Metronome
from homeward.rooms.bots.bot_pool import BotPool
from homeward.rooms.channel import Channel
from homeward.rooms.clock import SteadyClock
from homeward.rooms.group_commit import GroupCommit
from homeward.rooms.rate_limits import Limits
from homeward.rooms.room.missing_entries import MissingEntries
from homeward.rooms.room_metrics import RoomMetrics
from homeward.rooms.storage import Storage
from homeward.rooms.tracing import Tracing
from homeward.table import Bounds, Table
from homeward.table.secret_source import SecretSource

Result = TypeVar("Result")


class RoomSettings(Protocol):
    """How tables are played in this house."""

    @property
    def limits(self) -> Limits: ...

    @property
    def bot_pause(self) -> float:
        """Seconds before a bot moves, so that people can follow."""

    @property
    def away_seconds(self) -> float:
        """After so long a bot may play for somebody who is gone."""

    def bounds(self) -> Bounds:
        """What a table is told of it."""


class RunBeside(Protocol):
    """Does work that takes a while, beside everything else where that is possible."""

    def __call__(self, work: Callable[[], Result]) -> Awaitable[Result]: ...


class RoomServices(Struct, frozen=True):
    process: str  # its name among those that share a storage
    settings: RoomSettings
    storage: Storage
    group_commit: GroupCommit
    missing_entries: MissingEntries
    channel: Channel
    bot_pool: BotPool
    metrics: RoomMetrics
    secret_source: SecretSource
    metronome: Metronome
    clock: SteadyClock
    run_beside: RunBeside
    tracing: Tracing
    happened: Callable[[Table], None]  # told of whatever was stored here
