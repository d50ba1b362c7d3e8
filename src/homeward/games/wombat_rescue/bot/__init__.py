"""What only bots of Wombat Rescue know."""
