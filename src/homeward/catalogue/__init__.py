"""Every sentence that people read, in every language. It is translated where it is shown, from a `Text`."""

from homeward.catalogue.text import Arg, Name, Text, any_of, game_text_factory, list_of, player, text_factory

__all__ = ["Arg", "Name", "Text", "any_of", "game_text_factory", "list_of", "player", "text_factory"]
