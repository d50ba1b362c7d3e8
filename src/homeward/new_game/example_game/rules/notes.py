"""What happens in Example Game, as notes for the journal."""

from homeward.engine.journal import Note


class Took(Note):
    """Somebody has taken pebbles."""

    def __init__(self, seat: int, pebbles: int, left: int) -> None:
        self.seat = seat
        self.pebbles = pebbles
        self.left = left  # on the pile
