"""Moves outside the engine: named structs, printed and parsed as short text such as `flip 3`."""

from typing import Any

import msgspec
from msgspec import Struct

MoveData = dict[str, Any]  # a move as plain data: its name under `move`, then its fields


class Move(Struct, frozen=True, tag_field="move", tag=str.lower):
    """Base of every game's moves. A move's code is its index in `game.moves`."""


def text_of(move: Move) -> str:
    """`Flip(position=3)` -> `flip 3`; a field that is None is left out."""
    values = (getattr(move, field) for field in move.__struct_fields__)
    return " ".join([str(move.__struct_config__.tag), *(str(v) for v in values if v is not None)])


def data_of(move: Move) -> MoveData:
    data: MoveData = msgspec.to_builtins(move)
    return data
