"""The rules of Pets Rescue, by chapter.

What lies on the table: `cards`, `supply`, `shelter`. The game: `setting_up`, `turn`, `drafting`. Cards that act:
`acting`, `passing`, `offering`, `leftovers`. The end: `starting_cards`, `opportunities`, `wilds`, `scoring`.
`unknown` has what a seat cannot see, `state` puts everything together, `codes` are the numbers they all use.
"""

from homeward.games.pets_rescue.rules.codes import MOST, PAIRS, PLACES, SIDE
from homeward.games.pets_rescue.rules.state import PetsRescue

__all__ = ["MOST", "PAIRS", "PLACES", "SIDE", "PetsRescue"]
