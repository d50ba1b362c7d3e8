"""A table for one agent: it has a seat, bots have the others, and everything is said in English words.

Nothing but what the seat may know ever leaves this file: its view, its own moves, and events as its ears hear them.
"""

from msgspec import Struct

from homeward.bots.player import Player
from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.errors import BadOption, IllegalMove
from homeward.engine.events import Event
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.record import Record
from homeward.terminal.spoken_table import SpokenTable


class AgentChoice(Struct, frozen=True):
    """A legal move: by its id it is played."""

    id: int
    move: str  # as it can be typed
    words: str


class OwnTable:
    """One game. The bots play on until it is the agent's turn."""

    def __init__(
        self, game: str, players: int, seat: int, bot: str, seed: int, options: dict[str, Value] | None = None
    ) -> None:
        if not 0 <= seat < players:
            raise BadOption("seat", f"seat must be 0 to {players - 1}, not {seat}")
        self.table = SpokenTable(Record.new(game, players, seed, **(options or {})))
        self.seat = seat
        self.bots = [Player(find_game(game), bot, seed + other) for other in range(players)]
        self.told: list[str] = []  # everything that has happened, as it may be read again
        self.since: list[str] = []  # what has happened since the agent's last move, fleeting things included
        self.let_others_play()

    def is_over(self) -> bool:
        return self.table.record.state.over

    @property
    def value(self) -> float:
        """How the game ended for the agent: 1 for a win, a shared one its share."""
        return float(self.table.record.state.value(self.seat))

    # What an agent may ask

    def look(self) -> str:
        """What lies on the table, as far as the seat may know, and what it is asked to do."""
        if self.is_over():
            return "\n".join([*map(english, self.table.describe(None)), self.result()])
        return "\n".join(map(english, self.table.describe(self.seat)))

    def choices(self) -> list[AgentChoice]:
        """The legal moves."""
        return [AgentChoice(one.code, one.text, english(one.label)) for one in self.table.choices(self.seat)]

    def why_not(self, move: str) -> str:
        """Why a move, by its id or as text, is not legal now."""
        try:
            refusal = self.table.game.why(self.table.record.state, self.code(move))
        except IllegalMove as error:
            return in_words(error)
        return "It is legal." if refusal is None else english(refusal.said)

    def play(self, move: str) -> str:
        """Make a move, by its id or as text; what happened until it is the agent's turn again."""
        if self.is_over():
            return "The game is over."
        try:
            events = self.table.act(self.seat, self.table.game.text(self.code(move)))
        except IllegalMove as error:
            return f"Not played: {in_words(error)}"
        self.since = []
        self.hear(events)
        self.let_others_play()
        return "\n".join([*self.since, *([self.result()] if self.is_over() else [])])

    def log(self) -> str:
        """Everything that has happened, but for what could be seen only for a moment."""
        return "\n".join(self.told)

    # How it goes on

    def code(self, move: str) -> int:
        text = str(move).strip()
        if text.isdecimal() and int(text) < len(self.table.game.moves):
            return int(text)
        return self.table.game.parse(text)

    def let_others_play(self) -> None:
        state = self.table.record.state
        while (actor := state.actor) is not None and actor != self.seat:
            self.hear(self.table.play(self.bots[actor].choose(state.veil(actor)), self.seat))

    def hear(self, events: list[Event]) -> None:
        self.told += [english(event.said) for event in events if event.said is not None]
        now = [event.fleeting_said or event.said for event in events]
        self.since += [english(said) for said in now if said is not None]

    def result(self) -> str:
        sheet = self.table.game.score_sheet(self.table.record.state)
        verdict = [english(sheet.verdict)] if sheet.verdict is not None else []
        return "\n".join([*verdict, f"Points: {', '.join(map(str, sheet.totals))}."])


def in_words(error: IllegalMove) -> str:
    return english(error.said) if isinstance(error.said, Text) else str(error.said)
