"""A look at the shelf opens no room, and reads a stored table only after it has changed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from homeward.rooms import shelf_tables
from homeward.rooms.rooms import Rooms
from homeward.rooms.shelf_tables import ShelfTables
from homeward.rooms.storage import StorageDown, StoredTable
from homeward.table import wishes
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import AnyEntry, DealSeed, SeatPlan, TableNamed, decode, encode
from tests.table.family import Family, here

TABLE = "abcdefghijklmnop"
TOKEN = "token"


class CountingStorage:
    """One table, and how often it was read."""

    def __init__(self, *entries: AnyEntry) -> None:
        self.bodies = [encode(one) for one in entries]
        self.loads = 0
        self.is_down = False

    async def find(self, table: str) -> StoredTable | None:
        if self.is_down:
            raise StorageDown("down")
        return StoredTable(table, len(self.bodies), 0.0, 0.0, self.bodies[0]) if table == TABLE else None

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        self.loads += 1
        return self.bodies[after:]


class StandInServices:
    def __init__(self, storage: CountingStorage) -> None:
        self.storage = storage

    async def run_beside(self, work: Callable[[], Any]) -> Any:
        return work()


def made_table() -> AnyEntry:
    plans = [SeatPlan("Mia", "here"), SeatPlan("Ben", "here")]
    return new_table("monster-chase", {}, plans, True, DealSeed(3, "salt"), ("key", TOKEN))


def shelf_of(storage: CountingStorage) -> tuple[Rooms, ShelfTables]:
    rooms = Rooms(StandInServices(storage))  # type: ignore[arg-type]
    return rooms, ShelfTables(rooms)


async def test_a_table_is_read_again_only_after_it_has_changed() -> None:
    storage = CountingStorage(made_table())
    rooms, shelf = shelf_of(storage)
    for _ in range(3):
        found = await shelf.of(TABLE, TOKEN)
        assert found is not None
        assert found.your_turn
    assert storage.loads == 1
    storage.bodies.append(encode(TableNamed(device=0, id="1", name="Ours")))
    await shelf.of(TABLE, TOKEN)
    assert storage.loads == 2
    assert len(rooms) == 0, "no room was opened"


async def test_guessing_tokens_reads_nothing_again() -> None:
    storage = CountingStorage(made_table())
    _, shelf = shelf_of(storage)
    for number in range(50):
        found = await shelf.of(TABLE, f"guess {number}")
        assert found is not None
        assert found.phase == "gone"
    assert storage.loads == 1


async def test_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_tables, "REMEMBERED", 0)
    storage = CountingStorage(made_table())
    _, shelf = shelf_of(storage)
    for _ in range(2):
        await shelf.of(TABLE, TOKEN)
    assert storage.loads == 2


async def test_a_table_of_newer_rules_is_left_out_and_hides_no_other() -> None:
    made = made_table()
    storage = CountingStorage(msgspec.structs.replace(made, rules_version=99))
    _, shelf = shelf_of(storage)
    assert await shelf.of(TABLE, TOKEN) is None


NAMED = encode(TableNamed(device=0, id="1", name="Ours"))
NO_SUCH_MOVE = b'{"entry":"played","seat":0,"code":99999}'


@pytest.mark.parametrize(
    "bodies",
    [
        [b"{"],
        [b"\xff"],
        [b"null"],
        [NAMED],
        [encode(made_table()), b'{"entry":"fly"}'],
        [encode(made_table()), NO_SUCH_MOVE],
    ],
    ids=["half", "no text", "null", "no beginning", "unknown", "no such move"],
)
async def test_a_damaged_table_is_left_out_and_logged_once(
    bodies: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    storage = CountingStorage(made_table())
    storage.bodies = bodies
    _, shelf = shelf_of(storage)
    assert [await shelf.of(TABLE, TOKEN) for _ in range(3)] == [None] * 3
    assert [record.message for record in caplog.records] == ["a stored table cannot be read"]


async def test_a_storage_that_is_away_is_not_taken_for_a_table_that_is_gone() -> None:
    storage = CountingStorage(made_table())
    storage.is_down = True
    _, shelf = shelf_of(storage)
    with pytest.raises(StorageDown):
        await shelf.of(TABLE, TOKEN)


# What waits for an answer of a device, at a table that is only stored


def anna_and_ben() -> Family:
    """Each on a device with the number of the seat."""
    family = Family([*here("Anna"), SeatPlan("", "open")], length=10, mode="easy", open_memory=True)
    family.wish(family.join(), wishes.Claim, seat=1, name="Ben")
    return family


def play_to_the_end(family: Family) -> None:
    while (actor := family.table.actor) is not None:
        family.bot_moves() if family.table.bot_to_act() is not None else family.move(actor)


async def asked(family: Family) -> list[str | None]:
    """What each device is asked, as the shelf reads it from the storage."""
    _, shelf = shelf_of(CountingStorage(*map(decode, family.stored)))
    tables = [await shelf.of(TABLE, token) for token in family.tokens]
    return [one.asked for one in tables if one is not None]


async def test_a_rematch_waits_for_whoever_has_not_answered() -> None:
    family = anna_and_ben()
    family.join()  # an onlooker is asked nothing
    play_to_the_end(family)
    assert await asked(family) == [None, None, None]
    family.wish(1, wishes.Rematch)
    assert await asked(family) == ["rematch", None, None]
    family.wish(0, wishes.Rematch)
    assert await asked(family) == [None, None, None]


async def test_a_game_that_began_without_somebody_waits_for_nothing_but_their_seat() -> None:
    family = anna_and_ben()
    play_to_the_end(family)
    family.wish(0, wishes.Rematch, level="cub")
    assert await asked(family) == [None, "take-back"]
    play_to_the_end(family)
    assert await asked(family) == [None, None], "at the end there is nothing to come back to"


async def test_an_undo_is_asked_before_anything_else() -> None:
    family = anna_and_ben()
    mover = family.table.actor or 0
    family.move(mover)
    family.away = frozenset({1 - mover})
    family.wish(mover, wishes.Bot, seat=1 - mover, level="cub")
    family.wish(mover, wishes.Undo, to=0)
    assert (await asked(family))[1 - mover] == "undo", "also while a bot plays for them"
    family.away = frozenset()
    family.wish(1 - mover, wishes.Consent, yes=False)
    assert (await asked(family))[1 - mover] == "take-back"
