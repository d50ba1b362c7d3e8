"""A sentence before it is made: facts that every reader's own language can say."""

from collections.abc import Callable, Sequence
from typing import Union

from msgspec import Struct

Arg = Union[int, str, "Said", tuple["Said | str", ...]]


class Said(Struct, frozen=True):
    """Which sentence of the catalogue, and what it is about: numbers, names of things, texts that people wrote."""

    key: str
    args: dict[str, Arg] = {}


Name = Said | str  # of a thing of the house, or as somebody wrote it into a file of their own

PLAYER = "player"  # is no message of a catalogue: the name of whoever sits in `seat`
ANY_OF = "any-of"  # is none either: `items` with "or" before the last


def player(seat: int) -> Said:
    """Whoever sits there, by name."""
    return Said(PLAYER, {"seat": seat})


def listed(items: Sequence[Name]) -> Said:
    """Several things in a row, joined as the reader's language does."""
    return Said("list", {"items": tuple(items)})


def any_of(items: Sequence[Name]) -> Said:
    """Several things of which one may be chosen: "2, 3 or 4"."""
    return Said(ANY_OF, {"items": tuple(items)})


def says(prefix: str) -> Callable[..., Said]:
    """Says sentences whose keys begin with a prefix, such as the name of a game."""

    def say(key: str, **args: Arg) -> Said:
        return Said(f"{prefix}.{key}", args)

    return say
