"""The options and presets of Monster Chase, and its old rulings."""

from homeward.engine.options import Conflict, Option, Options, Preset
from homeward.engine.rulings import Ruling
from homeward.engine.who_begins import seat_of, who_begins
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules.variant import BASIC, COMPETITIVE, EASY, Variant

MODES = {"basic": BASIC, "easy": EASY, "easy-competitive": COMPETITIVE}

OPTIONS = (
    Option(name="length", default=15, choices=BOX.counts.lengths, rules=("MC-03",)),
    Option(name="mode", default="basic", choices=tuple(MODES), rules=("MC-24", "MC-26")),
    Option(name="pack", default=False, rare=True, rules=("MC-28",)),
    Option(name="expert", default=False, rare=True, rules=("MC-32",)),
    Option(name="fearless", default=False, rare=True, rules=("MC-39", "MC-40")),
    Option(name="same_toy", default="all", choices=("all", "one"), rare=True, rules=("MC-R1",)),
    Option(name="open_memory", default=False, rules=("MC-R29",)),
    who_begins(default=0, rules=("MC-10", "MC-R28")),
)

CONFLICTS = tuple(
    Conflict({"mode": mode, variant: True}, say(f"conflict.{variant}"), "MC-R17")
    for mode in MODES
    if mode != "basic"
    for variant in ("pack", "expert", "fearless")
)

PRESETS = (
    Preset(name="four", options={"length": 10, "mode": "easy", "open_memory": True}, level="cub", aloud=True),
    Preset(name="first", options={"mode": "easy"}, level="cub"),
    Preset(name="short", options={"length": 10}),
    Preset(name="experts", options={"length": 20, "pack": True, "expert": True}, hints=False, level="owl"),
)

RULINGS = (
    Ruling(name="expert_tiles_are_shown", until=1, said=say("ruling.expert-tiles-are-shown"), rules=("MC-R26",)),
)


def variant_of(options: Options) -> Variant:
    """What the rules read, from checked options."""
    return Variant(
        length=int(options["length"]),
        mode=MODES[str(options["mode"])],
        pack=bool(options["pack"]),
        expert=bool(options["expert"]),
        fearless=bool(options["fearless"]),
        one_by_one=options["same_toy"] == "one",
        open_memory=bool(options["open_memory"]),
        expert_tiles_are_shown=bool(options["expert_tiles_are_shown"]),
        start=seat_of(options["start"]),
    )
