"""Thinking is fair: in turn by address and table, stopped when nobody waits, and not for ever."""

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect

from homeward.rooms.bots.fair_queue import FairQueue, Requester
from homeward.rooms.sessions.messages import PROTOCOL
from homeward.server.process.bot_processes import BotProcesses
from homeward.table.refusals import Refused

from .live import Device, Server

ANNA = Requester("anna", "t")


async def served(turns: FairQueue, requester: Requester, order: list[Requester]) -> None:
    async with turns.turn(requester):
        order.append(requester)
        await asyncio.sleep(0)


async def test_addresses_take_turns_and_so_do_their_tables() -> None:
    turns, order = FairQueue(1), list[Requester]()
    greedy = [Requester("greedy", table) for table in "aaabb"]
    async with asyncio.TaskGroup() as everybody:
        for requester in [*greedy, Requester("modest", "m"), Requester("late", "l")]:
            everybody.create_task(served(turns, requester, order))
    tables = [requester.table for requester in order]
    assert tables == ["a", "a", "m", "l", "b", "a", "b"]
    assert turns.share(ANNA) == 1.0, "nobody is left"


async def test_who_goes_while_waiting_leaves_the_place_to_the_next() -> None:
    turns, order = FairQueue(1), list[Requester]()
    tasks = [asyncio.create_task(served(turns, Requester("a", str(number)), order)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [requester.table for requester in order] == ["0", "2", "3"]
    async with turns.turn(ANNA):
        pass


async def test_who_goes_when_the_turn_has_just_come_passes_it_on() -> None:
    turns, order = FairQueue(1), list[Requester]()
    async with turns.turn(ANNA):
        tasks = [asyncio.create_task(served(turns, Requester("a", str(number)), order)) for number in range(2)]
        await asyncio.sleep(0)
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [requester.table for requester in order] == ["1"]


def for_ever() -> None:
    while True:
        pass


async def test_work_without_end_is_refused_and_the_process_is_free_again() -> None:
    processes = BotProcesses(1)
    with pytest.raises(Refused) as refused:
        await processes.do(ANNA, 0.2, for_ever)
    assert refused.value.refusal.code == "takes-too-long"
    assert await processes.do(ANNA, 60.0, abs, -5) == 5
    processes.stop()


async def test_work_that_nobody_waits_for_stops() -> None:
    processes = BotProcesses(1)
    asked = asyncio.create_task(processes.do(ANNA, 3600.0, for_ever))
    await asyncio.sleep(0.5)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert await processes.do(ANNA, 60.0, abs, -5) == 5
    processes.stop()


class Neighbour(Device):
    """A device at another address."""

    async def connect(self, **hello: Any) -> "Neighbour":
        self.socket = await connect(self.url, max_size=None, local_addr=("127.0.0.2", 0))
        await self.send(type="hello", token=self.token, tab="tab", version=0, protocol=PROTOCOL)
        await self.until(lambda heard: heard["type"] == "frame")
        return self


async def test_a_strangers_bot_does_not_wait_for_everybodys_hints(server: Server) -> None:
    tables = [server.make("Anna", "Ben", game="pets-rescue") for _ in range(12)]
    greedy = [await Neighbour(server.address, table).connect() for table in tables]
    stranger = await Device(server.address, server.make("Carla", "bot fox")).connect()
    while not stranger.codes:
        await stranger.hear()
    wishes = [one.request(type="hint", seat=one.frame["actor"], version=1, step=3) for one in greedy]
    hints = [asyncio.create_task(wish) for wish in wishes]
    await asyncio.sleep(0)
    await stranger.move()
    while not stranger.codes:
        await stranger.until(lambda heard: heard["type"] == "frame")
    answered = sum(hint.done() for hint in hints)
    assert answered <= 6, "the bot came after the one that was being thought about, not after all of them"
    assert {hint["type"] for hint in await asyncio.gather(*hints)} == {"hint"}
    for device in (*greedy, stranger):
        await device.close()
