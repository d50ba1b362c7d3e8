"""The session of one device: its transport, the messages in both directions."""
