"""What a seat sees of Fireflies as numbers."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.columns import OWN_SEAT
from homeward.engine.bot.observer import Observer
from homeward.engine.state import State
from tests.sixth_game.fireflies.moves import CARDS
from tests.sixth_game.fireflies.rules.state import HAND, NONE, Fireflies


class FirefliesObserver(Observer):
    """One's own lights, and what everybody sees."""

    def __init__(self, state: Fireflies) -> None:
        super().__init__()
        players = int(state.players)
        self.moths = self.column("moths", "moths that everybody has led home", HAND, (players,))
        self.held = self.column("held", "how many lights everybody holds", HAND, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.laid = self.column("laid", "who has laid a light in this round", 1, (players,))
        self.gone = self.column("gone", "lights of the rounds before", 1, (CARDS,))
        self.hand = self.column("hand", "one's own lights", 1, (CARDS,), OWN_SEAT)

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Fireflies)
        for i in range(state.players):
            other = (seat + i) % state.players
            row[at + self.moths + i] = u8(state.moths[other])
            row[at + self.held + i] = u8(len(state.hands[other]))
            row[at + self.acts + i] = u8(int(state.to_act() == other))
            row[at + self.laid + i] = u8(int(state.laid[other] != NONE))
        for light in state.gone:
            row[at + self.gone + light] = 1
        for light in state.hands[seat]:
            row[at + self.hand + light] = 1
