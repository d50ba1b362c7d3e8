"""Real time over real sockets: the server's clock, hands, pauses, a disconnect in the middle of a round."""

import asyncio
from itertools import count
from typing import Any

import pytest

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.testkit import rules

from .live import Device, Server, StartServer, seat

GO = GAME.parse("go")
RIGHT = GAME.parse("hold 10 0")
STILL = GAME.parse("hold 0 0")
IDS = count()
SHORT = {"timer": 15, "length": "short"}


def make(server: Server, *seats: str, **options: Any) -> dict[str, Any]:
    wish = {"game": "monster-falle", "seats": [seat(one) for one in seats], "options": SHORT | options}
    response = server.post("/tables", wish)
    assert response.status_code == 201, response.text
    joined: dict[str, Any] = response.json()
    return joined


async def until(device: Device, kind: str, wanted: Any = lambda message: True) -> dict[str, Any]:
    """The next message of a kind for which `wanted` holds."""
    return await device.until(lambda message: message["type"] == kind and wanted(message))


async def said_go(device: Device) -> None:
    assert await device.my_turn()
    await device.move(code=GO)


async def hold(device: Device, number: int, part: int, code: int, beat: int) -> None:
    await device.send(type="hold", seat=number, part=part, code=code, beat=beat)


async def pace(device: Device, **wish: Any) -> None:
    await device.send(**({"type": "pace", "id": f"pace-{next(IDS)}", "paused": False} | wish))


def is_pushing(message: dict[str, Any]) -> bool:
    return bool(message["pulse"]["phase"] == "pushing")


async def test_beats_come_by_the_clock_and_a_hand_moves_its_rail(server: Server) -> None:
    device = await Device(server.address, make(server, "Mia", "Jonas")).connect()
    began = asyncio.get_running_loop().time()
    await said_go(device)
    first = await until(device, "beat")
    pushing = await until(device, "beat", is_pushing)
    took = asyncio.get_running_loop().time() - began
    assert 200 <= pushing["beat"] - first["beat"] <= 216
    assert took > 3.0  # three seconds of countdown and half a second of placing
    await hold(device, 0, 0, RIGHT, pushing["beat"] + 4)
    await until(device, "beat", lambda message: message["pulse"]["held"] == [RIGHT, STILL])
    await until(device, "beat", lambda message: message["pulse"]["mansion"]["face"][0] > 0)
    # a device that says nothing any more lets go
    stopped = await until(device, "beat", lambda message: message["pulse"]["held"] == [STILL, STILL])
    assert stopped["pulse"]["mansion"]["face"][0] < 2640
    await device.close()


async def test_pause_slow_and_step_for_everybody(server: Server) -> None:
    device = await Device(server.address, make(server, "Mia", "Jonas")).connect()
    await said_go(device)
    await until(device, "beat")
    await pace(device, paused=True)
    paused = await until(device, "pace", lambda message: message["paused"])
    assert paused["reason"] == "asked"
    before = [message for message in device.heard if message["type"] == "beat"][-1]  # the last word before the pause
    await pace(device, paused=True, step=6)
    stepped = await until(device, "beat", lambda message: message["beat"] > before["beat"])
    while stepped["beat"] < before["beat"] + 6:
        stepped = await until(device, "beat")
    assert stepped["beat"] == before["beat"] + 6
    began = asyncio.get_running_loop().time()
    await pace(device, speed=15)
    going = await until(device, "pace", lambda message: not message["paused"])
    assert (going["speed"], going["starts_in"]) == (15, 1.0)
    one = await until(device, "beat", lambda message: message["beat"] > stepped["beat"])
    await until(device, "beat", lambda message: message["beat"] >= one["beat"] + 9)
    assert asyncio.get_running_loop().time() - began > 1.4  # a second to get ready, nine beats at fifteen a second
    await device.close()


@rules("MF-R12", "MF-R34")
@pytest.mark.parametrize(("agreed", "may_pause"), [("pause", True), ("never", False)])
async def test_a_table_may_do_without_slow_speed_and_pause(server: Server, agreed: str, may_pause: bool) -> None:
    device = await Device(server.address, make(server, "Mia", "Jonas", pace=agreed)).connect()
    await said_go(device)
    await until(device, "beat")
    told = [message for message in device.heard if message["type"] == "pace"][-1]
    assert (told["may_pause"], told["may_slow"]) == (may_pause, False)
    for wish in ({"speed": 30}, {"paused": True, "step": 6}, {"paused": True, "speed": 59}):
        await pace(device, **wish)
        assert (await until(device, "refused"))["refusal"]["code"] == "no-slow-speed"
    await pace(device, paused=True)
    if may_pause:
        assert (await until(device, "pace"))["paused"]
    else:
        assert (await until(device, "refused"))["refusal"]["code"] == "no-pause"
    await device.close()


@rules("MF-R12")
async def test_without_a_pause_the_round_still_waits_for_whoever_is_gone(server: Server) -> None:
    device = await Device(server.address, make(server, "Mia", "Jonas", pace="never")).connect()
    await said_go(device)
    await until(device, "beat")
    await device.close()
    await device.connect()
    waiting = await until(device, "pace", lambda message: message["paused"])
    assert waiting["reason"] in ("away", "restart")
    await pace(device)
    going = await until(device, "pace", lambda message: not message["paused"])
    assert going["speed"] == 60
    await device.close()


async def pushing_together(server: Server) -> tuple[Device, Device]:
    """Mia opened the table, Jonas came with a device of his own, and the first round runs."""
    joined = make(server, "Mia", "open", "bot owl")
    mia = await Device(server.address, joined).connect()
    guest = await Device(server.address, server.join(joined["table"], joined["join_key"])).connect()
    await guest.request(type="claim", seat=1, name="Jonas")
    await said_go(mia)
    await said_go(guest)
    await until(mia, "beat", is_pushing)
    return mia, guest


async def test_everybody_waits_for_a_device_that_is_gone(server: Server) -> None:
    mia, guest = await pushing_together(server)
    await guest.close()
    waiting = await until(mia, "pace", lambda message: message["paused"])
    assert (waiting["reason"], waiting["away"]) == ("away", [1])
    await pace(mia)
    assert (await until(mia, "refused"))["refusal"]["code"] == "somebody-away"
    await guest.connect()
    await until(mia, "pace", lambda message: message["away"] == [])
    await pace(mia)
    await until(mia, "pace", lambda message: not message["paused"])
    assert (await until(guest, "beat"))["pulse"]["phase"] == "pushing"
    await mia.close()
    await guest.close()


async def test_a_line_that_is_lost_without_a_word_stops_the_sand(server: Server) -> None:
    """Only a device that sends pings is missed: others keep the beats until their socket closes."""
    mia, guest = await pushing_together(server)
    await guest.send(type="ping", id="here")
    waiting = await until(mia, "pace", lambda message: message["paused"])
    assert (waiting["reason"], waiting["away"]) == ("away", [1])
    heard = [message["beat"] for message in mia.heard if message["type"] == "beat"]
    assert heard[-1] - heard[0] < 60 * 6
    await guest.send(type="ping", id="here again")
    await until(mia, "pace", lambda message: message["away"] == [])
    await pace(mia)
    await until(mia, "pace", lambda message: not message["paused"])
    await mia.close()


@pytest.mark.parametrize("agreed", ["slow", "never"])
async def test_a_hidden_page_stops_the_sand_until_it_is_seen_again(server: Server, agreed: str) -> None:
    device = await Device(server.address, make(server, "Mia", "bot owl", pace=agreed)).connect()
    await said_go(device)
    await until(device, "beat")
    await pace(device, paused=True, hidden=True)
    waiting = await until(device, "pace", lambda message: message["paused"])
    assert (waiting["reason"], waiting["away"]) == ("away", [0])
    await device.send(type="ping", id="here")
    await until(device, "pace", lambda message: message["away"] == [])
    await pace(device)
    await until(device, "pace", lambda message: not message["paused"])
    await device.close()


async def test_the_sand_runs_on_for_a_hidden_page_that_only_watches(server: Server) -> None:
    joined = make(server, "Mia", "bot owl", "open")
    mia = await Device(server.address, joined).connect()
    guest = await Device(server.address, server.join(joined["table"], joined["join_key"])).connect()
    await guest.request(type="claim", seat=2, name="Jonas")
    await said_go(mia)
    await until(mia, "beat", is_pushing)
    await pace(guest, paused=True, hidden=True)
    await until(mia, "pace")
    await guest.close()
    beat = (await until(mia, "beat"))["beat"]
    await until(mia, "beat", lambda message: message["beat"] > beat + 30)
    await mia.close()


async def test_everybody_waits_for_a_seat_that_was_freed(server: Server) -> None:
    mia, guest = await pushing_together(server)
    await mia.send(type="free", id="free", seat=1)
    waiting = await until(mia, "pace", lambda message: message["paused"])
    assert (waiting["reason"], waiting["away"]) == ("away", [1])
    await guest.send(type="claim", id="again", seat=1, name="Jonas")
    await until(mia, "pace", lambda message: message["away"] == [])
    await pace(mia)
    await until(mia, "pace", lambda message: not message["paused"])
    await mia.close()
    await guest.close()


async def test_a_round_of_bots_is_watched_and_the_game_ends_stored(server: Server) -> None:
    joined = make(server, "Mia", "bot owl")
    device = await Device(server.address, joined).connect()
    await said_go(device)
    heard = [message["pulse"]["phase"] async for message in phases(device)]
    assert "pushing" in heard
    assert device.frame["over"]
    record = server.get(f"/api/tables/{joined['table']}/games/0/record").json()
    assert record["moves"] == []
    assert sum(run[0] * (len(run) - 1) for run in record["runs"]) > 2 * 2 * (180 + 1800)
    replay = server.get(f"/api/tables/{joined['table']}/games/0/replay?start=0&count=3").json()
    assert replay["moves"] > 600
    await device.close()


async def phases(device: Device) -> Any:
    while not device.frame["over"]:
        message = await device.hear()
        if message["type"] == "beat":
            yield message


async def test_a_restart_in_the_middle_of_a_round_loses_half_a_second_at_most(server_with: StartServer) -> None:
    server = server_with()
    device = await Device(server.address, make(server, "Mia", "Jonas")).connect()
    await said_go(device)
    before = await until(device, "beat", lambda message: message["beat"] >= 90)
    server.kill()
    server.start()
    await device.connect()
    after = await until(device, "beat")
    waiting = await until(device, "pace")
    assert (waiting["paused"], waiting["reason"]) == (True, "restart")
    assert 180 - after["pulse"]["counter"] >= 180 - before["pulse"]["counter"] - 31
    await pace(device)
    await until(device, "beat", lambda message: message["pulse"]["counter"] < after["pulse"]["counter"])
    await device.close()


@pytest.mark.parametrize("wish", [{"part": 9}, {"seat": 1}, {"code": GO}, {"code": 99999}])
async def test_nonsense_of_hands_is_refused(server: Server, wish: dict[str, int]) -> None:
    joined = make(server, "Mia", "bot cub")
    device = await Device(server.address, joined).connect()
    await said_go(device)
    await until(device, "beat")
    await device.send(**({"type": "hold", "seat": 0, "part": 0, "code": RIGHT, "beat": 0} | wish))
    assert (await until(device, "refused"))["refusal"]["said"]["key"]
    await device.close()


@rules("MF-R34")
async def test_a_round_of_bots_alone_may_be_skipped(server: Server) -> None:
    device = await Device(server.address, make(server, "bot cub", "Mia")).connect()
    told = await until(device, "pace", lambda message: message["running"])
    assert told["may_skip"]
    await pace(device, skip=True)
    assert not (await until(device, "pace"))["may_skip"]
    frame = await until(device, "frame", lambda message: message["actor"] == 1)
    assert frame["mine"][0]["view"]["before"]["seats"] == [0]
    await said_go(device)
    await until(device, "beat")
    running = [message for message in device.heard if message["type"] == "pace"][-1]
    assert (running["running"], running["may_skip"]) == (True, False)
    await pace(device, skip=True)
    assert (await until(device, "refused"))["refusal"]["code"] == "no-skip"
    await device.close()
