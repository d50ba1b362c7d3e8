"""Bots, hints, puzzles and observations of Pets Rescue."""
