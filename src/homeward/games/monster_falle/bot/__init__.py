"""What only bots of Monster-Falle know."""
