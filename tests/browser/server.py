"""A real server in a process of its own, on a free port, that can be killed and started again."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from homeward.client.server_process import free_port


class Server:
    """`python -m homeward.server`, or another command that serves, with a database file of its own."""

    def __init__(self, directory: Path, *options: str, command: Sequence[str] = ("-m", "homeward.server")) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{directory / 'tables.db'}"
        self._options = options
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self.log: list[str] = []

    def start(self) -> None:
        """Returns when the server answers."""
        options = [
            "--port",
            str(self.port),
            "--database",
            self._database,
            "--trust",
            "127.0.0.1",
            "--bot-pause",
            "0",
            *self._options,
        ]
        self._process = subprocess.Popen(
            [sys.executable, *self._command, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ.copy(),
        )
        is_open = threading.Event()
        threading.Thread(target=self._listen, args=(self._process, is_open), daemon=True).start()
        is_open.wait()
        if self._process.poll() is not None:
            raise RuntimeError("the server did not start:\n" + "\n".join(self.log[-20:]))

    def _listen(self, process: subprocess.Popen[str], is_open: threading.Event) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.log.append(line.rstrip())
            if '"event":"open"' in line:
                is_open.set()
        process.wait()
        is_open.set()

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


StartServer = Callable[..., Server]
