"""Two processes that share a database but get no messages of each other: what a lost process message can do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from homeward.rooms.room.room import Room
from homeward.server.house import House
from homeward.server.process.settings import Settings
from homeward.server.storage.sql import storage_at
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import SeatPlan
from homeward.table.secret_source import hash_secret
from homeward.table.wishes import MoveWish

from .live import PATIENCE


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[tuple[Room, Room]]:
    """The same table, in memory at both processes."""
    database = f"sqlite:///{tmp_path}/homeward.db"
    houses = [House(Settings(thinkers=1), storage_at(database)) for _ in range(2)]
    for house in houses:
        await house.open()
    seats = [SeatPlan("Anna", "here"), SeatPlan("Ben", "here")]
    deal = houses[0].services.secret_source.deal()
    room = await houses[0].rooms.make(new_table("monster-chase", {}, seats, False, deal, ("key", "token")))
    yield room, await houses[1].rooms.room(room.table.name)
    for house in houses:
        await house.close()


def next_move(room: Room, request: str) -> MoveWish:
    assert room.table.play is not None
    state = room.table.play.state
    assert state.actor is not None
    return MoveWish(id=request, seat=state.actor, code=int(state.legal()[0]), version=room.table.version)


async def test_a_device_that_has_seen_more_is_believed(rooms: tuple[Room, Room]) -> None:
    """Its last move was stored by a process that died before it could tell; it plays on at another one."""
    here, there = rooms
    for number in range(6):
        await here.wish(0, next_move(here, f"here {number}"))
    move = next_move(here, "there")
    assert there.table.version < here.table.version
    version, _ = await there.wish(0, move)
    assert version == here.table.version + 1


async def test_a_device_that_came_by_another_process_is_found(rooms: tuple[Room, Room]) -> None:
    here, there = rooms
    await here.join(hash_secret("key"), "")
    assert len(there.table.guests.tokens) < len(here.table.guests.tokens)
    await there.catch_up()
    assert there.table.guests.tokens == here.table.guests.tokens


async def test_a_message_that_comes_while_a_table_is_opened_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that is stored after the table was read and before it is there would be missed."""
    database = f"sqlite:///{tmp_path}/homeward.db"
    here, there = houses = [House(Settings(thinkers=1), storage_at(database)) for _ in range(2)]
    for house in houses:
        await house.open()
    seats = [SeatPlan("Anna", "here"), SeatPlan("Ben", "here")]
    made = new_table("monster-chase", {}, seats, False, here.services.secret_source.deal(), ("key", "token"))
    room = await here.rooms.make(made)
    await room.wish(0, next_move(room, "early"))
    read = there.storage.load

    async def read_then_missed(name: str, after: int = 0) -> list[bytes]:
        entries = await read(name, after)
        if after == 0:
            await room.wish(0, next_move(room, "late"))
            there.rooms.hear(name, b"of another process")
        return entries

    monkeypatch.setattr(there.storage, "load", read_then_missed)
    opened = await there.rooms.room(room.table.name)
    async with asyncio.timeout(PATIENCE):
        while opened.table.version < room.table.version:
            await asyncio.sleep(0)
    for house in houses:
        await house.close()
