"""`homeward balance`: the balance of a game at length, on many cores or machines, with pictures."""
