"""Base classes of what a game shows: its view, its previews, and what moves in real time."""

from msgspec import Struct


class View(Struct, frozen=True):
    """Base of every game's view: what one seat, or an onlooker, may know."""


class Preview(Struct, frozen=True):
    """Base of what a move would visibly do, as far as its player can know it."""


class Pulse(Struct, frozen=True):
    """Base of all that moves in a beat of a game in real time."""
