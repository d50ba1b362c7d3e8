"""What a game declares for bots and learning programs: knowledge, levels, hints, puzzles, observations."""
