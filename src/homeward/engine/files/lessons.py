"""Lessons of a game as data: a deal, a line of moves, and a sentence where the learner is to look or to move.

A lesson is played at an ordinary table. Its line is the game: the learner makes some of its moves, the other seats make
theirs, and whoever leaves the line simply plays on.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct

from homeward.engine.files.toml_text import decode_toml
from homeward.engine.options import Value

Fact = bool | int | str | None | dict[str, int]  # what is there, or how much of it: { least = 2 }, { most = 5 }
Facts = dict[str, Fact]  # by their place in the learner's view: `row.0.price`


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: a sentence, what it points at, and what the learner does then."""

    say: str  # its sentence in the catalogue: <game>.lesson.<lesson>.<say>
    point: str = ""  # at what of the board, in the words of hints: `slot:3`
    play: str = ""  # the learner's move, as text; without one the sentence is read, and one goes on
    then: tuple[str, ...] = ()  # the moves of others after it
    facts: Facts = {}  # that the sentence says: tests look whether they are so
    until: Facts = {}  # in real time, instead of a move: what the learner has to bring about


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str  # its title in the catalogue: <game>.lesson.<name>.title
    players: int
    seed: int
    options: dict[str, Value] = {}
    learner: int = 0  # the seat
    before: tuple[str, ...] = ()  # moves from before the learner sits down
    step: tuple[LessonStep, ...]


class CoachLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says before a kind of decision, the first time it comes up."""

    prompt: str  # the key of the prompt without the game's name: `prompt.take`
    say: str  # <game>.coach.<say>


class Coached(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole short game with a coach."""

    players: int
    options: dict[str, Value] = {}
    line: tuple[CoachLine, ...]


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's lessons.toml says. A game without one has none."""

    lesson: tuple[Lesson, ...] = ()  # the first one first, then those for what comes later
    coached: Coached | None = None

    def named(self, name: str) -> Lesson | None:
        return next((one for one in self.lesson if one.name == name), None)


def read_lessons(path: Path) -> Lessons:
    return decode_toml(path.read_bytes(), Lessons)


def holds(facts: Facts, view: Any) -> bool:
    """Are all facts so in a view?"""
    return not untrue(facts, view)


def untrue(facts: Facts, view: Any) -> list[str]:
    """The facts that are not so, with what is there instead."""
    found = {place: part_at(view, place) for place in facts}
    return [
        f"{place} is {found[place]!r}, not {fact!r}" for place, fact in facts.items() if not is_so(fact, found[place])
    ]


def part_at(view: Any, place: str) -> Any:
    """What is at a place such as `row.0.price`; `#` is how many there are."""
    for step in place.split("."):
        view = part_within(view, step)
    return view


def part_within(part: Any, step: str) -> Any:
    if part is None:
        return None
    if step == "#":
        return len(part)
    if isinstance(part, list | tuple):
        return part[int(step)]
    return part[step] if isinstance(part, dict) else getattr(part, step)


def is_so(fact: Fact, found: Any) -> bool:
    if not isinstance(fact, dict):
        return bool(found == fact or (fact == "" and found is None))
    return found is not None and bool(fact.get("least", found) <= found <= fact.get("most", found))
