"""Running the application: one process, or several that share one port and are replaced when they die."""

import asyncio
import gc
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.process import BaseProcess
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from homeward.catalogue import says
from homeward.engine.errors import HomewardError
from homeward.server import limits
from homeward.server.addresses import BehindProxies
from homeward.server.admin.audit import audit_to
from homeward.server.app import build_app
from homeward.server.guard import GuardedHttp, GuardedSocket, Lines
from homeward.server.house import House
from homeward.server.logs import log, log_to_stderr
from homeward.server.settings import Settings
from homeward.server.storage.sql import storage_at

if sys.platform != "win32":
    import resource

say = says("serve")
OWN_FILES = 256  # open files besides the lines of devices: database, thinking processes, logs


class CannotServe(HomewardError):
    """The address is taken, or the settings do not go together."""


class PoliteServer(uvicorn.Server):
    """Keeps the garbage collector from stopping the clock; says goodbye to every device before its socket is closed."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What is there now stays for ever: looking through it again and again cost the beats of all tables 66 ms."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.farewell()
        await super().shutdown(sockets)


def configured(settings: Settings, house: House) -> uvicorn.Config:
    app: ASGIApp = build_app(house)

    class Line(GuardedHttp):
        lines = Lines(settings.limits, settings.trusted, most_lines(), per_address=not settings.proxy_hops)

    class Socket(GuardedSocket):
        unread_bytes = settings.limits.unread_bytes

    return uvicorn.Config(
        BehindProxies(app, settings.proxy_hops) if settings.proxy_hops else app,
        http=Line,
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=limits.LARGEST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def most_lines() -> int:
    """As many as the system lets this process have, but for some that it needs itself."""
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
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        facts = {"address": f"{settings.host}:{settings.port}", "problem": error.strerror or ""}
        raise CannotServe(say("cannot-listen", **facts)) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def run(settings: Settings) -> None:
    """Serve until somebody says stop."""
    if settings.workers > 1 and (settings.database.startswith("sqlite") or not settings.redis):
        raise CannotServe(say("several"))
    asyncio.run(prepare(settings))
    listening = listen(settings)
    if settings.workers == 1:
        run_one(settings, listening)
    else:
        Foreman(settings, listening).run()


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, or say in a sentence what is wrong with it."""
    storage = storage_at(settings.database, serving=True)
    try:
        await storage.open()
    finally:
        await storage.close()


def run_one(settings: Settings, listening: socket.socket, number: int = 0) -> None:
    """The process of that number, from 0."""
    log_to_stderr()
    audit_to(settings.audit_log)
    house = House(settings)
    server = PoliteServer(configured(settings, house), house)
    with metrics_told(settings, house, number):
        server.run(sockets=[listening])
    if not server.started:
        raise CannotServe(say("not-started"))


@contextmanager
def metrics_told(settings: Settings, house: House, number: int) -> Iterator[None]:
    if not settings.metrics_port:
        yield
        return
    host, port = settings.metrics_host, settings.metrics_port + number
    with ExitStack() as stack:
        try:
            stack.enter_context(house.metrics.told_at(host, port))
        except OSError as error:
            raise CannotServe(f"Cannot tell the metrics on {host}:{port}: {error.strerror}") from None
        yield


class Foreman:
    """Keeps a number of server processes alive."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._stopping = False
        # spawned, so that nothing of one process leaks into another
        self._context = multiprocessing.get_context("spawn")

    def run(self) -> None:
        log_to_stderr()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        crew = [self._hire(number) for number in range(self._settings.workers)]
        while not self._stopping:
            time.sleep(0.1)
            crew = [one if one.is_alive() else self._replace(one, number) for number, one in enumerate(crew)]
        for one in crew:
            one.terminate()
        for one in crew:
            one.join()

    def _hire(self, number: int) -> BaseProcess:
        process = self._context.Process(target=run_one, args=(self._settings, self._listening, number))
        process.start()
        return process

    def _replace(self, dead: BaseProcess, number: int) -> BaseProcess:
        if self._stopping:
            return dead
        log.warning("a server process died", extra={"pid": dead.pid, "exit": dead.exitcode})
        return self._hire(number)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
