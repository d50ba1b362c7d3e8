"""The contract every game keeps: states, moves, chance, records and refusals. Knows no game."""
