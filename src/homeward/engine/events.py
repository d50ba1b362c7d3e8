"""What a game says to people while it is played: events, prompts and timers."""

from msgspec import Struct

from homeward.catalogue import Text

Facts = dict[str, int | str | bool | list[int] | None]


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened. `said` and `facts` may be repeated for ever, what is fleeting only at its moment."""

    kind: str
    seat: int | None = None
    said: Text | None = None
    facts: Facts = {}
    fleeting: Facts = {}
    fleeting_said: Text | None = None

    def afterwards(self) -> "Event":
        """The event as a log, a reconnect or a running replay may tell it."""
        return Event(kind=self.kind, seat=self.seat, said=self.said, facts=self.facts)


class Prompt(Struct, frozen=True, kw_only=True):
    """What a seat is asked to do now."""

    said: Text
    detail: Text | None = None


class Timer(Struct, frozen=True, kw_only=True):
    """After so many seconds in a position the table plays this move for whoever is to act."""

    seconds: int
    code: int
