"""What a message says, for tests that read it in English."""

import msgspec

from homeward.catalogue import Text
from homeward.catalogue.translator import english


def in_english(said: object) -> str:
    """A sentence as it came from the server."""
    return english(msgspec.convert(said, Text))
