"""What a game tells people while it is played: events, prompts and timers."""

from msgspec import Struct

from homeward.catalogue import Text

Facts = dict[str, int | str | bool | list[int] | None]


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened. `said` and `facts` stay in logs and replays; the fleeting fields are sent once only."""

    kind: str
    seat: int | None = None
    said: Text | None = None
    facts: Facts = {}
    fleeting: Facts = {}
    fleeting_said: Text | None = None

    def afterwards(self) -> "Event":
        """The event as a log, a reconnect or a replay of a running game may have it."""
        return Event(kind=self.kind, seat=self.seat, said=self.said, facts=self.facts)


class Prompt(Struct, frozen=True, kw_only=True):
    """What a seat is asked to do now."""

    said: Text
    detail: Text | None = None


class Timer(Struct, frozen=True, kw_only=True):
    """After this many seconds in a position the table plays this move for the seat that is to act."""

    seconds: int
    code: int
