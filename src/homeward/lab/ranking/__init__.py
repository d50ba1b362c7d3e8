"""Comparing bots: tournaments, ladders, strength."""
