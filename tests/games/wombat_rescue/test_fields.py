"""No field of a state is forgotten: each is in a copy, which shares nothing that changes, and each is saved."""

from collections.abc import Iterator
from typing import Any

import msgspec

from homeward.engine.rng import seeded
from homeward.engine.state import State
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.rules import Variant, WombatRescue, codes
from homeward.games.wombat_rescue.rules.pieces.board import Board
from homeward.games.wombat_rescue.rules.pieces.ground import Ground
from homeward.testkit.deals import walk
from tests.games.wombat_rescue.wombat_table import dealt, wombats

SHARED = (Variant, Board, Ground)  # they never change during a game
NOT_OF_THE_GAME = {"journal", "explain"}  # who listens, and words for refusals


def fields_of(part: object) -> list[str]:
    """Names of all fields: a compiled class lists them itself, an interpreted one in its slots or its annotations."""
    kind = type(part)
    listed = getattr(kind, "__mypyc_attrs__", None)
    if listed is None:
        own = [vars(base).get("__slots__") or vars(base).get("__annotations__", ()) for base in kind.__mro__]
        listed = [name for names in own for name in names]
    return [name for name in listed if name not in NOT_OF_THE_GAME]


def walk_through(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A value and everything below it, with its path: `state.outback.wombats[1].lead`."""
    yield path, value
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from walk_through(item, f"{path}[{i}]")
    elif is_part(value):
        for name in fields_of(value):
            yield from walk_through(getattr(value, name), f"{path}.{name}")


def is_part(value: object) -> bool:
    return type(value).__module__.startswith("homeward.") and not isinstance(value, Ground)


def image(state: State) -> dict[str, Any]:
    """Every number and every row of numbers in a state; the ground itself, since there is one for each layout."""
    everything = walk_through(state, "state")
    return {path: plain(value) for path, value in everything if not isinstance(value, list) and not is_part(value)}


def plain(value: Any) -> Any:
    return value if isinstance(value, int | Ground) else list(value)


def positions() -> Iterator[WombatRescue]:
    """Games on their way, and what happens too rarely in them."""
    for moves in range(0, 400, 7):
        state = dealt(2 + moves % 3, moves, boulders=moves % 2 == 0, dingo_eats_poop=moves % 3 == 0)
        walk(state, moves, seeded(moves))
        yield state
    yield wombats().rescued(0, 1).rescued(1, 1).carrying(0, 2).carrying(1, 3).digesting(0, "- - - 3").hold_it_in().state
    yield wombats("r=0 q=1  A B !").walk(2, 0).state  # the pushed lead is caught, the mover waits
    yield wombats("r=0 q=4  A . . !").holder(0).rolling(3).digest().state  # the dingo has run into a lead
    yield wombats("r=1 q=1  A . x !", boulders=True).holder(0).rolling(3).digest().state  # and goes round a boulder
    yield wombats("r=0 q=1  A").rescued(0, 0, 1, 2).carrying(0, 3).walk(0, 0).state  # won
    yield dealt(2, 1, layout="billabong")
    veiled = dealt(3, 5).veil(1)
    assert isinstance(veiled, WombatRescue)
    yield veiled


def test_every_field_is_looked_at() -> None:
    state = dealt(2, 1)
    parts = {type(value).__name__ for _, value in walk_through(state, "state") if is_part(value)}
    assert parts == {
        *("WombatRescue", "Rng", "Variant", "Turn", "Hunt"),
        *("Outback", "Board", "Scent", "Wombat", "Deck", "Bag"),
    }
    assert {"state.reveals", "state.rng.low", "state.turn.phase", "state.outback.scent.cover"} <= set(image(state))


def test_every_field_differs_in_some_position() -> None:
    """Otherwise a forgotten field would pass for one that is copied and saved."""
    first = image(dealt(2, 1))
    same = set(first)
    for state in positions():
        other = image(state)
        same -= {path for path in same if other[path] != first[path]}
    assert not same


def test_every_field_is_in_a_copy() -> None:
    for state in positions():
        twin = state.copy()
        assert image(twin) == image(state)
        assert twin.explain is state.explain


def test_a_copy_shares_nothing_that_changes() -> None:
    for state in positions():
        before = image(state)
        for path, value in list(walk_through(state.copy(), "state")):
            if is_part(value) and not isinstance(value, SHARED):
                spoil(value)
                assert image(state) == before, f"something of {path} is shared with the copy"


def spoil(part: object) -> None:
    """Change every number, and rows of numbers in place; `toward` is only ever replaced as a whole."""
    for name in fields_of(part):
        value: Any = getattr(part, name)
        if isinstance(value, bool):
            setattr(part, name, not value)
        elif isinstance(value, int):
            setattr(part, name, value + 1)
        elif not isinstance(value, list | Ground) and not is_part(value) and name != "toward":
            for i in range(len(value)):
                value[i] += 1


def test_every_field_is_saved() -> None:
    for state in positions():
        data = msgspec.json.decode(msgspec.json.encode(WOMBAT_RESCUE.snapshot(state)))
        assert image(WOMBAT_RESCUE.restore(data)) == image(state)


def test_the_way_to_the_target_is_kept_only_while_the_dingo_moves() -> None:
    """It follows from the position then, so that it need not be saved."""
    for state in positions():
        assert (len(state.hunt.toward) > 0) == (state.turn.phase == codes.PROWLING)
