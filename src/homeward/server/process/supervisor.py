"""Keeps a number of server processes alive, and replaces them one by one when asked to (SIGHUP).

docs/decisions.md says why uvicorn's own supervisor is not used.
"""

import signal
import socket
import sys
import time
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType

from msgspec import Struct

from homeward.rooms.logger import log
from homeward.server.process.json_logs import log_to_stderr
from homeward.server.process.run_server import exit_when_terminated, run_one
from homeward.server.process.settings import Settings
from homeward.server.process.sigint_blocked_context import SigintBlockedContext

POLL_SECONDS = 0.1  # between two checks that every worker is alive
GRACE_SECONDS = 30.0  # for a worker that was told to end; uvicorn gives its connections five


class Worker(Struct, frozen=True):
    process: BaseProcess
    is_up: Event


class Supervisor:
    """All workers accept from one socket, so while one is replaced the others accept connections."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._stopping = False
        self._restarting = False
        self._context = SigintBlockedContext()  # it spawns: a new worker runs the installed version
        self._workers: list[Worker] = []

    def run(self) -> None:
        log_to_stderr()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._request_stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._request_restart)
        self._workers = [self._spawn(number) for number in range(self._settings.workers)]
        while not self._stopping:
            time.sleep(POLL_SECONDS)
            self._replace_dead()
            if self._restarting:
                self._restarting = False
                self._replace_all()
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            self._join(worker)

    def _spawn(self, number: int) -> Worker:
        is_up = self._context.Event()
        process = self._context.Process(target=run_worker, args=(self._settings, self._listening, number, is_up))
        process.start()
        return Worker(process, is_up)

    def _replace_dead(self) -> None:
        for number, worker in enumerate(self._workers):
            if not worker.process.is_alive() and not self._stopping:
                log.warning("a server process died", extra={"pid": worker.process.pid, "exit": worker.process.exitcode})
                self._workers[number] = self._spawn(number)

    def _replace_all(self) -> None:
        """One after another. If a new worker does not come up, the remaining old ones are kept."""
        log.info("replacing all processes", extra={"count": len(self._workers)})
        for number, worker in enumerate(self._workers):
            worker.process.terminate()  # before the new one starts, which needs its metrics port
            self._join(worker)
            if self._stopping:
                return
            self._workers[number] = self._spawn(number)
            if not self._comes_up(self._workers[number]):
                if not self._stopping:
                    log.error("the new process does not come up: the others are kept", extra={"number": number})
                return
        log.info("all processes are replaced")

    def _join(self, worker: Worker) -> None:
        """One worker that does not end must not keep the others from being replaced or stopped."""
        worker.process.join(GRACE_SECONDS)
        if worker.process.is_alive():
            log.error("a server process does not end and is killed", extra={"pid": worker.process.pid})
            worker.process.kill()
            worker.process.join()

    def _comes_up(self, worker: Worker) -> bool:
        while not self._stopping and worker.process.is_alive():
            if worker.is_up.wait(POLL_SECONDS):
                return True
        return False

    def _request_stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _request_restart(self, number: int, frame: FrameType | None) -> None:
        self._restarting = True


def run_worker(settings: Settings, listening: socket.socket, number: int, is_up: Event) -> None:
    """The main function of a worker. Only the supervisor handles SIGHUP, which a terminal sends to all."""
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    exit_when_terminated()
    run_one(settings, listening, number, is_up.set)
