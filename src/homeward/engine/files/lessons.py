"""Lessons of a game as data: a deal, a line of moves, and a sentence for every step of the learner.

A lesson is played at an ordinary table. Its line is the game: the learner makes some of its moves, the other seats make
theirs. A learner who leaves the line plays on without the lesson.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct

from homeward.engine.files.toml_text import decode_toml
from homeward.engine.options import Value

Fact = bool | int | str | None | dict[str, int]  # a value, or a range of counts: { least = 2 }, { most = 5 }
Facts = dict[str, Fact]  # by path in the learner's view: `row.0.price`


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sentence, what it points at, and the learner's move."""

    say: str  # its key in the catalogue: <game>.lesson.<lesson>.<say>
    point: str = ""  # what it points at on the board, written as in hints: `slot:3`
    play: str = ""  # the learner's move, as text; empty: the learner only reads
    then: tuple[str, ...] = ()  # the moves of the others after it
    facts: Facts = {}  # facts that the sentence states; tests check them
    until: Facts = {}  # in real time, instead of a move: facts that the learner must bring about
    again: Facts = {}  # facts after which a later step is undone, and the lesson goes on here: the sack has toppled


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str  # its title's key is <game>.lesson.<name>.title
    players: int
    seed: int
    options: dict[str, Value] = {}
    learner: int = 0  # the seat
    before: tuple[str, ...] = ()  # moves before the first step
    step: tuple[LessonStep, ...]


class CoachLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says before the first decision of a kind."""

    prompt: str  # the key of the prompt without the game's name: `prompt.take`
    say: str  # <game>.coach.<say>


class Coached(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole short game with a coach."""

    players: int
    options: dict[str, Value] = {}
    line: tuple[CoachLine, ...]


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a game's lessons.toml."""

    lesson: tuple[Lesson, ...] = ()  # in the order in which they are learnt
    coached: Coached | None = None

    def named(self, name: str) -> Lesson | None:
        return next((one for one in self.lesson if one.name == name), None)


def read_lessons(path: Path) -> Lessons:
    return decode_toml(path.read_bytes(), Lessons)


def holds(facts: Facts, view: Any) -> bool:
    """Are all facts true of a view?"""
    return not untrue(facts, view)


def untrue(facts: Facts, view: Any) -> list[str]:
    """The facts that are not true, with the values found instead."""
    found = {place: part_at(view, place) for place in facts}
    return [
        f"{place} is {found[place]!r}, not {fact!r}" for place, fact in facts.items() if not is_so(fact, found[place])
    ]


def part_at(view: Any, place: str) -> Any:
    """The value at a path such as `row.0.price`; `#` is the number of items."""
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
