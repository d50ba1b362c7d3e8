"""Names of the things of Monster-Falle."""

from collections.abc import Sequence

from homeward.catalogue import Text, player, text_factory
from homeward.games.monster_falle.components import BOX

say = text_factory("monster-falle")


def monster_name(monster: int) -> Text:
    return say(f"monster.{BOX.monsters[monster].id}")


def across(location: int) -> Text:
    """`across the fridge`."""
    return say(f"across.{BOX.locations[location].key}")


def start_name(start: int) -> Text:
    """`from the north gallery`."""
    return say(f"start.{BOX.starts[start].id}")


def players(seats: Sequence[int]) -> tuple[Text, ...]:
    return tuple(player(seat) for seat in seats)
