"""The table in words: describe it, list the choices, act. For terminals, screen readers and tests."""

from msgspec import Struct

from homeward.catalogue import Text, player, text_factory
from homeward.engine.errors import IllegalMove, Refusal
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.record import Record

say = text_factory("terminal")


class SpokenMove(Struct, frozen=True):
    """One legal move as a numbered choice."""

    number: int
    label: Text
    code: int
    text: str  # the move as it can be typed, such as `flip 3`


class SpokenTable:
    """One game through three calls, the same for every game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        record.state.journal = Journal()

    @property
    def actor(self) -> int | None:
        return self.record.state.actor

    def describe(self, seat: int | None) -> list[Text]:
        """What lies on the table, as far as a seat may know, and what it is asked to do."""
        state = self.record.state
        lines = self.game.describe(self.game.view(state, seat))
        if seat is None:
            return lines
        prompt = self.game.prompt(state, seat)
        return [*lines, prompt.said, *([prompt.detail] if prompt.detail is not None else [])]

    def choices(self, seat: int) -> list[SpokenMove]:
        """What a seat can do now; nothing while it is not its turn."""
        state = self.record.state
        if state.actor != seat:
            return []
        view = self.game.view(state, seat)
        return [
            SpokenMove(number, self.game.label(view, self.game.moves[code]), code, self.game.text(code))
            for number, code in enumerate(state.legal(), start=1)
        ]

    def act(self, seat: int, choice: int | str) -> list[Event]:
        """Play the move with a number of the list, or written out; tell what happened to that seat."""
        if self.actor != seat:
            raise IllegalMove(Refusal(code="not-your-turn", rule="", said=say("not-your-turn", who=player(seat))))
        return self.play(self.code_of(seat, choice), seat)

    def play(self, code: int, ears: int | None) -> list[Event]:
        """Play a move and tell it to a seat, or to an onlooker."""
        self.record.append(code)
        journal = self.record.state.journal
        assert journal is not None, "attached when the table was made"
        return self.game.events(self.record.state, journal.take(), ears)

    def code_of(self, seat: int, choice: int | str) -> int:
        text = str(choice).strip()
        if not text.isdecimal():
            return self.game.parse(text)
        moves = self.choices(seat)
        if not 1 <= int(text) <= len(moves):
            said = say("no-such-choice", choice=text, last=len(moves))
            raise IllegalMove(Refusal(code="no-such-choice", rule="", said=said))
        return moves[int(text) - 1].code
