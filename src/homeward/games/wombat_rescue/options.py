"""The options and presets of Wombat Rescue."""

from homeward.engine.options import Option, Options, Preset
from homeward.engine.who_begins import seat_of, who_begins
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.layouts import ground_of
from homeward.games.wombat_rescue.rules.variant import Variant

OPTIONS = (
    Option(
        name="layout",
        default="standard",
        choices=tuple(row.id for row in BOX.layout),
        file=True,
        rules=("WR-12", "WR-97"),
    ),
    Option(name="boulders", default=False, rules=("WR-99", "WR-100")),
    Option(name="dingo_eats_poop", default=False, rules=("WR-98",)),
    who_begins(default="chance", rules=("WR-16", "WR-R65")),
)

PRESETS = (
    Preset(name="first", level="cub"),
    Preset(name="experts", options={"boulders": True, "dingo_eats_poop": True}, hints=False, level="owl"),
)


def variant_of(options: Options) -> Variant:
    """What the rules read, from checked options. Raises BadOption for a layout that cannot be played."""
    return Variant(
        ground=ground_of(str(options["layout"])),
        boulders=bool(options["boulders"]),
        dingo_eats_poop=bool(options["dingo_eats_poop"]),
        start=seat_of(options["start"]),
    )
