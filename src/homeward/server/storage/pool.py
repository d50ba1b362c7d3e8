"""A pool of open connections: a thread borrows one at a time, and a broken one is closed."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, LifoQueue

from homeward.server.storage.database import Connection, Database, DriverError


class Pool:
    """Grows to as many connections as threads have borrowed at the same time."""

    def __init__(self, database: Database, *, writing: bool = False) -> None:
        self._database = database
        self._writing = writing
        self._free: LifoQueue[Connection] = LifoQueue()

    @contextmanager
    def borrow(self) -> Iterator[Connection]:
        connection = self._take()
        try:
            yield connection
        except DriverError:
            if not works(connection):
                connection.close()
                raise
            self._free.put(connection)
            raise
        except BaseException:
            self._free.put(connection)
            raise
        else:
            self._free.put(connection)

    def _take(self) -> Connection:
        with suppress(Empty):
            return self._free.get_nowait()
        return self._database.connect(self._writing)

    def close(self) -> None:
        with suppress(Empty):
            while True:
                self._free.get_nowait().close()


def works(connection: Connection) -> bool:
    """Is the connection still open, after an error?"""
    try:
        connection.rows("SELECT 1")
    except DriverError:
        return False
    return True
