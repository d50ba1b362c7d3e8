"""Options of a game: declared with type, default, meaning and allowed combinations; anything else is an error."""

from collections.abc import Mapping

from msgspec import Struct

from homeward.engine.errors import BadOption

Value = bool | int | str
LARGEST_FILE = 64 * 1024  # bytes; the longest components file of the house has a quarter of that


class Choice(Struct, frozen=True):
    """One allowed value of an option, with the words the set-up shows."""

    value: Value
    title: str
    help: str = ""


class Option(Struct, frozen=True, kw_only=True):
    """One thing the table can choose before a game."""

    name: str
    title: str
    help: str
    default: Value
    choices: tuple[Choice, ...] = ()  # empty for a yes-or-no option
    rules: tuple[str, ...] = ()
    file: bool = False  # the value may be the text of a file the table brings along; without choices, empty for none
    seats: bool = False  # the value may be a seat, from 0: it begins, and in a rematch the next one does

    def values(self, players: int) -> tuple[Value, ...]:
        """What so many players can choose."""
        if self.file and not self.choices:
            return (self.default,)
        named = tuple(choice.value for choice in self.choices) if self.choices else (False, True)
        return (*range(players), *named) if self.seats else named

    def check(self, value: object, players: int) -> Value:
        for allowed in self.values(players):
            # bool is an int in Python: `pack=1` must not pass for `pack=True`, nor `length=True` for 1
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if self.file:
            return self.check_text(value)
        raise BadOption(self.name, self.refusal(value, players))

    def refusal(self, value: object, players: int) -> str:
        """What is allowed instead. People count seats from one."""
        if self.seats and type(value) is int:
            return f"seat {value + 1} cannot begin; the seats of this table are 1 to {players}"
        return f"{self.name} cannot be {value!r}; allowed: {', '.join(map(self.spelled, self.values(players)))}"

    def spelled(self, value: Value) -> str:
        """A value as people and command lines write it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value + 1) if self.seats and isinstance(value, int) else str(value)

    def check_text(self, value: object) -> str:
        if not isinstance(value, str) or len(value.encode()) > LARGEST_FILE:
            raise BadOption(self.name, f"{self.name} must be the text of a file of up to {LARGEST_FILE // 1024} kB")
        return value


class Conflict(Struct, frozen=True):
    """Two settings that do not go together, with the reason in words."""

    when: dict[str, Value]
    text: str
    rule: str


def settle(
    options: tuple[Option, ...], conflicts: tuple[Conflict, ...], given: Mapping[str, object], players: int
) -> dict[str, Value]:
    """All options of a game for so many players: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            offered = ", ".join(known) or "none"
            raise BadOption(name, f"there is no option {name!r}; this game has: {offered}")
    settled = {
        name: option.check(given[name], players) if name in given else option.default for name, option in known.items()
    }
    for conflict in conflicts:
        if all(settled[name] == value for name, value in conflict.when.items()):
            raise BadOption(next(iter(conflict.when)), f"{conflict.text} ({conflict.rule})")
    return settled
