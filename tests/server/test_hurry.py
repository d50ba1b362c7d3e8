"""People who wait for a bot may hurry it."""

import pytest

from .live import Device, Server, StartServer


@pytest.fixture(scope="module")
def slow_server(module_server_with: StartServer) -> Server:
    """Its bots take an hour for a move, unless somebody is in a hurry."""
    return module_server_with(bot_pause=3600)


async def test_a_bot_that_is_hurried_plays_at_once(slow_server: Server) -> None:
    made = slow_server.make("Anna", "bot owl", options={"length": 10})
    anna = await Device(slow_server.address, made).connect()
    assert await anna.my_turn()
    while anna.frame["actor"] == 0 and not anna.frame["over"]:
        await anna.move(anna.codes[0])
    before = anna.frame["table"]["moves"]
    assert (await anna.request(type="hurry", seat=0))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["moves"] > before)
    assert anna.frame["table"]["moves"] == before + 1


async def test_who_does_not_play_hurries_nobody(slow_server: Server) -> None:
    made = slow_server.make("Anna", "bot owl")
    anna = await Device(slow_server.address, made).connect()
    refused = await anna.request(type="hurry", seat=1)
    assert refused["refusal"]["code"] == "not-your-seat"
