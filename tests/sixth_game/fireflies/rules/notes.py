"""What happens in a game of Fireflies, as notes for the journal."""

from dataclasses import dataclass

from homeward.engine.journal import Note


@dataclass(frozen=True)
class Laid(Note):
    """Somebody has laid a light face down."""

    seat: int


@dataclass(frozen=True)
class Home(Note):
    """The brightest light has led a moth home."""

    seat: int
    light: int
