"""The options and presets of Monster Baby Rescue, and its old rulings."""

from functools import lru_cache

from homeward.engine.errors import BadComponents, BadOption
from homeward.engine.options import Option, Options, Preset
from homeward.engine.rulings import Ruling
from homeward.games.monster_baby_rescue.components import box_of
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.rules.tables import Tables

OPTIONS = (
    Option(
        name="components",
        default="",
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
        name="prizes_may_rise",
        until=1,
        said=say("ruling.prizes-may-rise"),
        rules=("MBR-69",),
    ),
    Ruling(
        name="prizes_below_zero",
        until=2,
        said=say("ruling.prizes-below-zero"),
        rules=("MBR-R19",),
    ),
)


def variant_of(options: Options) -> Tables:
    """What the rules read, from checked options: the tables of a player's components file, or of the built-in box."""
    try:
        return tables_of(
            str(options["components"]), bool(options["prizes_may_rise"]), bool(options["prizes_below_zero"])
        )
    except BadComponents as error:
        raise BadOption("components", error.said) from None


@lru_cache(maxsize=32)
def tables_of(components: str, prizes_may_rise: bool, prizes_below_zero: bool) -> Tables:
    """Raises BadComponents."""
    return Tables(box_of(components, prizes_may_rise, prizes_below_zero))
