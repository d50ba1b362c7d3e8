"""What seats play with, where everybody chooses: a monster or a colour. It has no effect on play."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from homeward.catalogue import text_factory
from homeward.engine.chance.seeds import short_repr
from homeward.engine.errors import BadOption

say = text_factory("error.figures")


class Figures(Struct, frozen=True):
    """All figures of a game. The names of colours are in the common catalogue, others in the game's own."""

    kind: Literal["colour", "monster"]
    names: tuple[str, ...]


def check_figures(figures: Figures | None, chosen: Sequence[str], players: int) -> None:
    """Raises BadOption unless every seat has a figure of its own."""
    names = figures.names if figures is not None else ()
    if len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(names):
        raise BadOption("figures", say("wrong", figures=short_repr(list(chosen)), known=names))
