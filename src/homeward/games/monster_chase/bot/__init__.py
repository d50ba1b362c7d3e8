"""What only bots of Monster Chase know."""
