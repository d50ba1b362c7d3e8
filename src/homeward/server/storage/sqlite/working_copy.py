"""A copy of a SQLite database and its write-ahead log, to open and migrate: the original does not change."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.sqlite.sqlite_files import beside, content_stamp, is_served, make_private
from homeward.server.storage.sqlite.temp_cleanup import removed_afterwards


@contextmanager
def working_copy(file: Path) -> Iterator[str]:
    """The address of the copy, in a private folder that is removed afterwards."""
    if not file.is_file():
        raise BadStorage(say("no-backup", file=str(file)))
    if is_served(file):
        raise BadStorage(say("being-played", file=str(file)))
    folder = Path(gettempdir()) / f"homeward-copy-{token_hex(8)}"
    with removed_afterwards(folder):  # before mkdir: the process may be killed right after it
        folder.mkdir(mode=0o700)
        before = stamps(file)
        for one in before:  # the newest moves may be in the write-ahead log only
            make_private(folder / one.name)
            shutil.copyfile(one, folder / one.name)
        if stamps(file) != before:
            raise BadStorage(say("being-played", file=str(file)))
        yield f"sqlite:///{folder / file.name}"


def stamps(file: Path) -> dict[Path, tuple[int, int]]:
    return {one: content_stamp(one) for one in (file, beside(file, "-wal")) if os.path.lexists(one)}
