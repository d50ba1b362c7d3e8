"""Measures a game: is it fair, how long is it, who leads, what decides it? For designers of boxes and boards."""
