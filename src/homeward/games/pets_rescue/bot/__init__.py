"""What only bots of Pets Rescue know."""
