"""Keeps a number of server processes alive, and replaces them one by one when asked to (SIGHUP)."""

import multiprocessing
import signal
import socket
import sys
import threading
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType

from msgspec import Struct

from homeward.rooms.logs import log
from homeward.server.logs import log_to_stderr
from homeward.server.serving import run_one
from homeward.server.settings import Settings

LOOK_SECONDS = 0.1  # between two looks whether everybody is alive


class Worker(Struct, frozen=True):
    process: BaseProcess
    is_up: Event


class Foreman:
    """Everybody accepts from one socket, so while one is replaced the others let people in."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._stopping = False
        self._renewing = False
        self._woken = threading.Event()
        # spawned, so that nothing of one process leaks into another, and a new one is of what is installed now
        self._context = multiprocessing.get_context("spawn")
        self._crew: list[Worker] = []

    def run(self) -> None:
        log_to_stderr()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._renew)
        self._crew = [self._hire(number) for number in range(self._settings.workers)]
        while not self._stopping:
            self._woken.wait(LOOK_SECONDS)
            self._woken.clear()
            self._replace_the_dead()
            if self._renewing:
                self._renewing = False
                self._replace_all()
        for one in self._crew:
            one.process.terminate()
        for one in self._crew:
            one.process.join()

    def _hire(self, number: int) -> Worker:
        is_up = self._context.Event()
        process = self._context.Process(target=work, args=(self._settings, self._listening, number, is_up))
        process.start()
        return Worker(process, is_up)

    def _replace_the_dead(self) -> None:
        for number, one in enumerate(self._crew):
            if not one.process.is_alive() and not self._stopping:
                log.warning("a server process died", extra={"pid": one.process.pid, "exit": one.process.exitcode})
                self._crew[number] = self._hire(number)

    def _replace_all(self) -> None:
        """One after another. If a new one does not come up, the others stay as they are."""
        log.info("replacing all processes", extra={"count": len(self._crew)})
        for number, one in enumerate(self._crew):
            one.process.terminate()  # says goodbye to its devices, which come back to the others
            one.process.join()
            if self._stopping:
                return
            self._crew[number] = self._hire(number)
            if not self._comes_up(self._crew[number]):
                log.error("the new process does not come up: the others are kept", extra={"number": number})
                return
        log.info("all processes are replaced")

    def _comes_up(self, one: Worker) -> bool:
        while not self._stopping and one.process.is_alive():
            if one.is_up.wait(LOOK_SECONDS):
                return True
        return False

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        self._woken.set()

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True
        self._woken.set()


def work(settings: Settings, listening: socket.socket, number: int, is_up: Event) -> None:
    """A process of the crew. Only the foreman listens to SIGHUP, which a terminal sends to all."""
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    run_one(settings, listening, number, is_up.set)
