"""Every sentence people meet, in every language of the house; a sentence is made where it is read."""

from homeward.catalogue.said import Arg, Name, Said, any_of, listed, player, says

__all__ = ["Arg", "Name", "Said", "any_of", "listed", "player", "says"]
