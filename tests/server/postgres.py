"""A real PostgreSQL server for tests, on a free port, in a directory of its own, gone afterwards."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path

from homeward.client.server_process import free_port


def program(name: str) -> str:
    """Where a program of PostgreSQL is; distributions keep most of them off the path."""
    found = shutil.which(name)
    if found:
        return found
    for place in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True):
        return str(place)
    raise FileNotFoundError(f"PostgreSQL is needed for this test: {name} was not found (apt install postgresql)")


class Postgres:
    """Starts with `start`, dies with `stop` or `kill`; the data survive until `remove`."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.port = free_port()
        self.url = f"postgresql://homeward@127.0.0.1:{self.port}/postgres"
        self._user = unprivileged_user()
        self.directory.mkdir(parents=True, exist_ok=True)
        if self._user:
            shutil.chown(self.directory, self._user)
        self._run(program("initdb"), "-D", self._data, "-U", "homeward", "-A", "trust", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.directory / "data")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.directory} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = str(self.directory / "log")
        self._run(program("pg_ctl"), "-D", self._data, "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run(program("pg_ctl"), "-D", self._data, "-w", "-m", mode, "stop")

    def restart(self) -> None:
        """As a crash would do it: no farewell to anybody, recovery at the next start."""
        self.stop("immediate")
        self.start()

    def _run(self, *command: str) -> None:
        if self._user:
            command = ("runuser", "-u", self._user, "--", *command)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/")


def unprivileged_user() -> str:
    """PostgreSQL refuses to run as root; then one of the system's own users runs it."""
    if os.geteuid() != 0:
        return ""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise LookupError("no unprivileged user to run PostgreSQL")
