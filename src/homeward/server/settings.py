"""What whoever runs the server can decide."""

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a server process is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///homeward.db"
    redis: str = ""  # address of a Redis between several processes; empty: one process
    workers: int = 1
    thinkers: int = 1  # processes in which bots think, per server process
    origins: tuple[str, ...] = ()  # other origins whose pages may open sockets
    behind_proxy: bool = False  # believe X-Forwarded-For
    tables_per_hour: int = 60  # new tables from one address
    bot_pause: float = 0.9  # seconds before a bot moves, so that people can follow
    away_seconds: float = 20.0  # after so long a bot may play for somebody who is gone
    static: str = ""  # where the built client is; empty: in the package

    def static_directory(self) -> Path:
        if self.static:
            return Path(self.static)
        packaged = Path(__file__).with_name("static")
        built = Path(__file__).parents[3] / "web" / "dist"
        return built if not packaged.is_dir() and built.is_dir() else packaged


def default_database() -> str:
    """A file where this system keeps a program's data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    directory = Path(base) / "homeward"
    directory.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'homeward.db'}"
