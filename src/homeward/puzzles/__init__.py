"""Positions with one clearly best move: kept beside each game, shown as one seat sees them, answered kindly."""
