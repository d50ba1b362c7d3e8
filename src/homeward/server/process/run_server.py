"""Runs the application: in one process, or in several that share one port (supervisor.py)."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress

import uvicorn
from starlette.types import ASGIApp

from homeward.catalogue import text_factory
from homeward.engine.errors import HomewardError
from homeward.rooms import rate_limits
from homeward.server.admin.audit import audit_to
from homeward.server.house import House
from homeward.server.http.app import build_app
from homeward.server.http.client_addresses import BehindProxies
from homeward.server.notices.web_push import check_contact
from homeward.server.process.connection_limits import LimitedHttpProtocol, LimitedWebSocketProtocol, OpenConnections
from homeward.server.process.json_logs import log_to_stderr
from homeward.server.process.settings import Settings
from homeward.server.storage.sql import storage_at

if sys.platform != "win32":
    import resource

say = text_factory("serve")
SYSTEMD_SOCKET = 3  # the first file descriptor that systemd passes
# Thresholds of the garbage collector: the second generation is collected five times as often as by default, so that
# each run is short (with 2,000 devices the longest wait for a move went from 31 to 16 ms), the third as by default.
GC_THRESHOLDS = (700, 2, 50)
OWN_FILES = 256  # open files besides the connections of devices: database, bot processes, logs


class CannotServe(HomewardError):
    """The address is taken, or the settings contradict each other."""


class GracefulServer(uvicorn.Server):
    """Keeps the garbage collector from delaying beats; sends a farewell to every device before its socket is closed."""

    def __init__(self, config: uvicorn.Config, house: House, is_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._is_up = is_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Freeze what was loaded at start: without this each collection delayed the beats of all tables by 66 ms."""
        await super().startup(sockets)
        gc.set_threshold(*GC_THRESHOLDS)
        gc.collect()
        gc.freeze()
        if self.started:
            self._is_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # first, so that devices reconnect to another process
        await self._house.farewell()
        await super().shutdown(sockets)


def server_config(settings: Settings, house: House) -> uvicorn.Config:
    app: ASGIApp = build_app(house)

    class Http(LimitedHttpProtocol):
        open_connections = OpenConnections(
            settings.limits, settings.trusted, most_connections(), per_address=not settings.own_proxies
        )

    class Socket(LimitedWebSocketProtocol):
        unread_bytes = settings.limits.unread_bytes
        farewell_seconds = settings.limits.farewell_seconds

    return uvicorn.Config(
        BehindProxies(app, settings.own_proxies) if settings.own_proxies else app,
        http=Http,
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=rate_limits.LARGEST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def most_connections() -> int:
    """As many as the system allows, minus those that the process needs itself."""
    if sys.platform == "win32":
        return 10_000
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1_000_000 if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(soft - OWN_FILES, soft // 2)


def listen(settings: Settings) -> socket.socket:
    """The listening socket, so that several processes can share it."""
    given = given_socket()
    if given is not None:
        return given
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:  # a host that is no name of a machine
        facts = {"address": f"{settings.host}:{settings.port}", "problem": getattr(error, "strerror", "") or str(error)}
        raise CannotServe(say("cannot-listen", **facts)) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def given_socket() -> socket.socket | None:
    """The socket that systemd keeps open, so that no connection is refused during a restart."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    given = socket.socket(fileno=SYSTEMD_SOCKET)
    given.set_inheritable(True)
    return given


def run(settings: Settings, announce: Callable[[int], None] = lambda port: None) -> None:
    """Serve until a signal stops it; `announce` is called with the port as soon as it accepts connections."""
    exit_when_terminated()
    audit_to(settings.audit_log)  # now rather than in every process: a file that cannot be written is one clear message
    if settings.workers > 1 and (settings.database_url.startswith("sqlite") or not settings.redis):
        raise CannotServe(say("several"))
    if settings.push_contact:
        check_contact(settings.push_contact)  # now rather than in every process; it also needs the package
    asyncio.run(prepare(settings))
    listening = listen(settings)
    announce(listening.getsockname()[1])
    if settings.workers == 1:
        run_one(settings, listening)
    else:
        from homeward.server.process.supervisor import Supervisor

        Supervisor(settings, listening).run()


def exit_when_terminated() -> None:
    """Let SIGTERM end this process as `sys.exit` does, also while it starts.

    Uvicorn stops gracefully and then sends itself the signal again. Without a handler that would kill the process
    before Python has released its semaphores.
    """

    def leave(number: int, frame: object) -> None:
        sys.exit(0)

    signal.signal(signal.SIGTERM, leave)


async def prepare(settings: Settings) -> None:
    """Migrate the database, or raise what is wrong with it."""
    storage = storage_at(settings.database_url, serving=True)
    try:
        await storage.open()
    finally:
        await storage.close()


def run_one(
    settings: Settings, listening: socket.socket, number: int = 0, is_up: Callable[[], None] = lambda: None
) -> None:
    """Run one process; `number` counts from 0, and `is_up` is called when it serves."""
    log_to_stderr()
    audit_to(settings.audit_log)
    house = House(settings)
    server = GracefulServer(server_config(settings, house), house, is_up)
    try:
        with serve_metrics(settings, house, number):
            server.run(sockets=[listening])
    finally:
        house.join_processes()  # uvicorn closes nothing if it is stopped while it starts
    if not server.started:
        raise CannotServe(say("not-started"))


@contextmanager
def serve_metrics(settings: Settings, house: House, number: int) -> Iterator[None]:
    if not settings.metrics_port:
        yield
        return
    host, port = settings.metrics_host, settings.metrics_port + number
    with ExitStack() as stack:
        try:
            stack.enter_context(house.metrics.serve_at(host, port))
        except OSError as error:
            raise CannotServe(f"Cannot serve the metrics on {host}:{port}: {error.strerror}") from None
        yield
