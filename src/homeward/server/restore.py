"""`homeward restore`: the tables of a backup, into either database."""

import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from homeward.console import console
from homeward.server.settings import default_database
from homeward.server.storage import BadStorage
from homeward.server.storage.copying import Copied, copy


def restore(file: Path, *, database: str = "") -> None:
    """Bring the tables of a backup into an empty database.

    Parameters
    ----------
    file
        What `homeward backup` wrote.
    database
        Where the tables go: a database with no tables yet.
    """
    copied = asyncio.run(bring_back(file, database or default_database()))
    console.print(f"{copied.tables} tables with {copied.entries} entries are back")


async def bring_back(file: Path, database: str) -> Copied:
    if not file.is_file():
        raise BadStorage(f"There is no backup {file}")
    with TemporaryDirectory(prefix="homeward-restore-") as folder:
        # an older backup is brought up to date on the way; the file itself stays as it is
        working_copy = Path(shutil.copy2(file, folder))
        return await copy(f"sqlite:///{working_copy}", database)
