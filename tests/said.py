"""What a message says, for tests that read it in English."""

import msgspec

from homeward.catalogue import Said
from homeward.catalogue.telling import english


def in_english(said: object) -> str:
    """A sentence as it came from the server."""
    return english(msgspec.convert(said, Said))
