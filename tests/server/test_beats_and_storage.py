"""Beats are played before they are stored: what that means while the storage is away or another process plays too."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.rooms.room.room import Room
from homeward.rooms.sessions.connection import DeviceConnection
from homeward.rooms.storage import StorageDown, Write
from homeward.server.house import House
from homeward.server.process.settings import Settings
from homeward.server.storage.sql import storage_at
from homeward.table import Table
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import AnyEntry, Beaten, Renamed, SeatPlan, decode
from homeward.table.refusals import Refused
from homeward.table.wishes import MoveWish, Pace, Rename

GO = GAME.parse("go")


class Listener(DeviceConnection):
    """A device that remembers what it is told."""

    def __init__(self, room: Room) -> None:
        transport: Any = SimpleNamespace(address="")
        super().__init__(transport, 0, "tab", room.leave)
        self.heard: list[dict[str, Any]] = []

    def send(self, raw: bytes) -> None:
        self.heard.append(json.loads(raw))

    def frames(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "frame"]


@pytest.fixture
async def houses(tmp_path: Path) -> AsyncIterator[list[House]]:
    """Two processes that share a database but get no messages of each other."""
    database = f"sqlite:///{tmp_path}/homeward.db"
    houses = [House(Settings(thinkers=1), storage_at(database)) for _ in range(2)]
    for house in houses:
        await house.open()
    yield houses
    for house in houses:
        await house.close()


async def paused_round(house: House) -> tuple[Room, Listener]:
    """A table of Monster-Falle in the middle of its countdown."""
    seats = [SeatPlan("Mia", "here"), SeatPlan("Jonas", "here")]
    made = new_table("monster-falle", {}, seats, False, house.services.secret_source.deal(), ("key", "token"))
    room = await house.rooms.make(made)
    listener = Listener(room)
    room.enter(listener)
    while not room.table.in_beats:
        go = MoveWish(id=f"go {room.table.version}", seat=room.table.actor or 0, code=GO, version=room.table.version)
        await room.wish(0, go)
    room.beat_clock.set_pace(0, Pace(id="pause", paused=True))
    await everything_stored(room)
    return room, listener


def play_beats(room: Room, count: int) -> None:
    room.beat_clock.set_pace(0, Pace(id="step", paused=True, step=count))


async def everything_stored(room: Room) -> None:
    async with asyncio.timeout(60):
        while unstored(room.table):
            await asyncio.sleep(0.01)


async def stored(house: House, room: Room) -> list[AnyEntry]:
    return [decode(body) for body in await house.storage.load(room.table.name)]


def unstored(table: Table) -> list[int]:
    assert table.play is not None
    return table.play.ahead


def position(table: Table) -> bytes:
    assert table.play is not None
    return msgspec.json.encode(GAME.snapshot(table.play.state))


async def test_beats_are_stored_through_the_same_door_and_told_once(houses: list[House]) -> None:
    here, listener = await paused_round(houses[0])
    version, frames = here.table.version, len(listener.frames())
    play_beats(here, 30)
    assert len(unstored(here.table)) == 60
    await everything_stored(here)
    entries = await stored(houses[0], here)
    assert isinstance(entries[-1], Beaten)
    assert here.table.version == len(entries) == version + 1
    assert position(Table.of("again", entries)) == position(here.table)
    assert len(listener.frames()) == frames, "everybody watched the beats: storing them is no news"


async def test_what_the_storage_could_not_take_is_stored_before_the_next_wish(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = await paused_round(houses[0])

    async def away(writes: Sequence[Write]) -> list[bool]:
        raise StorageDown("no disk")

    rename = Rename(id="rename", seat=0, name="Maja")
    with monkeypatch.context() as patch:
        patch.setattr(houses[0].storage, "append", away)
        play_beats(here, 30)
        with pytest.raises(StorageDown):
            await here.wish(0, rename)
    assert len(unstored(here.table)) == 60, "nothing is lost"
    assert here.table.seats[0].name == "Mia", "and nothing is judged by what is not stored"
    await here.wish(0, rename)
    entries = await stored(houses[0], here)
    assert [type(entry) for entry in entries[-2:]] == [Beaten, Renamed]
    assert position(Table.of("again", entries)) == position(here.table)


async def test_a_change_of_seats_elsewhere_does_not_stop_the_beats(houses: list[House]) -> None:
    here, _ = await paused_round(houses[0])
    there = await houses[1].rooms.room(here.table.name)
    await there.wish(0, Rename(id="rename", seat=0, name="Maja"))
    play_beats(here, 30)
    await everything_stored(here)
    assert here.table.seats[0].name == "Maja"
    play_beats(here, 30)
    await everything_stored(here)
    assert position(Table.of("again", await stored(houses[0], here))) == position(here.table)


async def test_who_is_overtaken_by_another_process_starts_over(houses: list[House]) -> None:
    here, listener = await paused_round(houses[0])
    there = await houses[1].rooms.room(here.table.name)
    there.enter(Listener(there))
    play_beats(there, 30)
    await everything_stored(there)
    play_beats(here, 12)
    await everything_stored(here)
    assert position(here.table) == position(there.table), "what was only played here has not happened"
    assert listener.frames()[-1]["version"] == there.table.version
    with pytest.raises(Refused, match="No round is being played"):
        play_beats(here, 1)
