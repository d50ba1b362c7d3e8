"""Coming to a table, being sent away, and links, over real sockets."""

import asyncio

from tests.said import in_english

from .live import Device, Server, StartServer
from .playing import anna_and_ben


async def test_a_device_that_is_sent_away_is_told_so_and_does_not_come_back(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    assert (await ben.request(type="remove", guest=0))["refusal"]["code"] == "not-the-opener"
    assert (await anna.request(type="remove", guest=1))["type"] == "ack"
    bye = await ben.until(lambda heard: heard["type"] == "bye")
    assert (bye["refusal"]["code"], bye["come_back"]) == ("sent-away", False)
    assert in_english(bye["refusal"]["said"])
    again = await Device(server.address, {"table": made["table"], "token": ben.token}).connect()
    assert again.heard[-1]["refusal"]["code"] == "not-welcome"
    answer = await asyncio.to_thread(server.post, f"/tables/{made['table']}/join", {"key": made["join_key"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-key")


async def test_a_closed_table_is_closed(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    await anna.request(type="close", closed=True)
    answer = await asyncio.to_thread(server.post, f"/tables/{made['table']}/join", {"key": made["join_key"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "closed")
    offer = await ben.request(type="offer", seat=1)
    joined = await asyncio.to_thread(server.join, made["table"], offer["key"])
    assert (joined["seats"], joined["join_key"]) == ([1], "")


async def test_who_opens_a_link_again_and_again_keeps_nobody_out(server_with: StartServer) -> None:
    server = server_with("--limit", "onlookers=3")
    anna, _, made = await anna_and_ben(server)
    came = [await asyncio.to_thread(server.join, made["table"], made["join_key"]) for _ in range(10)]
    onlooker = await Device(server.address, came[-1]).connect()
    assert onlooker.frame["onlooker"] is not None
    await anna.until(lambda heard: heard["type"] == "presence" and heard["here"] == [0, 1, 11])
    assert [one["device"] for one in anna.frame["table"]["devices"]] == [1, 9, 10, 11]


async def test_an_offer_outlives_a_restart_and_a_withdrawn_one_does_not(server_with: StartServer) -> None:
    server = server_with()
    anna, ben, made = await anna_and_ben(server)
    kept = await ben.request(type="offer", seat=1)
    gone = await anna.request(type="offer", seat=0)
    await anna.request(type="withdraw", seat=0)
    server.kill()
    server.start()
    answer = await asyncio.to_thread(server.post, f"/tables/{made['table']}/join", {"key": gone["key"]})
    assert answer.json()["code"] == "bad-key"
    ben.socket = None
    await ben.connect()
    assert 0 < ben.frame["table"]["seats"][1]["offer"]["seconds_left"] <= 30 * 60
    joined = await asyncio.to_thread(server.join, made["table"], kept["key"])
    assert joined["seats"] == [1]


async def test_a_link_is_made_for_a_device_that_knows_none(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    offer = await ben.request(type="offer", seat=1)
    phone = await Device(server.address, await asyncio.to_thread(server.join, made["table"], offer["key"])).connect()
    link = await phone.request(type="invite")
    assert link["type"] == "invited"
    joined = await asyncio.to_thread(server.join, made["table"], link["key"])
    assert joined["join_key"] == link["key"]
    assert (await asyncio.to_thread(server.join, made["table"], made["join_key"]))["seats"] == []
    assert anna.frame["table"]["id"] == made["table"]
