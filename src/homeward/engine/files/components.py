"""Reading a game's components.toml: typed rows, and errors that name the row."""

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import structs

from homeward.catalogue import any_of, text_factory
from homeward.engine.errors import BadComponents
from homeward.engine.files.toml_text import Unreadable, decode_toml

say = text_factory("error.components")
Box = TypeVar("Box", bound=msgspec.Struct)


def read_components(path: Path, box: type[Box]) -> Box:
    """The contents of a components file, checked against the types of `box`."""
    try:
        return decode_components(path.read_bytes(), box, path.name)
    except OSError as error:
        raise BadComponents(say("unreadable", file=path.name, problem=error.strerror or "")) from None


def decode_components(raw: bytes, box: type[Box], name: str) -> Box:
    """The contents of a components file; `name` is its name in errors."""
    try:
        return decode_toml(raw, box)
    except Unreadable as error:
        raise BadComponents(say("wrong", file=name, problem=error.said)) from None


def with_own_lists(house: Box, own_file: type[msgspec.Struct], text: str) -> Box:
    """The built-in box with its lists replaced by those of a player's file. The game still has to check it.

    `own_file` has a field for every list that may be replaced; the box keeps the text of the file in its field `text`.
    """
    own = decode_components(text.encode(), own_file, "components")
    given = {name: rows for name, rows in structs.asdict(own).items() if rows is not None}
    if not given:
        raise BadComponents(say("no-list", lists=any_of(own_file.__struct_fields__)))
    return structs.replace(house, **given, text=text)
