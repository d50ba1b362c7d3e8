"""Bot processes of a real server."""

import os
import select
import signal
import socket
import subprocess
import sys
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest

from homeward.server.house import House
from homeward.server.process import run_server, supervisor
from homeward.server.process.run_server import GracefulServer, run_one
from homeward.server.process.settings import Settings
from homeward.server.process.sigint_blocked_context import SigintBlockedContext
from homeward.server.process.supervisor import Supervisor, Worker

SERVER = """
import os, sys, time
from homeward.server.process.bot_processes import BotProcesses

if __name__ == "__main__":
    print(BotProcesses(1).start().submit(os.getpid).result(), flush=True)
    time.sleep(3600)
"""


def test_no_bot_thinks_on_when_its_server_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    thinker = os.pidfd_open(int(server.stdout.readline()))
    server.kill()
    server.wait()
    select.select([thinker], [], [])  # readable when that process has ended; a thinker that stays never lets go
    os.close(thinker)


def test_a_server_that_is_stopped_while_it_starts_waits_for_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uvicorn does not close the house then. A worker that left a bot process behind waited for it for ever."""
    houses: list[House] = []

    def build(settings: Settings) -> House:
        houses.append(House(settings))
        return houses[0]

    def stop_while_it_starts(server: GracefulServer, sockets: list[socket.socket]) -> None:
        houses[0].analysts.start().submit(os.getpid)
        thinkers.append(os.pidfd_open(houses[0].bot_pool.start().submit(os.getpid).result()))
        raise SystemExit(0)

    thinkers: list[int] = []
    monkeypatch.setattr(run_server, "House", build)
    monkeypatch.setattr(GracefulServer, "run", stop_while_it_starts)
    with socket.socket() as listening, pytest.raises(SystemExit):
        run_one(Settings(database=f"sqlite:///{tmp_path / 'homeward.db'}"), listening)
    assert select.select(thinkers, [], [], 0)[0] == thinkers, "it has ended"
    os.close(thinkers[0])


def test_a_worker_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    context = SigintBlockedContext()
    is_up = context.Event()
    process = context.Process(target=ignore_termination, args=(is_up,))
    process.start()
    is_up.wait()
    monkeypatch.setattr(supervisor, "GRACE_SECONDS", 0.01)
    with socket.socket() as listening:
        watcher = Supervisor(Settings(), listening)
        process.terminate()
        watcher._join(Worker(process, is_up))
    assert process.exitcode == -signal.SIGKILL


def ignore_termination(is_up: Event) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    is_up.set()
    signal.pause()
