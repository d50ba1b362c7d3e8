"""The creatures that people at a table are seen as. A bot has a face of its own, that of its level."""

from collections.abc import Iterable
from typing import Literal, get_args

from homeward.catalogue import Text
from homeward.table.refusals import LONGEST_ECHO, Refused

Creature = Literal[
    "rabbit",
    "dog",
    "cat",
    "bird",
    "tortoise",
    "wild",
    "mouse",
    "frog",
    "pig",
    "hedgehog",
    "penguin",
    "lion",
]
CREATURES: tuple[Creature, ...] = get_args(Creature)


def check_creature(creature: str, taken: Iterable[str]) -> None:
    """Refused if there is no such creature, or if somebody else is it. Whoever chose none is given one."""
    if not creature:
        return
    if creature not in CREATURES:
        raise Refused("no-such-creature", creature=creature[:LONGEST_ECHO])
    if creature in taken:
        raise Refused("creature-taken", creature=Text(f"creature.{creature}"))


def free_creature(seat: int, taken: Iterable[str]) -> str:
    """For whoever chose none: the one of the seat, as it was before people could choose, or the next that is free."""
    others = frozenset(taken)
    in_turn = (*CREATURES[seat:], *CREATURES[:seat])
    return next((one for one in in_turn if one not in others), in_turn[0])
