"""What a seat knows, as numbers for learning programs."""
