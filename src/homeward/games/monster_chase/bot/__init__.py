"""Bots, hints, puzzles and observations of Monster Chase."""
