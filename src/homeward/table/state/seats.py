"""All seats of a table, as the entries about seats change them."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from homeward.catalogue import Name, Text
from homeward.engine.events import Event
from homeward.table.creatures import free_creature
from homeward.table.entries import (
    Claimed,
    Freed,
    Handed,
    Offered,
    Released,
    Renamed,
    SeatEntry,
    SeatMoved,
    SeatPlan,
    TakenBack,
    Withdrawn,
)
from homeward.table.state.seat import Seat, SeatOffer
from homeward.table.table_events import seat_freed_event, table_event


class SeatsChange(Struct, frozen=True):
    """What a change of seats means for the rest of the table."""

    table_events: tuple[Event, ...] = ()
    sat_down: int | None = None  # the device that has a seat now
    lost_say: tuple[int, ...] = ()  # devices that lost their seat without their consent
    ends_undo: bool = False  # an undo that was asked for is dropped


class Seats:
    """The seats in turn order."""

    def __init__(self, plans: Iterable[SeatPlan]) -> None:
        self._seats = [Seat(number, plan) for number, plan in enumerate(plans)]
        for seat in self._seats:
            if seat.kind == "person":
                seat.creature = self._creature_for(seat, seat.creature)

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    # Questions

    @property
    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self._seats)

    def held_by(self, device: int) -> list[Seat]:
        return [seat for seat in self._seats if seat.kind == "person" and seat.device == device]

    def offered_by(self, key_hash: str, now: float) -> Seat | None:
        """The seat that a key hands over now."""
        for seat in self._seats:
            if seat.offer is not None and seat.offer.key_hash == key_hash and seat.offer.is_open(now):
                return seat
        return None

    def devices(self) -> set[int | None]:
        """Devices that hold a seat, or may take one back from its bot."""
        return {device for seat in self._seats for device in (seat.device, seat.former_device)}

    def creatures_beside(self, seat: Seat) -> list[str]:
        """The creatures of all other seats, including people who may come back."""
        return [other.creature for other in self._seats if other is not seat]

    def figures(self) -> list[str]:
        """The figures that were chosen, or that seats have from the game before; empty for chance."""
        return [seat.figure for seat in self._seats]

    def names(self) -> list[Name]:
        return [self.display_name(seat.number) for seat in self._seats]

    def display_name(self, number: int) -> Name:
        """The name of a seat. Bots of one level that nobody named are told apart by a number: Fox, Fox 2."""
        name = self._seats[number].plain_name
        alike = sum(seat.plain_name == name for seat in self._seats[: number + 1])
        return name if isinstance(name, str) or alike == 1 else Text("set-up.another", {"name": name, "n": alike})

    def creatures(self) -> list[str]:
        return [seat.seen_as for seat in self._seats]

    # Changes

    def apply(self, entry: SeatEntry) -> SeatsChange:
        seat = self._seats[entry.seat]
        match entry:
            case Offered():
                return self._offer(seat, entry)
            case Withdrawn():
                seat.offer = None
                return SeatsChange()
            case SeatMoved():
                return self.move(entry.seat, entry.device)
            case Freed():
                return free(seat)
            case Renamed():
                before, seat.name = seat.name, entry.name
                return SeatsChange((table_event("renamed", entry.seat, who=before, name=entry.name),))
            case Released():
                seat.stand_up()
                return SeatsChange((table_event("seat-left", entry.seat, who=seat.name),))
            case Claimed():
                seat.sit_down(entry.device, entry.name, self._creature_for(seat, entry.creature))
                seat.figure = entry.figure
                return SeatsChange((table_event("seat-taken", entry.seat, who=entry.name),), sat_down=entry.device)
            case Handed():
                return hand_to_bot(seat, entry.level, entry.device)
            case TakenBack():
                seat.sit_down(entry.device, seat.stands_in_for or seat.name, seat.creature)
                return SeatsChange((table_event("seat-taken-back", entry.seat, who=seat.name),))

    def move(self, number: int, device: int) -> SeatsChange:
        """Another device holds the seat from now on. If others handed out its link, the owner has not consented."""
        seat = self._seats[number]
        owner = seat.owner if seat.offered_by_others and seat.owner != device else None
        seat.sit_down(device, seat.stands_in_for or seat.name, seat.creature)
        return SeatsChange(
            (table_event("seat-moved", number, who=seat.name),),
            sat_down=device,
            lost_say=() if owner is None else (owner,),
            ends_undo=True,
        )

    def remove(self, device: int) -> SeatsChange:
        """A device was sent away: all its seats are open."""
        changes = [free(seat) for seat in self.held_by(device)]
        return SeatsChange(
            tuple(event for change in changes for event in change.table_events),
            lost_say=tuple(one for change in changes for one in change.lost_say),
        )

    def leave(self, device: int, level: str) -> SeatsChange:
        """A device left for good: its seats are open or, with a level, played by a bot."""
        events = tuple(leave_seat(seat, level) for seat in self.held_by(device))
        for seat in self._seats:
            seat.let_go(device)
        return SeatsChange(events, ends_undo=True)

    def forget(self, device: int) -> SeatsChange:
        """A device was removed and cannot come back."""
        lost = (device,) if any(seat.owner == device for seat in self._seats) else ()
        for seat in self._seats:
            seat.forget(device)
        return SeatsChange(lost_say=lost)

    def begin_game(self, figures: Sequence[str]) -> None:
        """Every seat keeps its figure for the rematch, also one that chance chose. None in games without figures."""
        for seat in self._seats:
            seat.begin_game()
        for seat, figure in zip(self._seats, figures, strict=bool(figures)):
            seat.figure = figure

    def end_offers(self) -> None:
        for seat in self._seats:
            seat.offer = None

    def _offer(self, seat: Seat, entry: Offered) -> SeatsChange:
        seat.offer = SeatOffer(entry.key_hash, entry.since, entry.until, entry.device)
        if not seat.offered_by_others:
            return SeatsChange()
        return SeatsChange((table_event("seat-offered", entry.seat, who=seat.stands_in_for or seat.name),))

    def _creature_for(self, seat: Seat, chosen: str) -> str:
        return chosen or free_creature(seat.number, self.creatures_beside(seat))


def free(seat: Seat) -> SeatsChange:
    owner = seat.owner
    seat.stand_up()
    events = (seat_freed_event(seat.number, seat.name),)
    return SeatsChange(events, lost_say=() if owner is None else (owner,))


def hand_to_bot(seat: Seat, level: str, device: int) -> SeatsChange:
    """A bot plays the seat from now on, because this device wished it."""
    seat.hand_to_bot(level, given_away=seat.device != device)
    if seat.stands_in_for:
        news = table_event("bot-took-over", seat.number, who=seat.stands_in_for, level=level)
    else:
        news = table_event("bot-sat-down", seat.number, level=level)
    return SeatsChange((news,), ends_undo=True)


def leave_seat(seat: Seat, level: str) -> Event:
    if level:
        seat.hand_to_bot(level)
        return table_event("bot-took-over", seat.number, who=seat.name, level=level)
    seat.stand_up()
    return table_event("seat-left", seat.number, who=seat.name)
