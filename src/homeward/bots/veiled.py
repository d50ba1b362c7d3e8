"""What a bot gets: its seat's own knowledge, true by type."""

from typing import final

from homeward.engine.state import State


@final
class Veiled:
    """A state as one seat knows it. The only way to make one is to veil, so a bot cannot be handed the truth.

    Veiling what is veiled already changes nothing, so a saved veiled state passes through unharmed.
    """

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.state = state.veil(seat)

    @classmethod
    def again(cls, state: State) -> "Veiled":
        """From a state that was veiled before it travelled here."""
        if state.observer < 0:
            raise ValueError("a bot gets state.veil(seat), never the state itself")
        return cls(state, int(state.observer))
