"""What only bots of Monster Baby Rescue know."""
