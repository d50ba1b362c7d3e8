"""What the table itself says: refusals and notices. A game's own words are in its folder."""

from homeward.engine.errors import HomewardError, Refusal
from homeward.engine.rulings import Ruling
from homeward.engine.words import Event


class Refused(HomewardError):
    """Something that the table does not do, with the reason. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


def refused(code: str, text: str, **facts: int | str) -> Refused:
    return Refused(Refusal(code=code, rule="", text=text, facts=facts))


# Refusals


def not_your_seat(seat: int) -> Refused:
    return refused("not-your-seat", "Somebody else sits there. You can play only your own seats.", seat=seat)


def not_your_turn(actor: int, name: str) -> Refused:
    return refused("not-your-turn", f"It is {name}'s turn.", actor=actor)


def stale() -> Refused:
    return refused("stale", "The game has moved on. Look again and choose once more.")


def gathering() -> Refused:
    return refused("gathering", "The game begins when every seat is taken.")


def over() -> Refused:
    return refused("over", "The game is over.")


def not_over() -> Refused:
    return refused("not-over", "The game is still being played. That comes at the end.")


def seat_not_open(seat: int) -> Refused:
    return refused("seat-not-open", "That seat is taken already.", seat=seat)


def seat_taken(seat: int) -> Refused:
    return refused("seat-taken", "A bot or another person sits there.", seat=seat)


def not_away(name: str) -> Refused:
    return refused("not-away", f"{name} is here. Only somebody who has been away for a while can be replaced.")


def not_a_bot(seat: int) -> Refused:
    return refused("not-a-bot", "No bot keeps that seat warm for you.", seat=seat)


def bad_level(level: str) -> Refused:
    return refused("bad-level", f"There is no bot called {level[:40]!r} in this game.", level=level[:40])


def bad_name() -> Refused:
    return refused("bad-name", "Please choose a name with at least one letter.")


def nothing_to_undo() -> Refused:
    return refused("nothing-to-undo", "There is nothing of yours to take back.")


def not_asked() -> Refused:
    return refused("not-asked", "Nobody is asking you to take a move back.")


def undo_is_asked() -> Refused:
    return refused("undo-asked", "Everybody is being asked already. Wait for the answers.")


def bad_key() -> Refused:
    return refused("bad-key", "This link is not right, or it was used already. Ask for a new one.")


def not_welcome() -> Refused:
    return refused("not-welcome", "This device has no place at that table. Open the link to join again.")


def table_full() -> Refused:
    return refused("table-full", "No more devices fit at this table.")


def bad_seats(text: str) -> Refused:
    return refused("bad-seats", text)


def newer_rules(title: str) -> Refused:
    return refused("newer-rules", f"This game was begun with newer rules of {title} than this house knows.")


# Notices


def notice(kind: str, seat: int | None, text: str, **facts: int | str | None) -> Event:
    return Event(kind=kind, seat=seat, text=text, facts=dict(facts))


def rematch(round: int, begins: str) -> Event:
    """`begins` is who begins now because somebody else did before; empty where nobody passes it on."""
    text = f"Again! This time {begins} begins." if begins else "Again! A new game begins."
    return notice("rematch", None, text, round=round)


def older_rules(ruling: Ruling) -> Event:
    ids = ", ".join(ruling.rules)
    return notice("older-rules", None, f"This game began with older rules and keeps to them. {ruling.title} ({ids})")


def moves_in_words(count: int) -> str:
    return "one move" if count == 1 else f"{count} moves"
