"""Files that a command was told to use: what goes wrong with them is a mistake of the caller, not of ours."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from homeward.catalogue import Text
from homeward.engine.errors import HomewardError


class UnusableFile(HomewardError):
    """A file that the caller named cannot be opened, or not be written."""


@contextmanager
def callers_file(path: Path) -> Iterator[None]:
    """Use a file, or a folder, that the caller named."""
    try:
        yield
    except OSError as error:
        said = Text("error.file", {"file": str(error.filename or path), "problem": error.strerror or str(error)})
        raise UnusableFile(said) from None
