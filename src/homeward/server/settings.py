"""What whoever runs the server can decide."""

import os
from pathlib import Path

from msgspec import Struct

from homeward.rooms.limits import Limits
from homeward.table import Bounds


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a server process is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///homeward.db"
    redis: str = ""  # address of a Redis between several processes; empty: one process
    workers: int = 1
    thinkers: int = 1  # processes in which bots think, per server process
    origins: tuple[str, ...] = ()  # other origins whose pages may open sockets
    proxy_hops: int = 0  # proxies of our own before this server, each of which tells from whom it got a request
    trusted: tuple[str, ...] = ()  # addresses without limits
    limits: Limits = Limits()
    bot_pause: float = 0.9  # seconds before a bot moves, so that people can follow
    away_seconds: float = 20.0  # after so long a bot may play for somebody who is gone
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # where Prometheus asks; with several processes each has the next one. 0: nowhere
    traces: str = ""  # address of an OpenTelemetry collector; empty: nobody follows anything
    push_contact: str = ""  # who push services may ask about this house; empty: it rings nobody
    push_services: tuple[str, ...] = ()  # of one's own, besides those of browsers
    bell_seconds: float = 60.0  # for which somebody may be away before their device is told that it is their turn
    hooks: bool = False  # may people give an address that is called when it is their turn?
    hook_networks: tuple[str, ...] = ()  # of one's own that may be called, besides public addresses
    keep_days: float = 90.0  # a table that nobody has used for so long is deleted; 0: never
    contact: str = ""  # who runs this house, for the page about privacy
    admin_token_hash: str = ""  # of the token for the admin page; empty: there is none
    audit_log: str = ""  # file for what was done with the token; empty: standard error
    static: str = ""  # where the built client is; empty: in the package

    def bounds(self) -> Bounds:
        """What a table is told of it."""
        return Bounds(self.limits.onlookers, self.limits.offer_minutes, self.limits.entries)

    def static_directory(self) -> Path:
        if self.static:
            return Path(self.static)
        packaged = Path(__file__).with_name("static")
        built = Path(__file__).parents[3] / "web" / "dist"
        return built if not packaged.is_dir() and built.is_dir() else packaged


def default_database() -> str:
    """A file where this system keeps a program's data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    directory = Path(base) / "homeward"
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'homeward.db'}"
