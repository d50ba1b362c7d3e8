"""Finding puzzles: positions with one clearly best move, checked, with a theme and a rating."""
