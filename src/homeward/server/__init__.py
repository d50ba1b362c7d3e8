"""HTTP, sockets, storage, health: the table brought to devices, and everything it needs to survive the night."""
