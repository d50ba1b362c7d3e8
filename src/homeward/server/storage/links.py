"""Connections that are kept: one is lent to one thread at a time, and one that broke is never lent again."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, LifoQueue

from homeward.server.storage.database import Database, Link, Trouble


class Links:
    """To one database; as many as there are threads that want one at the same time."""

    def __init__(self, database: Database, *, writing: bool = False) -> None:
        self._database = database
        self._writing = writing
        self._free: LifoQueue[Link] = LifoQueue()

    @contextmanager
    def lent(self) -> Iterator[Link]:
        link = self._take()
        try:
            yield link
        except Trouble:
            if not works(link):
                link.close()
                raise
            self._free.put(link)
            raise
        except BaseException:
            self._free.put(link)
            raise
        else:
            self._free.put(link)

    def _take(self) -> Link:
        with suppress(Empty):
            return self._free.get_nowait()
        return self._database.connect(self._writing)

    def close(self) -> None:
        with suppress(Empty):
            while True:
                self._free.get_nowait().close()


def works(link: Link) -> bool:
    """Whatever was wrong, is it still a line to the database?"""
    try:
        link.rows("SELECT 1")
    except Trouble:
        return False
    return True
