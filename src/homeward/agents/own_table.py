"""A table for one agent, with bots in the other seats; all texts are in English.

An agent gets only what its seat may know: its view, its own moves, and events as this seat sees them.
"""

from msgspec import Struct

from homeward.bots.player import Player
from homeward.catalogue.translator import english
from homeward.engine.errors import BadOption, IllegalMove
from homeward.engine.events import Event
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.record import Record
from homeward.terminal.spoken_table import SpokenTable, number_in


class AgentChoice(Struct, frozen=True):
    """A legal move. It is played by its id."""

    id: int
    move: str  # its text form
    words: str


class OwnTable:
    """One game. The bots play until it is the agent's turn."""

    def __init__(
        self, game: str, players: int, seat: int, bot: str, seed: int, options: dict[str, Value] | None = None
    ) -> None:
        if not 0 <= seat < players:
            raise BadOption("seat", f"seat must be 0 to {players - 1}, not {seat}")
        self.table = SpokenTable(Record.new(game, players, seed, **(options or {})))
        self.seat = seat
        self.bots = [Player(find_game(game), bot, seed + other) for other in range(players)]
        self.events: list[str] = []  # of the whole game, without fleeting parts
        self.since: list[str] = []  # since the agent's last move, with fleeting parts
        self.let_others_play()

    def is_over(self) -> bool:
        return self.table.record.state.over

    @property
    def value(self) -> float:
        """The value of the finished game for the agent: 1 for a win, a share of it for a shared win."""
        return float(self.table.record.state.value(self.seat))

    # For the agent

    def look(self) -> str:
        """The state of the table, as far as the seat may know it, and what it is asked to do."""
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
            return str(error)
        return "It is legal." if refusal is None else str(IllegalMove(refusal))

    def play(self, move: str) -> str:
        """Make a move, by its id or as text, and return what happened until it is the agent's turn again."""
        if self.is_over():
            return "The game is over."
        try:
            events = self.table.act(self.seat, self.table.game.text(self.code(move)))
        except IllegalMove as error:
            return f"Not played: {error}"
        self.since = []
        self.note(events)
        self.let_others_play()
        return "\n".join([*self.since, *([self.result()] if self.is_over() else [])])

    def log(self) -> str:
        """All events of the game, without fleeting parts."""
        return "\n".join(self.events)

    # Playing

    def code(self, move: str) -> int:
        number = number_in(str(move))
        if number is not None and number < len(self.table.game.moves):
            return number
        return self.table.game.parse(str(move).strip())

    def let_others_play(self) -> None:
        state = self.table.record.state
        while (actor := state.actor) is not None and actor != self.seat:
            self.note(self.table.play(self.bots[actor].choose(state.veil(actor)), self.seat))

    def note(self, events: list[Event]) -> None:
        self.events += [english(event.said) for event in events if event.said is not None]
        now = [event.fleeting_said or event.said for event in events]
        self.since += [english(said) for said in now if said is not None]

    def result(self) -> str:
        sheet = self.table.game.score_sheet(self.table.record.state)
        verdict = [english(sheet.verdict)] if sheet.verdict is not None else []
        return "\n".join([*verdict, f"Points: {', '.join(map(str, sheet.totals))}."])
