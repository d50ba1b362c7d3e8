"""Rules that later versions changed. The game of an old record is replayed with the rules it began with."""

from msgspec import Struct

from homeward.catalogue import Text


class Ruling(Struct, frozen=True, kw_only=True):
    """A rule that held up to some version of the rules."""

    name: str  # of the option that says whether it holds, and of its field in the state
    until: int  # the last version with this rule
    said: Text  # the old rule in a sentence
    rules: tuple[str, ...]

    def holds_in(self, version: int) -> bool:
        """Does it hold in a game of this version of the rules?"""
        return version <= self.until
