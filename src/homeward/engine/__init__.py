"""The interface that every game implements: states, moves, chance and refusals. Imports no game."""
