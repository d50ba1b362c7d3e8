"""Importing this lists the sixth game, as its line in `homeward.games.GAMES` would."""

import homeward.games
from tests.sixth_game.fireflies import FIREFLIES

homeward.games.GAMES += (FIREFLIES,)
