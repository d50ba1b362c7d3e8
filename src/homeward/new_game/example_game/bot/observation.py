"""What a seat sees of Example Game as numbers."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer
from homeward.engine.state import State
from homeward.new_game.example_game.rules.state import LARGEST, ExampleGame


class ExampleGameObserver(Observer):
    """The pile, and what everybody has taken, oneself first."""

    def __init__(self, state: ExampleGame) -> None:
        super().__init__()
        players = int(state.players)
        self.pile = self.column("pile", "pebbles on the pile", LARGEST)
        self.taken = self.column("taken", "pebbles that everybody has taken", LARGEST, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, ExampleGame)
        row[at + self.pile] = u8(state.pile)
        for i in range(state.players):
            other = (seat + i) % state.players
            row[at + self.taken + i] = u8(state.taken[other])
            row[at + self.acts + i] = u8(int(state.to_act() == other))
