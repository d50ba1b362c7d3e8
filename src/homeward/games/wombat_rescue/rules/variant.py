"""What the table chose before the game."""

from typing import final

from mypy_extensions import i64

from homeward.games.wombat_rescue.rules.pieces.ground import Ground


@final
class Variant:
    """Layout and variants. They never change, so copies share them."""

    __slots__ = ("boulders", "dingo_eats_poop", "ground", "start")

    def __init__(self, ground: Ground, boulders: bool, dingo_eats_poop: bool, start: i64) -> None:
        self.ground = ground
        self.boulders = boulders
        self.dingo_eats_poop = dingo_eats_poop
        self.start = start  # the seat that saw a wombat last, or NOBODY: chance decides (WR-16, WR-R65)
