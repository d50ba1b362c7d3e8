"""The names of everything in the box of Monster-Falle."""

from collections.abc import Sequence

from homeward.catalogue import Said, player, says
from homeward.games.monster_falle.components import BOX

say = says("monster-falle")


def monster_name(monster: int) -> Said:
    return say(f"monster.{BOX.monsters[monster].id}")


def across(location: int) -> Said:
    """`across the fridge`."""
    return say(f"across.{BOX.locations[location].key}")


def start_name(start: int) -> Said:
    """`from the north gallery`."""
    return say(f"start.{BOX.starts[start].id}")


def players(seats: Sequence[int]) -> tuple[Said, ...]:
    return tuple(player(seat) for seat in seats)
