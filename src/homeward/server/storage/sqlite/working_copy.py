"""A copy of a SQLite database and its write-ahead log, to open and migrate: the original does not change."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.sqlite.scratch_database import scratch_database
from homeward.server.storage.sqlite.sqlite_files import beside, content_stamp, is_served, make_private


@contextmanager
def working_copy(file: Path) -> Iterator[str]:
    """The address of the copy, in a private folder that is removed afterwards."""
    with scratch_database(Path(gettempdir()), "homeward-copy-") as copy:
        if not file.is_file():
            raise BadStorage(say("no-backup", file=str(file)))
        if is_served(file):
            raise BadStorage(say("being-played", file=str(file)))
        before = stamps(file)
        for suffix in before:
            make_private(beside(copy, suffix))
            shutil.copyfile(beside(file, suffix), beside(copy, suffix))
        if stamps(file) != before:
            raise BadStorage(say("being-played", file=str(file)))
        yield f"sqlite:///{copy}"


def stamps(file: Path) -> dict[str, tuple[int, int]]:
    """Of the database and of its write-ahead log, which may hold the newest moves."""
    present = [suffix for suffix in ("", "-wal") if os.path.lexists(beside(file, suffix))]
    return {suffix: content_stamp(beside(file, suffix)) for suffix in present}
