"""Games in a terminal: played and told again, all of it in words."""
