"""Loops over any game: random games, the move tree, many games side by side."""
