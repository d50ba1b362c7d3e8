"""Bots, hints, puzzles and observations of Monster Baby Rescue."""
