"""What seats play with, where everybody chooses, such as a colour. It has no effect on play."""

from collections.abc import Sequence

from msgspec import Struct

from homeward.catalogue import text_factory
from homeward.engine.chance.seeds import short_repr
from homeward.engine.errors import BadOption

say = text_factory("error.figures")


class Figures(Struct, frozen=True):
    """All figures of a game, and where the catalogue has the words for them.

    `<words>.<name>` names one, `<words>.choose` asks for one, `<words>.any` leaves it to chance. The house's catalogue
    has the colours; a game with other figures has its own words.
    """

    names: tuple[str, ...]
    words: str = "colour"  # the beginning of the keys


def check_figures(figures: Figures | None, chosen: Sequence[str], players: int) -> None:
    """Raises BadOption unless every seat has a figure of its own."""
    names = figures.names if figures is not None else ()
    if len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(names):
        raise BadOption("figures", say("wrong", figures=short_repr(list(chosen)), known=names))
