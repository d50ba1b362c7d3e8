"""The one way in which tests start servers: whatever happens, all of them are stopped."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from homeward.client.server_process import HomewardServer


class Startable(Protocol):
    def start(self) -> None: ...

    def stop(self) -> None: ...


Kind = TypeVar("Kind", bound=Startable)


@contextmanager
def start_servers(kind: Callable[..., Kind], directory: Path) -> Iterator[Callable[..., Kind]]:
    """A function that starts one more server with given options; the end of the block stops those that still run."""
    with ExitStack() as servers:

        def start(*options: str, **settings: Any) -> Kind:
            server = kind(directory, *options, **settings)
            servers.callback(server.stop)
            server.start()
            return server

        yield start


def on_sqlite(directory: Path, *options: str) -> HomewardServer:
    """A server with a database in a folder, not yet started."""
    return HomewardServer(f"sqlite:///{directory}/homeward.db", directory / "log", *options)
