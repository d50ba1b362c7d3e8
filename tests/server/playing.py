"""Devices that sit down at a table of Monster Chase and play."""

import asyncio
from typing import Any

from .live import Device, Server


async def play_on(device: Device, acknowledged: dict[str, int], stop: asyncio.Event) -> None:
    """Plays on for ever, rematch after rematch, sending again whatever was not answered."""
    while not stop.is_set():
        if not device.frame or device.socket is None:
            await device.request_surely(type="ping")
        if device.frame["over"]:
            await device.request_surely(type="rematch")
            continue
        codes = device.codes
        if not codes:
            await device.request_surely(type="ping")
            continue
        identity = f"{device.token[:6]}-{len(acknowledged)}"
        answer = await device.request_surely(
            type="move", id=identity, seat=device.frame["actor"], code=codes[0], version=device.version
        )
        if answer["type"] == "ack":
            acknowledged[identity] = answer["version"]


async def wait_for_moves(acknowledged: list[dict[str, int]], moves: int) -> None:
    """Real progress at every table, however slow the machine."""
    wanted = [len(mine) + moves for mine in acknowledged]
    while any(len(mine) < want for mine, want in zip(acknowledged, wanted, strict=True)):
        await asyncio.sleep(0.01)


async def seat_two(first: Server, second: Server, **options: Any) -> tuple[Device, Device]:
    """Anna on the first server, Ben on the second."""
    made = first.make("Anna", "open", **options)
    anna = await Device(first.address, made).connect()
    ben = await Device(second.address, second.join(made["table"], made["join_key"])).connect()
    assert (await ben.request(type="claim", seat=1, name="Ben"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    return anna, ben


async def play_to_the_end(device: Device) -> None:
    while await device.my_turn():
        assert (await device.move())["type"] == "ack"


async def anna_and_ben(server: Server) -> tuple[Device, Device, dict[str, Any]]:
    """Their devices, and what Anna's got for making the table."""
    made = server.make("Anna", "open")
    anna = await Device(server.address, made).connect()
    ben = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    await ben.request(type="claim", seat=1, name="Ben")
    return anna, ben, made


async def anna_begins(server: Server) -> tuple[Device, Device, dict[str, str]]:
    """A game in which Anna has the first move; with what Ben's device got for joining."""
    made = server.make("Anna", "open", options={"start": 0})
    anna = await Device(server.address, made).connect()
    joined = server.join(made["table"], made["join_key"])
    ben = await Device(server.address, joined).connect()
    assert (await ben.request(type="claim", seat=1, name="Ben"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    return anna, ben, joined
