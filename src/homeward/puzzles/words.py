"""What is said when a puzzle is not there, or a try is none."""

from homeward.table.words import Refused, refused


def no_such_puzzle() -> Refused:
    return refused("no-such-puzzle")


def no_try() -> Refused:
    """A move was needed, or what hands held."""
    return refused("no-try")
