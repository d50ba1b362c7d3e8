"""What bots and analyses compute for a room, outside of its event loop."""
