"""What the table itself says: refusals and notices. A game's own words are in its folder."""

from collections.abc import Sequence

from homeward.catalogue import Arg, Name, Said, any_of
from homeward.engine.errors import HomewardError, Refusal
from homeward.engine.rulings import Ruling
from homeward.engine.words import Event
from homeward.table.entries import Clock


class Refused(HomewardError):
    """Something that the table does not do, with the reason. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.said)
        self.refusal = refusal


def refused(code: str, **facts: Arg) -> Refused:
    """A refusal whose sentence is in the catalogue of the house, by its code."""
    return Refused(Refusal(code=code, rule="", said=Said(f"refusal.{code}", facts)))


# Refusals


def not_your_seat(seat: int) -> Refused:
    return refused("not-your-seat", seat=seat)


def not_your_turn(actor: int, name: Name) -> Refused:
    return refused("not-your-turn", actor=actor, name=name)


def stale() -> Refused:
    return refused("stale")


def gathering() -> Refused:
    return refused("gathering")


def over() -> Refused:
    return refused("over")


def not_over() -> Refused:
    return refused("not-over")


def seat_not_open(seat: int) -> Refused:
    return refused("seat-not-open", seat=seat)


def seat_taken(seat: int) -> Refused:
    return refused("seat-taken", seat=seat)


def not_away(name: Name) -> Refused:
    return refused("not-away", name=name)


def not_a_bot(seat: int) -> Refused:
    return refused("not-a-bot", seat=seat)


def bad_level(level: str) -> Refused:
    return refused("bad-level", level=level[:40])


def no_such_creature(creature: str) -> Refused:
    return refused("no-such-creature", creature=creature[:40])


def creature_taken(creature: str) -> Refused:
    return refused("creature-taken", creature=Said(f"creature.{creature}"))


def bad_name() -> Refused:
    return refused("bad-name")


def unseen_letters() -> Refused:
    return refused("unseen-letters")


def name_taken(name: str) -> Refused:
    return refused("name-taken", name=name)


def nothing_to_undo() -> Refused:
    return refused("nothing-to-undo")


def not_asked() -> Refused:
    return refused("not-asked")


def undo_is_asked() -> Refused:
    return refused("undo-asked")


def bad_key() -> Refused:
    return refused("bad-key")


def not_welcome() -> Refused:
    return refused("not-welcome")


def table_full() -> Refused:
    return refused("table-full")


def closed() -> Refused:
    return refused("closed")


def not_the_opener() -> Refused:
    return refused("not-the-opener")


def not_to_free(seat: int) -> Refused:
    return refused("not-to-free", seat=seat)


def knows_other_secrets(seat: int) -> Refused:
    return refused("knows-other-secrets", seat=seat)


def not_seated() -> Refused:
    return refused("not-seated")


def no_such_device() -> Refused:
    return refused("no-such-device")


def bad_seats(game: Said, allowed: Sequence[int], players: int) -> Refused:
    return refused("bad-seats", game=game, allowed=any_of(list(map(str, allowed))), players=players)


def newer_rules(title: Said) -> Refused:
    return refused("newer-rules", title=title)


def not_yours_to_forget() -> Refused:
    return refused("not-yours-to-forget")


def somebody_was_sent_away() -> Refused:
    return refused("somebody-was-sent-away")


def no_clock() -> Refused:
    return refused("no-clock")


def full_of_moves() -> Refused:
    return refused("full-of-moves")


def not_asked_to_forget() -> Refused:
    return refused("not-asked-to-forget")


def shut() -> Refused:
    return refused("table-shut")


def forgotten() -> Refused:
    return refused("table-forgotten")


def no_such_lesson(lesson: str) -> Refused:
    return refused("no-such-lesson", lesson=lesson[:40])


def lesson_goes_on() -> Refused:
    """A move that the rules allow, and that is not what the lesson is about just now."""
    return refused("lesson-goes-on")


# Notices


def notice(kind: str, seat: int | None = None, **facts: int | str) -> Event:
    """What happened at the table itself; its sentence is in the catalogue of the house, by its kind."""
    return Event(kind=kind, seat=seat, said=Said(f"notice.{kind}", {**facts}), facts={**facts})


def undone(seat: int, who: str, moves: int, to: int) -> Event:
    return notice("undone", seat, who=who, n=moves, to=to)


def seat_freed(seat: int, who: str) -> Event:
    """A bot that nobody gave a name has none."""
    return notice("seat-freed", seat, who=who) if who else notice("bot-stood-up", seat)


def table_named(name: str) -> Event:
    return notice("table-named", name=name) if name else notice("table-unnamed")


def clocked(clock: Clock | None) -> Event:
    if clock is None:
        return notice("clock-none")
    return notice("clock-bot" if clock.then == "bot" else "clock-reminder", n=clock.days)


def stepped_in(seat: int, who: Name) -> Event:
    """Told with the move itself, in the log for ever."""
    return Event(kind="stepped-in", seat=seat, said=Said("notice.stepped-in", {"who": who}))


def rematch(round: int, begins: Name | None) -> Event:
    """`begins` is who begins now because somebody else did before; None where nobody passes it on."""
    said = Said("notice.rematch-begins", {"who": begins}) if begins else Said("notice.rematch")
    return Event(kind="rematch", said=said, facts={"round": round})


def older_rules(ruling: Ruling) -> Event:
    return Event(kind="older-rules", said=Said("notice.older-rules", {"ruling": ruling.said, "rules": ruling.rules}))
