"""Options of a game: declared with type, default, meaning and allowed combinations; anything else is an error."""

from collections.abc import Mapping

from msgspec import Struct

from homeward.catalogue import Text, any_of, text_factory
from homeward.engine.errors import BadOption

say = text_factory("error.option")
Value = bool | int | str
Options = Mapping[str, Value]  # all options of a game by name, settled: nobody changes them any more
LARGEST_FILE = 64 * 1024  # bytes; the longest components file of the house has a quarter of that


class Option(Struct, frozen=True, kw_only=True):
    """One thing the table can choose before a game. What it is called is in the game's catalogue, by its name."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()  # empty for a yes-or-no option
    rules: tuple[str, ...] = ()
    file: bool = False  # the value may be the text of a file the table brings along; without choices, empty for none
    seats: bool = False  # the value may be a seat, from 0: it begins, and in a rematch the next one does
    rare: bool = False  # most people leave it alone: the set-up folds it away
    players: tuple[int, ...] = ()  # numbers of players for whom it matters; empty for any
    when: dict[str, Value] = {}  # it matters only where other options have these values
    warm_up: bool = False  # a yes-or-no choice that stands beside the start: after it, a rematch is the game itself

    def values(self, players: int) -> tuple[Value, ...]:
        """What so many players can choose."""
        if self.file and not self.choices:
            return (self.default,)
        named = self.choices or (False, True)
        return (*range(players), *named) if self.seats else named

    def check(self, value: object, players: int) -> Value:
        for allowed in self.values(players):
            # bool is an int in Python: `pack=1` must not pass for `pack=True`, nor `length=True` for 1
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if self.file:
            return self.check_text(value)
        raise self.refusal(value, players)

    def refusal(self, value: object, players: int) -> BadOption:
        """What is allowed instead. People count seats from one."""
        if self.seats and type(value) is int:
            return BadOption(self.name, say("seat", seat=value + 1, players=players))
        allowed = any_of([self.spelled(one) for one in self.values(players)])
        return BadOption(self.name, say("value", option=self.name, value=repr(value), allowed=allowed))

    def spelled(self, value: Value) -> str:
        """A value as people and command lines write it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value + 1) if self.seats and isinstance(value, int) else str(value)

    def check_text(self, value: object) -> str:
        if not isinstance(value, str) or len(value.encode()) > LARGEST_FILE:
            raise BadOption(self.name, say("file", option=self.name, n=LARGEST_FILE // 1024))
        return value


class Preset(Struct, frozen=True, kw_only=True):
    """Settings that suit some people or some evening. Its name and what it means are in the catalogues."""

    name: str  # the house says `preset.<name>`, the game `<game>.preset.<name>`
    options: dict[str, Value] = {}  # the others at their default
    hints: bool = True
    level: str = ""  # of bots at the table; empty: the usual one
    aloud: bool = False  # for those who cannot read yet: read aloud until somebody switches it off


class Conflict(Struct, frozen=True):
    """Two settings that do not go together, and why."""

    when: dict[str, Value]
    said: Text
    rule: str


def unknown_option(name: str, known: tuple[str, ...]) -> BadOption:
    return BadOption(name, say("unknown", option=name, known=known) if known else say("none", option=name))


def settle(
    options: tuple[Option, ...], conflicts: tuple[Conflict, ...], given: Mapping[str, object], players: int
) -> dict[str, Value]:
    """All options of a game for so many players: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise unknown_option(name, tuple(known))
    settled = {
        name: option.check(given[name], players) if name in given else option.default for name, option in known.items()
    }
    for conflict in conflicts:
        if all(settled[name] == value for name, value in conflict.when.items()):
            with_rule = Text("error.with-rule", {"sentence": conflict.said, "rule": conflict.rule})
            raise BadOption(next(iter(conflict.when)), with_rule)
    return settled
