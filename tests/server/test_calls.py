"""What those who watch call out: everybody hears it, nothing changes, nobody is shouted down."""

from typing import Any

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.rooms.rate_limits import Limits
from homeward.testkit import rules

from .live import Device, Server, seat


def make(server: Server, game: str = GAME.name) -> dict[str, Any]:
    wish = {"game": game, "seats": [seat(name) for name in ("Mia", "Jonas", "Cleo")]}
    response = server.post("/tables", wish)
    assert response.status_code == 201, response.text
    joined: dict[str, Any] = response.json()
    return joined


async def call(device: Device, phrase: str) -> None:
    await device.send(type="phrase", id="call", seat=2, phrase=phrase)


async def heard(device: Device, *kinds: str) -> dict[str, Any]:
    return await device.until(lambda message: message["type"] in kinds)


@rules("MF-22", "MF-31", "MF-R29", "MF-R34")
async def test_every_call_of_the_game_is_heard_at_the_whole_table_and_changes_nothing(server: Server) -> None:
    made = make(server)
    mia = await Device(server.address, made).connect()
    onlooker = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    before = onlooker.frame
    assert GAME.info.calls
    for name in GAME.info.calls[: int(Limits().sayings_at_once)]:
        await call(mia, name)
        for device in (mia, onlooker):
            assert await heard(device, "phrase", "refused") == {"type": "phrase", "seat": 2, "phrase": name}
    again = await Device(server.address, made).connect(take_over=True)
    assert again.frame["version"] == before["version"]
    assert again.frame["table"]["moves"] == 0


async def test_a_call_of_another_game_is_not_understood(server: Server) -> None:
    device = await Device(server.address, make(server, "monster-chase")).connect()
    await call(device, GAME.info.calls[0])
    assert (await heard(device, "phrase", "refused"))["refusal"]["code"] == "junk"


async def test_a_device_calls_a_few_times_a_second_and_no_more(server: Server) -> None:
    device = await Device(server.address, make(server)).connect()
    answers = []
    for _ in range(20):
        await call(device, "cheer")
        answers.append((await heard(device, "phrase", "refused"))["type"])
    assert answers[: int(Limits().sayings_at_once)] == ["phrase"] * int(Limits().sayings_at_once)
    assert "refused" in answers
