"""The physics with random hands, which `homeward bench` measures in beats per second."""

from typing import Final

from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.monster_falle.rules.maze import START_CELLS, STARTS
from homeward.games.monster_falle.rules.physics import NOTHING, SPEED_MAX, Mansion
from homeward.games.monster_falle.rules.variant import temper_of

LONGEST_HOLD: Final[i64] = 30  # beats without a change of a random hand, at most


def random_beats(rng: Rng, beats: int) -> int:
    """Play this many beats, always with a figure on the board. Returns how many figures were caught or toppled."""
    temper = temper_of("normal")
    played: i64 = 0
    gone = 0
    while played < beats:
        mansion = Mansion(temper)
        mansion.place(START_CELLS[rng.below(STARTS)])
        event = NOTHING
        while event == NOTHING and played + mansion.tick < beats:
            held = min(1 + rng.below(LONGEST_HOLD), beats - played - mansion.tick)
            event = mansion.hold(speed(rng), speed(rng), speed(rng), speed(rng), held)
        played += mansion.tick
        if event != NOTHING:
            gone += 1
    return gone


def speed(rng: Rng) -> i64:
    return rng.below(2 * SPEED_MAX + 1) - SPEED_MAX
