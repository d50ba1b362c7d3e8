"""Reading a game's components.toml: typed rows, and errors that name the row."""

from pathlib import Path
from typing import TypeVar

import msgspec

from homeward.engine.errors import BadComponents

Box = TypeVar("Box", bound=msgspec.Struct)


def read_components(path: Path, box: type[Box]) -> Box:
    """The contents of a components file, checked against the types of `box`."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=box)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path.name}: {error}") from None
    except OSError as error:
        raise BadComponents(f"{path.name} cannot be read: {error.strerror}") from None
