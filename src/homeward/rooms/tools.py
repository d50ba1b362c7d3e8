"""What every room of a process shares, brought by whoever opens the house."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from homeward.rooms.channel import Channel
from homeward.rooms.clock import SteadyClock
from homeward.rooms.limits import Limits
from homeward.rooms.losses import Losses
from homeward.rooms.measures import Measures
from homeward.rooms.metronome import Metronome
from homeward.rooms.scribe import Scribe
from homeward.rooms.storage import Storage
from homeward.rooms.thinking import Thinkers
from homeward.rooms.tracing import Tracing
from homeward.table import Bounds, Table
from homeward.table.secret_source import SecretSource

Result = TypeVar("Result")


class Manners(Protocol):
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


class Beside(Protocol):
    """Does work that takes a while, beside everything else where that is possible."""

    def __call__(self, work: Callable[[], Result]) -> Awaitable[Result]: ...


class Tools(Struct, frozen=True):
    process: str  # its name among those that share a storage
    settings: Manners
    storage: Storage
    scribe: Scribe
    losses: Losses
    channel: Channel
    thinkers: Thinkers
    measures: Measures
    secret_source: SecretSource
    metronome: Metronome
    clock: SteadyClock
    beside: Beside
    tracing: Tracing
    happened: Callable[[Table], None]  # told of whatever was stored here
