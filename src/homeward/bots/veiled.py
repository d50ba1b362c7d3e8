"""What a bot gets: a state that is certain to be veiled, by its type."""

from typing import final

from homeward.engine.state import State


@final
class Veiled:
    """A state as one seat knows it. Making one veils the state, so a bot cannot get the true state.

    Veiling a veiled state again changes nothing.
    """

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.state = state.veil(seat)

    @classmethod
    def again(cls, state: State) -> "Veiled":
        """From a state that is veiled already."""
        if state.observer < 0:
            raise ValueError("a bot gets state.veil(seat), never the state itself")
        return cls(state, int(state.observer))
