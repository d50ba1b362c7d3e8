"""Finding puzzles: positions with one clearly best move, made sure of, given a theme and a rating."""
