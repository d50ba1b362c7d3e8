"""Every text of Example Game begins here: its key in the catalogue begins with the game's name."""

from homeward.catalogue import text_factory

say = text_factory("example-game")
