"""What every room of a process shares."""

from collections.abc import Callable

from msgspec import Struct

from homeward.server.channel import Channel
from homeward.server.clock import SteadyClock
from homeward.server.losses import Losses
from homeward.server.metrics import Metrics
from homeward.server.metronome import Metronome
from homeward.server.settings import Settings
from homeward.server.storage import Storage
from homeward.server.storage.scribe import Scribe
from homeward.server.thinkers import Thinkers
from homeward.server.tracing import Tracing
from homeward.table import Table
from homeward.table.secret_source import SecretSource


class Tools(Struct, frozen=True):
    process: str  # its name among those that share a storage
    settings: Settings
    storage: Storage
    scribe: Scribe
    losses: Losses
    channel: Channel
    thinkers: Thinkers
    metrics: Metrics
    secret_source: SecretSource
    metronome: Metronome
    clock: SteadyClock
    tracing: Tracing
    happened: Callable[[Table], None]  # told of whatever was stored here
