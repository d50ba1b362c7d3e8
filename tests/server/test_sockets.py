"""Devices at a table: every wrong message gets a clear answer and harms nobody else."""

import asyncio
import itertools
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from homeward.rooms.sessions.messages import PROTOCOL
from tests.said import in_english

from .live import Device, Server

NOW = "now"  # stands for the version of the table


async def two(server: Server, **options: Any) -> tuple[Device, Device]:
    """Anna, who is to act, and Ben, each on a device of their own."""
    made = server.make("Anna", "open", **options)
    anna = await Device(server.address, made).connect()
    ben = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    assert (await ben.request(type="claim", seat=1, name="Ben"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["phase"] == "playing")
    return anna, ben


async def test_a_whole_game_on_two_devices(server: Server) -> None:
    anna, ben = await two(server, options={"length": 10, "mode": "easy", "open_memory": True})

    async def play(device: Device) -> None:
        while await device.my_turn():
            assert (await device.move())["type"] == "ack"

    await asyncio.gather(play(anna), play(ben))
    assert anna.frame["over"]
    assert anna.frame["score_sheet"] == ben.frame["score_sheet"]
    assert anna.frame["table"]["seed"]["seed"] is not None
    assert (await ben.request(type="rematch"))["type"] == "ack"
    await anna.until(lambda heard: heard["type"] == "frame")
    assert anna.frame["table"]["rematch"] == {"wanting": [1], "waiting": [0]}
    assert (await anna.request(type="rematch"))["type"] == "ack"
    await ben.until(lambda heard: heard["type"] == "frame" and heard["table"]["round"] == 1)


async def test_a_game_with_bots(server: Server) -> None:
    made = server.make("Anna", "bot cub", "bot owl", options={"length": 10})
    anna = await Device(server.address, made).connect()
    while await anna.my_turn():
        hint = await anna.request(type="hint", seat=0, version=anna.version)
        assert hint["code"] in anna.codes
        await anna.move(hint["code"])
    assert anna.frame["over"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "move", "id": "a", "seat": 0, "code": 1, "version": NOW}, "not-your-seat"),
        ({"type": "move", "id": "a", "seat": 1, "code": 1, "version": NOW}, "not-your-turn"),
        ({"type": "move", "id": "a", "seat": 1, "code": 1, "version": 0}, "stale"),
        ({"type": "move", "id": "a", "seat": 99, "code": 1, "version": NOW}, "junk"),
        ({"type": "move", "id": "", "seat": 1, "code": 1, "version": NOW}, "junk"),
        ({"type": "move", "id": "a", "seat": 1, "code": "1", "version": NOW}, "junk"),
        ({"type": "move", "id": "a", "seat": 1, "code": 1, "version": NOW, "more": 1}, "junk"),
        ({"type": "dance", "id": "a"}, "junk"),
        ({"type": "hello", "token": "", "tab": "x", "version": 0}, "junk"),
        ({"type": "phrase", "id": "a", "seat": 1, "phrase": "you are silly"}, "junk"),
        ({"type": "phrase", "id": "a", "seat": 0, "phrase": "hello"}, "not-your-seat"),
        ({"type": "log", "id": "a", "seat": 0}, "not-your-seat"),
        ({"type": "describe", "id": "a", "seat": 0}, "not-your-seat"),
        ({"type": "hint", "id": "a", "seat": 1, "version": NOW}, "not-your-turn"),
        ({"type": "undo", "id": "a", "to": 0, "version": NOW}, "nothing-to-undo"),
        ([1, 2, 3], "junk"),
        ("x" * 5000, "too-big"),
    ],
)
async def test_what_is_wrong_is_refused_and_the_game_goes_on(server: Server, message: object, code: str) -> None:
    anna, ben = await two(server)
    assert ben.socket is not None
    if isinstance(message, dict) and message.get("version") == NOW:
        message = {**message, "version": anna.version}
    await ben.socket.send(json.dumps(message))
    refusal = await ben.until(lambda heard: heard["type"] == "refused")
    assert refusal["refusal"]["code"] == code
    assert in_english(refusal["refusal"]["said"])
    assert (await anna.move())["type"] == "ack"
    await ben.until(lambda heard: heard["type"] == "frame" and heard["version"] >= anna.version)
    assert (await ben.move())["type"] == "ack"


async def test_junk_bytes_are_refused(server: Server) -> None:
    anna, ben = await two(server)
    assert ben.socket is not None
    for raw in (b"\x00\xff", "{", "", "😀", "null", "[" * 2000):
        await ben.socket.send(raw)
        refusal = await ben.until(lambda heard: heard["type"] == "refused")
        assert refusal["refusal"]["code"] == "junk"
    assert (await anna.move())["type"] == "ack"


async def test_a_gigantic_message_ends_only_its_own_socket(server: Server) -> None:
    anna, ben = await two(server)
    assert ben.socket is not None
    await ben.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        await ben.until(lambda heard: False)
    assert (await anna.move())["type"] == "ack"


async def test_flooding_is_refused_and_then_shown_out(server: Server) -> None:
    anna, ben = await two(server)
    with pytest.raises(ConnectionClosed):
        await flood(ben)
    codes = [heard["refusal"]["code"] for heard in ben.heard if heard["type"] == "refused"]
    assert "too-fast" in codes
    assert ben.heard[-1]["type"] == "bye"
    assert (await anna.move())["type"] == "ack"


async def flood(device: Device) -> None:
    """Wave after wave, each as soon as the last is answered: who reads is never shown out for being too slow."""
    for wave in itertools.count():
        for drop in range(50):
            await device.send(type="ping", id=f"{wave}.{drop}")
        await device.until(lambda heard: heard.get("id") == f"{wave}.49")  # noqa: B023


async def test_a_second_tab_is_refused_until_it_takes_over(server: Server) -> None:
    made = server.make("Anna")
    first = await Device(server.address, made, tab="one").connect()
    second = await Device(server.address, made, tab="two").connect()
    assert second.heard[0]["refusal"]["code"] == "second-tab"
    assert (await first.move())["type"] == "ack"
    second = await Device(server.address, made, tab="two").connect(take_over=True)
    assert second.frame["table"]["moves"] == 1
    assert (await first.until(lambda heard: heard["type"] == "bye"))["refusal"]["code"] == "taken-over"
    assert (await second.move())["type"] == "ack"


async def test_the_same_tab_comes_back_without_a_question(server: Server) -> None:
    made = server.make("Anna")
    await Device(server.address, made, tab="one").connect()
    again = await Device(server.address, made, tab="one").connect()
    assert (await again.move())["type"] == "ack"


async def test_strangers_are_not_welcome(server: Server) -> None:
    made = server.make("Anna")
    for hello in ({"token": "wrong"}, {"token": ""}):
        stranger = Device(server.address, made | hello)
        await stranger.connect()
        assert stranger.heard[0]["refusal"]["code"] == "not-welcome"
    nowhere = await Device(server.address, made | {"table": "aaaaaaaaaaaaaaaa"}).connect()
    assert nowhere.heard[0]["refusal"]["code"] == "no-such-table"


async def test_a_page_that_is_too_old_is_told_to_reload(server: Server) -> None:
    old = await Device(server.address, server.make("Anna")).connect(protocol=1)
    (bye,) = old.heard
    assert bye["type"] == "bye"
    assert bye["refusal"]["code"] == "old-page"
    assert not bye["come_back"]
    assert "load this page again" in bye["text"], "it shows only what it is sent in English"


async def test_a_page_from_elsewhere_may_not_play(server: Server) -> None:
    made = server.make("Anna")
    url = Device(server.address, made).url
    async with connect(url, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        assert json.loads(await socket.recv())["refusal"]["code"] == "wrong-origin"
    async with connect(url, origin=server.address) as socket:  # type: ignore[arg-type]
        await socket.send(
            json.dumps({"type": "hello", "token": made["token"], "tab": "t", "version": 0, "protocol": PROTOCOL})
        )
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_a_move_sent_twice_is_played_once(server: Server) -> None:
    made = server.make("Anna")
    anna = await Device(server.address, made).connect()
    first = await anna.request(type="move", id="click", seat=0, code=2, version=anna.version)
    second = await anna.request(type="move", id="click", seat=0, code=2, version=anna.version)
    assert first == second
    assert anna.frame["table"]["moves"] == 1


async def test_who_was_away_hears_what_happened_but_not_what_was_shown(server: Server) -> None:
    anna, ben = await two(server)
    await ben.close()
    await anna.until(lambda heard: heard["type"] == "presence" and heard["connected"] == [True, False])
    await anna.move()
    assert anna.frame["mine"][0]["events"][0]["fleeting"]
    await ben.connect()
    event = ben.frame["mine"][0]["events"][0]
    assert event["kind"] == "turned"
    assert event["fleeting"] == {}
    await anna.until(lambda heard: heard["type"] == "presence" and heard["connected"] == [True, True])


async def test_onlookers_and_phrases(server: Server) -> None:
    made = server.make("Anna")
    anna = await Device(server.address, made).connect()
    onlooker = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    assert onlooker.frame["onlooker"]["view"]["tiles"]
    await anna.until(lambda heard: heard["type"] == "presence" and heard["onlookers"] == 1)
    await anna.send(type="phrase", id="p", seat=0, phrase="hello")
    assert (await onlooker.until(lambda heard: heard["type"] == "phrase"))["seat"] == 0
    described = await onlooker.request(type="describe", seat=None)
    assert described["lines"]


async def test_a_hint_comes_in_three_steps(server: Server) -> None:
    anna = await Device(server.address, server.make("Anna")).connect()
    question = {"type": "hint", "seat": 0, "version": anna.version}
    pointers = [await anna.request(**question, step=step) for step in (1, 2)]
    assert [pointer["type"] for pointer in pointers] == ["pointer", "pointer"]
    assert all(pointer["said"]["key"] for pointer in pointers)
    hint = await anna.request(**question)
    assert hint["code"] in anna.codes
    assert hint["said"]["key"]
    without = await Device(server.address, server.make("Anna", hints=False)).connect()
    assert (await without.request(**question))["refusal"]["code"] == "no-hints"


async def test_undo_with_consent(server: Server) -> None:
    anna, ben = await two(server)
    await anna.move()
    undo = anna.frame["table"]["undo"]
    assert undo["free"] is False
    await anna.request(type="undo", to=undo["to"], version=anna.version)
    await ben.until(lambda heard: heard["type"] == "frame" and heard["table"]["undo"]["asked"] is not None)
    await ben.request(type="consent", yes=True)
    await anna.until(lambda heard: heard["type"] == "frame" and heard["table"]["moves"] == 0)


async def test_a_seat_moves_to_another_device(server: Server) -> None:
    made = server.make("Anna", "Ben")
    tablet = await Device(server.address, made).connect()
    offered = await tablet.request(type="offer", seat=1)
    assert offered["type"] == "offered"
    phone = await Device(server.address, server.join(made["table"], offered["key"])).connect()
    assert [mine["seat"] for mine in phone.frame["mine"]] == [1]
    await tablet.until(lambda heard: heard["type"] == "frame" and not heard["table"]["seats"][1]["here"])


async def test_the_fearless_look_ends_by_itself(server: Server) -> None:
    made = server.make("Anna", options={"fearless": True})
    anna = await Device(server.address, made).connect()
    assert 9 < anna.frame["timer"]["seconds_left"] <= 10
    await anna.until(lambda heard: heard["type"] == "frame" and heard["timer"] is None)
    assert anna.frame["table"]["moves"] == 1


async def test_a_client_that_never_reads_harms_nobody(server: Server) -> None:
    """The players play on without waiting for it; and when it reads again, or comes back, it sees where they are."""
    anna, ben = await two(server)
    link = await anna.request(type="invite")
    onlookers = []
    for _ in range(3):
        joined = server.join(anna.frame["table"]["id"], link["key"])
        onlookers.append(await Device(server.address, joined).connect())
    for player in [anna, ben] * 40:
        if not await player.my_turn():
            break
        assert (await player.move())["type"] == "ack"
    newest = max(anna.version, ben.version)
    assert anna.frame["over"] or newest > 80
    for onlooker in onlookers:
        assert onlooker.version < newest
        await onlooker.request_surely(type="ping")
        assert onlooker.version == newest
        assert onlooker.frame["onlooker"] is not None
