"""The gentle clock of a house: when somebody's days are over one process helps along, also after a power cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from homeward.rooms.clock import SteadyClock
from homeward.rooms.room.room import Room
from homeward.rooms.storage import Write
from homeward.server.house import House
from homeward.server.notices.gentle_clock_rounds import SECONDS_TO_CHECK
from homeward.server.process.settings import Settings
from homeward.server.storage import ServerStorage, Subscription
from homeward.server.storage.sql import storage_at
from homeward.table.decisions.new_table import new_table
from homeward.table.entries import Clock, SeatPlan, decode
from homeward.table.gentle_clock import DAY
from homeward.table.wishes import MoveWish, SetClock

from ..faults.clock import JumpingClock
from .live import Device, Server, StartServer

PEOPLE = (SeatPlan("Anna", "here"), SeatPlan("Ben", "here"))


class Days:
    """A calendar that tests turn."""

    def __init__(self) -> None:
        self.passed = 0.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: 1_000_000_000.0, lambda: self.passed * DAY)


@asynccontextmanager
async def a_house(url: str, days: Days, **settings: Any) -> AsyncIterator[House]:
    """One of perhaps several at a database. It looks at clocks only when a test wants it to."""
    house = House(Settings(thinkers=1, bot_pause=0, **settings), storage_at(url), days.clock())
    await house.storage.open()
    house.services.group_commit.start()
    await house.turn_notices.open()
    try:
        yield house
    finally:
        await house.close()


async def a_table(house: House, clock: Clock | None, *seats: SeatPlan) -> Room:
    deal, keys = house.services.secret_source.deal(), ("key", "token")
    options: dict[str, object] = {"length": 10, "start": 0}
    return await house.rooms.make(new_table("monster-chase", options, seats or PEOPLE, True, deal, keys, clock))


async def play(room: Room) -> None:
    state = room.table.play
    assert state is not None
    wish = MoveWish(
        id=f"move-{room.table.version}",
        seat=room.table.actor or 0,
        code=state.state.legal()[0],
        version=room.table.version,
    )
    await room.wish(0, wish)


async def stored(house: House, room: Room) -> list[str]:
    return [type(decode(raw)).__name__ for raw in await house.storage.load(room.table.name)]


async def test_a_bot_makes_one_move_when_the_days_are_over(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(3, "bot"))
        for passed in (2.9, 3.0, 3.0, 5.9):
            days.passed = passed
            await house.gentle_clock_rounds.go_round()
        assert await stored(house, room) == ["Made", "SteppedIn"]
        days.passed = 6.0
        await house.gentle_clock_rounds.go_round()
        assert await stored(house, room) == ["Made", "SteppedIn", "SteppedIn"]


async def test_a_move_gives_all_days_again(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(2, "bot"))
        for passed in (1.9, 3.8):
            days.passed = passed
            await house.gentle_clock_rounds.go_round()
            await play(room)
        days.passed = 5.7
        await house.gentle_clock_rounds.go_round()
        assert "SteppedIn" not in await stored(house, room)
        days.passed = 5.8
        await house.gentle_clock_rounds.go_round()
        assert (await stored(house, room))[-1] == "SteppedIn"


async def test_of_several_processes_one_helps_along(url: str) -> None:
    days = Days()
    async with a_house(url, days) as first, a_house(url, days) as second, a_house(url, days) as third:
        houses = (first, second, third)
        room = await a_table(first, Clock(1, "bot"))
        for day in (1, 2, 3):
            days.passed = day
            await asyncio.gather(*(house.gentle_clock_rounds.go_round() for house in houses))
            assert await stored(first, room) == ["Made"] + ["SteppedIn"] * day


async def test_two_that_think_for_the_same_seat_make_one_move(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the first took so long that another one looked meanwhile."""
    days = Days()
    async with a_house(url, days) as slow, a_house(url, days) as quick:
        room = await a_table(slow, Clock(1, "bot"))
        days.passed = 1.0
        thinks, may_play = asyncio.Event(), asyncio.Event()
        think = slow.services.bot_pool.choose

        async def slowly(*question: Any) -> int:
            thinks.set()
            await may_play.wait()
            return await think(*question)

        monkeypatch.setattr(slow.services.bot_pool, "choose", slowly)
        looking = asyncio.create_task(slow.gentle_clock_rounds.go_round())
        await thinks.wait()
        days.passed += (SECONDS_TO_CHECK + 1) / DAY
        await quick.gentle_clock_rounds.go_round()
        assert await stored(slow, room) == ["Made", "SteppedIn"]
        may_play.set()
        await looking
        assert await stored(slow, room) == ["Made", "SteppedIn"]


async def test_who_moves_while_the_bot_thinks_is_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(1, "bot"))
        days.passed = 1.0
        think = house.services.bot_pool.choose

        async def meanwhile(*question: Any) -> int:
            code = await think(*question)
            await play(room)
            return code

        monkeypatch.setattr(house.services.bot_pool, "choose", meanwhile)
        await house.gentle_clock_rounds.go_round()
        assert await stored(house, room) == ["Made", "Played"]


async def test_one_reminder_sends_a_notice_to_the_player_who_is_late(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(1, "reminder"))
        await house.storage.keep_subscription(Subscription(room.table.name, 0, "push", "x", 0, 0))
        for day in (0.5, 1.0, 2.0, 3.0):
            days.passed = day
            await house.gentle_clock_rounds.go_round()
        assert await stored(house, room) == ["Made", "Reminded"]
        (due,) = await house.storage.take_due_subscriptions(house.services.clock.now(), "push", 10)
        assert due.endpoint == "x"


async def test_a_clock_that_was_taken_away_is_looked_at_no_more(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(1, "bot"))
        await room.wish(0, SetClock(id="off", clock=None))
        days.passed = 9.0
        await house.gentle_clock_rounds.go_round()
        assert await stored(house, room) == ["Made", "Clocked"]
        assert await house.storage.take_due_clocks(days.clock().now() * 2, 0.0, 10) == []


async def test_a_clock_that_was_set_in_the_middle_of_a_game_counts(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, None)
        days.passed = 50.0
        await room.wish(0, SetClock(id="on", clock=Clock(2, "bot")))
        days.passed = 51.0
        await house.gentle_clock_rounds.go_round()
        assert (await stored(house, room))[-1] == "Clocked"
        days.passed = 52.0
        await house.gentle_clock_rounds.go_round()
        assert (await stored(house, room))[-1] == "SteppedIn"


async def test_bots_of_a_slow_table_play_while_nobody_is_there(url: str) -> None:
    days = Days()
    async with a_house(url, days) as house:
        room = await a_table(house, Clock(7, "bot"), PEOPLE[0], SeatPlan("Fox", "bot", "cub"))
        await play(room)
        while room.table.actor == 1:
            await asyncio.sleep(0.01)
        assert room.table.play is not None
        assert 1 in room.table.play.by


async def test_a_table_that_cannot_go_on_holds_up_no_other(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = Days()
    async with a_house(url, days) as house:
        rooms = [await a_table(house, Clock(1, "bot")) for _ in range(3)]
        think = house.services.bot_pool.choose

        async def breaks_for_one(requester: Any, thought: Any) -> int:
            if requester.table == rooms[1].table.name:
                raise RuntimeError("this one is broken")
            return await think(requester, thought)

        monkeypatch.setattr(house.services.bot_pool, "choose", breaks_for_one)
        days.passed = 1.0
        await house.gentle_clock_rounds.go_round()
        assert [(await stored(house, room))[-1] for room in rooms] == ["SteppedIn", "Made", "SteppedIn"]


# In the storage


async def test_a_clock_is_kept_with_the_entry_that_sets_it(storage: ServerStorage) -> None:
    await storage.append([Write("a", 1, b"made", 100.0), Write("b", 1, b"made")])
    assert await storage.append([Write("a", 1, b"too late", 5.0)]) == [False]
    assert await storage.take_due_clocks(99.0, 200.0, 10) == []
    assert await storage.take_due_clocks(100.0, 200.0, 10) == ["a"]


async def test_a_clock_is_taken_once_and_given_to_another_when_nobody_comes_back(storage: ServerStorage) -> None:
    await storage.append([Write("a", 1, b"made", 100.0)])
    taken = await asyncio.gather(*(storage.take_due_clocks(100.0, 200.0, 10) for _ in range(5)))
    assert sorted(taken) == [[], [], [], [], ["a"]]
    assert await storage.take_due_clocks(199.0, 300.0, 10) == []
    assert await storage.take_due_clocks(200.0, 300.0, 10) == ["a"]
    await storage.set_clock("a", 300.0, 1000.0)
    assert await storage.take_due_clocks(999.0, 1500.0, 10) == []
    assert await storage.take_due_clocks(1000.0, 1500.0, 10) == ["a"]
    await storage.set_clock("a", 1500.0, None)
    assert await storage.take_due_clocks(9999.0, 10000.0, 10) == []


async def test_a_clock_that_is_set_while_somebody_looks_stays_as_it_was_set(storage: ServerStorage) -> None:
    await storage.append([Write("a", 1, b"made", 100.0)])
    assert await storage.take_due_clocks(100.0, 200.0, 10) == ["a"]
    await storage.append([Write("a", 2, b"clocked", 150.0)])
    await storage.set_clock("a", 200.0, 7000.0)
    assert await storage.take_due_clocks(150.0, 300.0, 10) == ["a"]


async def test_a_clock_goes_with_its_table(storage: ServerStorage) -> None:
    await storage.append([Write("a", 1, b"made", 100.0)])
    await storage.delete(["a"], "host")
    assert await storage.take_due_clocks(100.0, 200.0, 10) == []


# A real server


async def test_the_clock_goes_on_while_the_server_is_dead(
    tmp_path: Path, server_with: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = JumpingClock(tmp_path)
    for name, value in clock.env.items():
        monkeypatch.setenv(name, value)
    server = server_with()
    made = server.make("Anna", "Ben", options={"start": 0}, clock={"days": 1, "then": "bot"})
    device = await Device(server.address, made).connect()
    told = device.frame["table"]["clock"]
    assert told["set"] == {"days": 1, "then": "bot"}
    assert 0 < told["seconds_left"] <= DAY
    await device.move()
    version = device.version
    server.kill()
    clock.jump(int(2 * DAY))
    server.start()
    await device.connect()
    while device.version == version:
        await device.hear()
    log = await device.request(type="log", seat=None)
    assert log["lines"][-1]["events"][0]["kind"] == "stepped-in"


def test_a_table_is_made_with_a_clock_that_makes_sense(server: Server) -> None:
    wish = {"game": "monster-chase", "seats": [{"name": "Anna", "holder": "here"}, {"name": "Ben", "holder": "here"}]}
    for clock in ({"days": 0, "then": "bot"}, {"days": 31, "then": "bot"}, {"days": 1, "then": "scold"}, {"days": 1}):
        assert server.post("/tables", {**wish, "clock": clock}).json()["code"] == "junk"
    falle = {**wish, "game": "monster-falle", "clock": {"days": 1, "then": "bot"}}
    assert server.post("/tables", falle).json()["code"] == "no-clock"
