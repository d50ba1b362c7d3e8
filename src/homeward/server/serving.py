"""Running the application: one process, or several that share one port and are replaced when they die."""

import asyncio
import gc
import multiprocessing
import signal
import socket
import time
from multiprocessing.process import BaseProcess
from types import FrameType

import uvicorn

from homeward.catalogue import says
from homeward.engine.errors import HomewardError
from homeward.server import limits
from homeward.server.app import build_app
from homeward.server.house import House
from homeward.server.logs import log, log_to_stderr
from homeward.server.settings import Settings
from homeward.server.storage.sql import storage_at

say = says("serve")


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
    return uvicorn.Config(
        build_app(house),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=limits.LARGEST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


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
    storage = storage_at(settings.database)
    try:
        await storage.open()
    finally:
        await storage.close()


def run_one(settings: Settings, listening: socket.socket) -> None:
    log_to_stderr()
    house = House(settings)
    server = PoliteServer(configured(settings, house), house)
    server.run(sockets=[listening])
    if not server.started:
        raise CannotServe(say("not-started"))


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
        crew = [self._hire() for _ in range(self._settings.workers)]
        while not self._stopping:
            time.sleep(0.1)
            crew = [one if one.is_alive() else self._replace(one) for one in crew]
        for one in crew:
            one.terminate()
        for one in crew:
            one.join()

    def _hire(self) -> BaseProcess:
        process = self._context.Process(target=run_one, args=(self._settings, self._listening))
        process.start()
        return process

    def _replace(self, dead: BaseProcess) -> BaseProcess:
        if self._stopping:
            return dead
        log.warning("a server process died", extra={"pid": dead.pid, "exit": dead.exitcode})
        return self._hire()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
