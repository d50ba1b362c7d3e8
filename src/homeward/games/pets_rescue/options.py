"""The options and presets of Pets Rescue, and its old rulings."""

from functools import lru_cache

from homeward.engine.errors import BadComponents, BadOption
from homeward.engine.options import Option, Options, Preset
from homeward.engine.rulings import Ruling
from homeward.games.pets_rescue.components import box_of
from homeward.games.pets_rescue.names import say
from homeward.games.pets_rescue.rules.cards import Cards

OPTIONS = (
    Option(
        name="components",
        default="",
        rules=("PR-R45",),
        file=True,
        rare=True,
    ),
)

PRESETS = (
    Preset(name="first", level="cub"),
    Preset(name="experts", hints=False, level="owl"),
)

RULINGS = (
    Ruling(
        name="acting_cards_come_sideways",
        until=1,
        said=say("ruling.acting-cards-come-sideways"),
        rules=("PR-R11",),
    ),
    Ruling(
        name="wilds_count_as_in_the_house",
        until=1,
        said=say("ruling.wilds-count-as-in-the-house"),
        rules=("PR-27", "PR-R32"),
    ),
)


def variant_of(options: Options) -> Cards:
    """What the rules read, from checked options: the cards of a player's components file, or the built-in ones."""
    try:
        return cards_of(str(options["components"]), bool(options["wilds_count_as_in_the_house"]))
    except BadComponents as error:
        raise BadOption("components", error.said) from None


@lru_cache(maxsize=32)
def cards_of(text: str, wilds_count_as_in_the_house: bool = False) -> Cards:
    """Raises BadComponents."""
    return Cards(box_of(text, wilds_count_as_in_the_house))
