"""What the table chose before the game."""

from typing import final

from homeward.games.wombat_rescue.rules.pieces.ground import Ground


@final
class Variant:
    """Layout and variants. They never change, so copies share them."""

    __slots__ = ("boulders", "dingo_eats_poop", "ground")

    def __init__(self, ground: Ground, boulders: bool, dingo_eats_poop: bool) -> None:
        self.ground = ground
        self.boulders = boulders
        self.dingo_eats_poop = dingo_eats_poop
