"""A database in a private folder, for as long as one command needs it.

The folder is removed at the end, by a second process if the command is killed. If that one ended too, as in a power
cut, the next command removes the folder: the system has released its lock.
"""

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from secrets import token_hex

from homeward.rooms.storage import BadStorage, say
from homeward.server.storage.sqlite.sqlite_files import Lock
from homeward.server.storage.sqlite.temp_cleanup import removed_afterwards

DATABASE = "homeward.db"
RANDOM_BYTES = 8
TRIES = 5  # another command may take a new folder for a leftover, in the moment before it is locked


@contextmanager
def scratch_database(parent: Path, prefix: str, suffix: str = "") -> Iterator[Path]:
    """The file to write, in a new folder `prefix…suffix`. First removes what killed commands left there."""
    remove_leftovers(parent, prefix, suffix)
    for tries_left in reversed(range(TRIES)):
        folder = parent / f"{prefix}{token_hex(RANDOM_BYTES)}{suffix}"
        lock = Lock(folder / DATABASE)
        with removed_afterwards(folder):  # before the folder is made: the process may be killed right after that
            make_folder(folder)
            try:
                lock.take()
            except (BadStorage, FileNotFoundError):
                if not tries_left:
                    raise
                continue
            try:
                yield folder / DATABASE
            finally:
                lock.release()
            return


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700)
    except OSError as error:
        raise BadStorage(say("unusable", problem=f"{folder.parent}: {error.strerror}")) from None


def remove_leftovers(parent: Path, prefix: str, suffix: str) -> None:
    """Remove the folders that nobody has locked."""
    for folder in parent.glob(escape(prefix) + "[0-9a-f]" * (2 * RANDOM_BYTES) + escape(suffix)):
        with suppress(BadStorage, OSError, sqlite3.Error):  # in use, or gone meanwhile
            if is_own_folder(folder):
                remove_unlocked(folder)


def is_own_folder(folder: Path) -> bool:
    """Is it a folder of this user? Everybody can make files and links in a folder for temporary files."""
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and (os.name != "posix" or found.st_uid == os.getuid())


def remove_unlocked(folder: Path) -> None:
    """Remove a folder; BadStorage if a command is using it."""
    lock = Lock(folder / DATABASE)
    lock.take()
    try:
        shutil.rmtree(folder, ignore_errors=True)
    finally:
        lock.release()
    if os.name != "posix":  # no open file can be deleted there, so the lock is still in it
        shutil.rmtree(folder, ignore_errors=True)
