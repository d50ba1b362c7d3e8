"""A sentence before translation: the key of a message and the arguments for its placeholders."""

from collections.abc import Callable, Sequence
from typing import Union

from msgspec import Struct

Arg = Union[int, str, "Text", tuple["Text | str", ...]]


class Text(Struct, frozen=True):
    """A message of the catalogue with its arguments: numbers, names of things, words that players wrote."""

    key: str
    args: dict[str, Arg] = {}


Name = Text | str  # a message of ours, or the words in a player's file

PLAYER = "player"  # not in a catalogue: the name of the player in `seat`
ANY_OF = "any-of"  # not in a catalogue: `items` with "or" before the last


def player(seat: int) -> Text:
    """The name of the player in a seat."""
    return Text(PLAYER, {"seat": seat})


def list_of(items: Sequence[Name]) -> Text:
    """Several things, joined as the reader's language joins them: "a, b and c"."""
    return Text("list", {"items": tuple(items)})


def any_of(items: Sequence[Name]) -> Text:
    """Several things of which one may be chosen: "2, 3 or 4"."""
    return Text(ANY_OF, {"items": tuple(items)})


def text_factory(prefix: str) -> Callable[..., Text]:
    """A function that makes texts whose keys begin with a prefix, such as the name of a game."""

    def say(key: str, **args: Arg) -> Text:
        return Text(f"{prefix}.{key}", args)

    return say


def game_text_factory(package: str) -> Callable[..., Text]:
    """The same for a file in a game's folder, given its `__package__`: the folder has the name of the game."""
    return text_factory(package.rpartition(".")[2].replace("_", "-"))
