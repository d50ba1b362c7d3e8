"""The settings of a server. Each field is a flag of `homeward serve`, and its docstring is the help."""

import os
from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from homeward.catalogue import Text
from homeward.engine.errors import BadOption
from homeward.rooms.rate_limits import Limits, limits_of
from homeward.server.admin.admin_token import token_hash
from homeward.server.outgoing.outgoing_url import LARGEST_PORT, BadUrl, parse_url
from homeward.table import Bounds
from homeward.table.refusals import Refused

NO_FLAG = Parameter(parse=False)
SHORTEST_ABSENCE = 0.1  # seconds


def repeatable(flag: str) -> Parameter:
    """A flag that may be given several times."""
    return Parameter(name=flag, show_default=False)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a server process."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 lets phones in the same house join."""
    port: int = 8000
    """Port to listen on."""
    database: str = ""
    """The database: sqlite:///file.db or postgresql://user:password@host/name. Default: a file in your home."""
    redis: str = ""
    """Address of a Redis server, needed with more than one process."""
    workers: int = 1
    """Number of server processes. More than one needs PostgreSQL and Redis."""
    thinkers: int = 0
    """Bot processes per server process; 0 means one for every two cores."""
    origins: Annotated[tuple[str, ...], repeatable("--origin")] = ()
    """Another origin, such as https://games.example.org, whose pages may play here; may be repeated."""
    behind_proxy: bool = False
    """Use the client address that your own reverse proxy reports (X-Forwarded-For)."""
    proxy_hops: int = 1
    """With --behind-proxy: how many of your own proxies a request passes."""
    trusted: Annotated[tuple[str, ...], repeatable("--trust")] = ()
    """An address without limits, such as that of a school; may be repeated."""
    changed_limits: Annotated[tuple[str, ...], repeatable("--limit")] = ()
    """Another value of a limit, such as joins-per-minute=10; may be repeated. docs/hosting.md has them all."""
    bot_pause: float = 0.9
    """Seconds a bot waits before it moves, so that people can follow."""
    metrics_port: int = 0
    """Port for Prometheus, separate from the one for players; each further process uses the next one. 0: none."""
    metrics_host: str = "127.0.0.1"
    """Address on which that port listens."""
    traces: str = ""
    """Address of an OpenTelemetry collector, such as http://127.0.0.1:4318. Needs homeward[traces]."""
    push_contact: str = ""
    """Your address for push services, such as mailto:host@example.org. It switches push messages on, which tell players
    that it is their turn. Needs homeward[push], and https."""
    push_services: Annotated[tuple[str, ...], repeatable("--push-service")] = ()
    """Your own push service, such as https://push.example.org; may be repeated."""
    bell_seconds: float = 60.0
    """Seconds a player must be away before a turn notice is sent."""
    hooks: bool = False
    """Let players set a webhook, an address that is called, without content, when it is their turn."""
    own_networks: Annotated[tuple[str, ...], repeatable("--hook-network")] = ()
    """Your own network, such as 192.168.1.0/24, that webhooks may call besides public addresses; may be repeated."""
    keep_days: float = 90.0
    """Days after which an unused table is deleted for good; 0 keeps all tables."""
    contact: str = ""
    """Who you are and how to reach you, for the privacy page."""
    admin_token_file: str = ""
    """A file with the token for the page /admin; or put the token into HOMEWARD_ADMIN_TOKEN. Without a token the page
    is switched off."""
    audit_log: str = ""
    """A file for the audit log of that page. Default: standard error."""

    away_seconds: Annotated[float, NO_FLAG] = 20.0  # after which a bot may play for a player who is away
    static: Annotated[str, NO_FLAG] = ""  # where the built client is; empty: in the package

    def check(self) -> None:
        """Raise what is wrong with a value, before the server starts."""
        _ = self.limits, self.hook_networks, self.push_origins, self.admin_token_hash
        last_metrics_port = self.metrics_port + self.workers - 1 if self.metrics_port else 0
        for port in (self.port, self.metrics_port, last_metrics_port):
            if not 0 <= port <= LARGEST_PORT:
                raise BadOption("port", Text("serve.bad-port", {"port": str(port), "highest": str(LARGEST_PORT)}))

    @cached_property
    def limits(self) -> Limits:
        return limits_of(self.changed_limits)

    @cached_property
    def hook_networks(self) -> tuple[str, ...]:
        return tuple(map(parse_network, self.own_networks))

    @cached_property
    def push_origins(self) -> tuple[str, ...]:
        """Those of the host's own push services."""
        return tuple(map(parse_origin, self.push_services))

    @cached_property
    def admin_token_hash(self) -> str:
        """The hash of the token for the admin page; empty: the page is switched off."""
        return token_hash(self.admin_token_file)

    @cached_property
    def database_url(self) -> str:
        return self.database or default_database()

    @property
    def bot_processes(self) -> int:
        """The number of bot processes of one server process."""
        return self.thinkers or max(1, (os.cpu_count() or 2) // 2)

    @property
    def own_proxies(self) -> int:
        """How many of the host's own proxies are in front of this server."""
        return max(1, self.proxy_hops) if self.behind_proxy else 0

    @property
    def absence_seconds(self) -> float:
        """How long a player must be away before a turn notice is sent."""
        return max(SHORTEST_ABSENCE, self.bell_seconds)

    @property
    def retention_days(self) -> float:
        """A table that was not used for so long is deleted; 0: never."""
        return max(0.0, self.keep_days)

    def bounds(self) -> Bounds:
        """The limits of a table."""
        return Bounds(self.limits.onlookers, self.limits.offer_minutes, self.limits.entries)

    def static_directory(self) -> Path:
        if self.static:
            return Path(self.static)
        packaged = Path(__file__).parents[1] / "static"
        built = Path(__file__).parents[4] / "web" / "dist"
        return built if not packaged.is_dir() and built.is_dir() else packaged


def parse_network(written: str) -> str:
    try:
        return str(ip_network(written, strict=False))
    except ValueError:
        raise Refused("bad-address") from None


def parse_origin(written: str) -> str:
    try:
        url = parse_url(written, ("https", "http"))
    except BadUrl:
        raise Refused("bad-address") from None
    if ":" in url.host:
        raise Refused("bad-address")  # a signature cannot name an IPv6 address
    return url.origin


def default_database() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    directory = Path(base) / "homeward"
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'homeward.db'}"
