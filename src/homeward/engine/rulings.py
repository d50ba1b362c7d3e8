"""How rules were once read. A record lives for ever: its game is played by the rules it was begun with."""

from msgspec import Struct

from homeward.catalogue import Text


class Ruling(Struct, frozen=True, kw_only=True):
    """What held up to some version of the rules, and no longer."""

    name: str  # of the truth value that a deal gets, and of the field that keeps it in the state
    until: int  # the last version of the rules with it
    said: Text  # what was so
    rules: tuple[str, ...]

    def holds_in(self, version: int) -> bool:
        """In a game of that version of the rules?"""
        return version <= self.until
