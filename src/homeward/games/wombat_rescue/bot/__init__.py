"""Bots, hints, puzzles and observations of Wombat Rescue."""
