"""What a game brings along for bots and learners: knowledge, levels, hints, puzzles, observations."""
