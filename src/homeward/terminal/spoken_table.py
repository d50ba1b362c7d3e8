"""A game as text: describe it, list the legal moves, play one. For terminals, agents and tests."""

from msgspec import Struct

from homeward.catalogue import Text, player, text_factory
from homeward.engine.errors import IllegalMove, Refusal
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.record import Record

say = text_factory("terminal")
MOST_DIGITS = 9


class SpokenMove(Struct, frozen=True):
    """A legal move with its number in the list."""

    number: int
    label: Text
    code: int
    text: str  # its text form, such as `flip 3`


class SpokenTable:
    """One game, with the same methods for every game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        record.state.journal = Journal()

    @property
    def actor(self) -> int | None:
        return self.record.state.actor

    def describe(self, seat: int | None) -> list[Text]:
        """The state of the table, as far as a seat may know it, and what the seat is asked to do."""
        state = self.record.state
        lines = self.game.describe(self.game.view(state, seat))
        if seat is None:
            return lines
        prompt = self.game.prompt(state, seat)
        return [*lines, prompt.said, *([prompt.detail] if prompt.detail is not None else [])]

    def choices(self, seat: int) -> list[SpokenMove]:
        """The legal moves of a seat; empty while it is not its turn."""
        state = self.record.state
        if state.actor != seat:
            return []
        view = self.game.view(state, seat)
        return [
            SpokenMove(number, self.game.label(view, self.game.moves[code]), code, self.game.text(code))
            for number, code in enumerate(state.legal(), start=1)
        ]

    def label(self, code: int) -> Text:
        """What a move does, as far as an onlooker may know it."""
        return self.game.label(self.game.view(self.record.state, None), self.game.moves[code])

    def sentence(self, code: int) -> Text:
        """Who makes this move now, and what it does."""
        actor = self.actor
        return self.label(code) if actor is None else say("player-moves", who=player(actor), move=self.label(code))

    def act(self, seat: int, choice: int | str) -> list[Event]:
        """Play a move, given by its number in the list or as text; return the events as this seat sees them."""
        if self.actor != seat:
            raise IllegalMove(Refusal(code="not-your-turn", rule="", said=say("not-your-turn", who=player(seat))))
        return self.play(self.code_of(seat, choice), seat)

    def play(self, code: int, seat: int | None) -> list[Event]:
        """Play a move; return the events as a seat, or an onlooker (None), sees them."""
        self.record.append(code)
        journal = self.record.state.journal
        assert journal is not None, "attached when the table was made"
        return self.game.events(self.record.state, journal.take(), seat)

    def code_of(self, seat: int, choice: int | str) -> int:
        text = str(choice).strip()
        if not text.isdecimal():
            return self.game.parse(text)
        moves, number = self.choices(seat), number_in(text)
        if number is None or not 1 <= number <= len(moves):
            said = say("no-such-choice", choice=text, last=len(moves))
            raise IllegalMove(Refusal(code="no-such-choice", rule="", said=said))
        return moves[number - 1].code


def number_in(text: str) -> int | None:
    """The number that a text is; None if it is none, or longer than any that is asked for."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None
