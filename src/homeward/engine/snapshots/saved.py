"""What the engine checks in every snapshot: the options, the number of players, the bounds of each field."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from homeward.engine.errors import BadOption, BadSnapshot
from homeward.engine.game_info import GameInfo
from homeward.engine.options import Options, Value
from homeward.engine.snapshots.bounds import Bound, Fields, Fixed, fields_of, problems
from homeward.engine.snapshots.position import chance_bounds

CHANCE = "chance"  # the field of a snapshot that holds the chance still to come and who looks
OPTIONS = "options"  # the field of a snapshot that holds all options; without it each has a field of its own name
Settle = Callable[[int, Mapping[str, object], Mapping[str, bool]], Options]


class SavedOptions:
    """Finds the options in a game's snapshots, and checks them."""

    def __init__(self, saved: type[Struct], info: GameInfo) -> None:
        self.info = info
        self.rulings = tuple(ruling.name for ruling in info.rulings)
        who_begins = [option.name for option in info.options if option.seats]
        self.names = (*(one.name for one in info.options if not one.seats), *self.rulings, *who_begins)
        spelled = {field.name: field.encode_name for field in fields(saved)}
        self.field = spelled.get(OPTIONS)  # as JSON spells it
        self.unchecked = {CHANCE, *([self.field] if self.field is not None else self.names)}

    def of(self, saved: Any) -> dict[str, Value]:
        """The options as they were saved."""
        return dict(saved.options) if self.field is not None else {name: getattr(saved, name) for name in self.names}

    def settled(self, saved: Any, players: int, settle: Settle) -> Options:
        """The options, checked. Those that an old snapshot does not have are at their default."""
        given = self.of(saved)
        rulings = {name: self.ruling(name, given.pop(name, False)) for name in self.rulings}
        try:
            return settle(players, given, rulings)
        except BadOption as error:
            raise self.bad_option(error) from None

    def ruling(self, name: str, value: Value) -> bool:
        if not isinstance(value, bool):
            raise BadSnapshot(self.named(name), f"must be true or false, not {value!r}")
        return value

    def bad_option(self, error: BadOption) -> BadSnapshot:
        return BadSnapshot(self.named(error.option), str(error))

    def named(self, option: str) -> str:
        """The field of an option, as errors name it."""
        return option if self.field is None else f"{self.field}.{option}"

    def players(self, saved: Any) -> int:
        """The number of players, checked. A game for one number of players only need not save it."""
        offered = self.info.players
        players: int = getattr(saved, "players", offered[0])
        if players not in offered:
            raise BadSnapshot("players", f"must be {offered[0]} to {offered[-1]}, not {players}")
        return players


def bounds_of(saved: type[Struct], players: int, options: Options, /, **given: Bound) -> Fields:
    """The bounds of a game's snapshot: options and players are fixed, the chance is known, the others are given."""
    names = saved.__struct_fields__
    fixed: dict[str, Bound] = {name: Fixed(value) for name, value in options.items() if name in names}
    fixed |= {"players": Fixed(players)} if "players" in names else {}
    fixed |= {OPTIONS: Fixed(dict(options))} if OPTIONS in names else {}
    every = fields_of(saved, **{**fixed, CHANCE: chance_bounds(players), **given})
    unwritten = names_left_out(saved, options)
    return Fields({name: bound for name, bound in every.bounds.items() if name not in unwritten})


def names_left_out(saved: type[Struct], options: Options) -> set[str]:
    """The options that a snapshot does not have because they are at the default of their field, as JSON spells them.

    With `omit_defaults` a game adds an option and keeps the bytes of its snapshots without it (docs/adding-a-game.md).
    """
    if not saved.__struct_config__.omit_defaults:
        return set()
    return {
        field.encode_name for field in fields(saved) if field.name in options and options[field.name] is field.default
    }


def check_bounds(bounds: Fields, saved: Struct, unchecked: set[str]) -> None:
    """Raises BadSnapshot for the first field outside its bounds. The fields in `unchecked` are checked elsewhere."""
    data = msgspec.to_builtins(saved)
    for name, bound in bounds.bounds.items():
        for field, problem in problems(bound, data[name], name) if name not in unchecked else ():
            raise BadSnapshot(field, problem)
