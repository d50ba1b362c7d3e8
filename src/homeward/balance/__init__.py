"""Is a game fair, how long is it, who leads, what decides it? For people who design boxes and boards of their own."""
