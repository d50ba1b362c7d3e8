"""Which game of Monster Chase is played: its length, the easy modes, and the variants that make it harder."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_chase.rules.pieces import PLACES, ROUND, ROUND_FEARLESS, TOYS

# Modes
BASIC: Final[i64] = 0
EASY: Final[i64] = 1
COMPETITIVE: Final[i64] = 2


@mypyc_attr(acyclic=True)
@final
class Variant:
    """What the table chose before the game. Never changes, so copies share it."""

    __slots__ = (
        "expert",
        "expert_tiles_are_shown",
        "fearless",
        "length",
        "mode",
        "one_by_one",
        "open_memory",
        "pack",
        "start",
    )

    def __init__(
        self,
        length: i64,
        mode: i64,
        pack: bool,
        expert: bool,
        fearless: bool,
        one_by_one: bool,
        open_memory: bool,
        expert_tiles_are_shown: bool,
        start: i64,
    ) -> None:
        self.length = length
        self.mode = mode
        self.pack = pack
        self.expert = expert
        self.fearless = fearless
        self.one_by_one = one_by_one  # same_toy = one: a toy chases only the longest-standing (MC-R1)
        self.open_memory = open_memory  # views show what has been seen; changes no rule
        self.expert_tiles_are_shown = expert_tiles_are_shown  # to fearless hunters, in the first version of the rules
        self.start = start  # the seat least afraid of monsters, or NOBODY: chance decides (MC-10, MC-R28)

    def places(self) -> i64:
        """Sock and sheet monster lie among the toys of expert hunters (MC-32)."""
        return PLACES if self.expert else TOYS

    def round_size(self) -> i64:
        """Misses that bring a monster; fearless hunters play without the middle card (MC-40)."""
        return ROUND_FEARLESS if self.fearless else ROUND
