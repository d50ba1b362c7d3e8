"""Options of a game, declared with defaults, choices and conflicts. Everything else is refused."""

from collections.abc import Mapping

from msgspec import Struct

from homeward.catalogue import Text, any_of, text_factory
from homeward.engine.errors import BadOption

say = text_factory("error.option")
Value = bool | int | str
Options = Mapping[str, Value]  # all options of a game by name, checked and final
LARGEST_FILE = 64 * 1024  # bytes; our longest components file has a quarter of that


class Option(Struct, frozen=True, kw_only=True):
    """One thing that the table chooses before a game. Its texts are in the game's catalogue, under its name."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()  # empty for a yes-or-no option
    rules: tuple[str, ...] = ()
    file: bool = False  # the value may be the text of a player's file; an option without choices is empty for no file
    seats: bool = False  # the value may be a seat, from 0, that begins; in a rematch the next seat begins
    rare: bool = False  # the set-up folds it away, because most people leave it alone
    players: tuple[int, ...] = ()  # numbers of players with which it matters; empty for all
    when: dict[str, Value] = {}  # it matters only where other options have these values
    warm_up: bool = False  # a yes-or-no option shown beside the start button; off again in the rematch

    def values(self, players: int) -> tuple[Value, ...]:
        """The values that this number of players can choose."""
        if self.file and not self.choices:
            return (self.default,)
        named = self.choices or (False, True)
        return (*range(players), *named) if self.seats else named

    def check(self, value: object, players: int) -> Value:
        for allowed in self.values(players):
            # bool is an int in Python: `pack=1` must not pass as `pack=True`, nor `length=True` as 1
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if self.file:
            return self.check_text(value)
        raise self.refusal(value, players)

    def refusal(self, value: object, players: int) -> BadOption:
        """Names the allowed values. People count seats from one."""
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
    """Named settings, such as "Short". Its texts are in the catalogues."""

    name: str  # its texts are `preset.<name>` and `<game>.preset.<name>`
    options: dict[str, Value] = {}  # the others at their default
    hints: bool = True
    level: str = ""  # of the bots at the table; empty: the usual one
    aloud: bool = False  # everything is read aloud until somebody switches it off


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
    """All options of a game for this number of players: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise unknown_option(name, tuple(known))
    settled = {
        name: option.check(given[name], players) if name in given else option.default for name, option in known.items()
    }
    for conflict in conflicts:
        if all(settled[name] == value for name, value in conflict.when.items()):
            raise BadOption(next(iter(conflict.when)), conflict.said, conflict.rule)
    return settled
