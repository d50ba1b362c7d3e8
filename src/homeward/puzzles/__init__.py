"""Puzzles: positions with one clearly best move, stored with each game and shown as one seat sees them."""
