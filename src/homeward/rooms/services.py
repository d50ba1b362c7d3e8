"""What all rooms of a process share. The server or the page provides it."""

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
    """The settings of this house for its tables."""

    @property
    def limits(self) -> Limits: ...

    @property
    def bot_pause(self) -> float:
        """Seconds before a bot moves, so that people can follow."""

    @property
    def away_seconds(self) -> float:
        """Seconds after which a bot may play for a disconnected person."""

    def bounds(self) -> Bounds:
        """The limits that decisions of a table depend on."""


class RunBeside(Protocol):
    """Runs work that takes a while, in another thread where there are threads."""

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
    happened: Callable[[Table], None]  # called after every entry that was stored here
