"""Starts a server process for a measurement or a test, on a free port, and stops it afterwards."""

import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

from homeward.client.http_client import HttpClient

# Below the ports that systems use for outgoing connections: one of those could take the port between two starts.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A free port, chosen at random, so that processes that look at the same time find different ones."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class ServerProcess:
    """Any server program that answers at `address` once it has started."""

    def __init__(self, command: list[str], port: int, log: Path, env: dict[str, str] | None = None) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.log = log
        self._command = command
        self._env = {**os.environ, **(env or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start the program without waiting for it."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self._env
            )

    def keep_to_one_core(self) -> None:
        """Restrict the process to one core, if the system can do that."""
        if sys.platform == "linux":
            os.sched_setaffinity(self.pid, {min(os.sched_getaffinity(0))})

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, number: int) -> None:
        """Send a signal and wait for the end of the process."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait()

    def wait(self) -> int:
        """Wait until it ends by itself, and return its exit code."""
        assert self._process is not None
        return self._process.wait()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def resident_bytes(self) -> int | None:
        """Resident memory; None if the system does not tell it."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            return None


class HomewardServer(ServerProcess):
    """`python -m homeward.server` of this installation."""

    def __init__(self, database: str, log: Path, *settings: str, port: int = 0, env: dict[str, str] | None = None):
        chosen = port or free_port()
        metrics = free_port()
        self.metrics = f"http://127.0.0.1:{metrics}"
        limits = ["--trust", "127.0.0.1", "--thinkers", "1", "--metrics-port", str(metrics)]
        command = [sys.executable, "-m", "homeward.server", "--port", str(chosen), "--database", database]
        super().__init__([*command, *limits, *settings], chosen, log, env)

    def start(self) -> None:
        """Start the server and wait until it can serve."""
        self.launch()
        client = HttpClient(self.address)
        client.wait_until_ready(still_running=lambda: self.is_running)
        client.close()
