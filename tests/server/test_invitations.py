"""What a link leads to is shown before anybody joins: looking changes nothing, and without a key shows nothing."""

from typing import Any

from .live import Server
from .playing import anna_and_ben


def look(server: Server, table: str, **wish: str) -> tuple[int, dict[str, Any]]:
    answer = server.post(f"/tables/{table}/invitation", wish)
    return answer.status_code, answer.json()


async def test_the_link_of_a_table_shows_its_game_and_who_sits_there(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    await anna.request(type="name_table", name="Sunday")
    shown = {"game": "monster-chase", "name": "Sunday", "names": ["Anna", "Ben"], "seat": None, "here": False}
    assert look(server, made["table"], key=made["join_key"]) == (200, shown)
    code = (await anna.request(type="code", key=made["join_key"]))["code"]
    assert look(server, made["table"], code=code) == (200, shown)
    assert look(server, made["table"], key=made["join_key"], token=made["token"]) == (200, {**shown, "here": True})
    assert look(server, made["table"], key=made["join_key"], token="of another table") == (200, shown)


async def test_the_key_of_a_seat_is_told_from_that_of_the_table(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    key = (await ben.request(type="offer", seat=1))["key"]
    code = (await ben.request(type="code", key=key))["code"]
    for wish in ({"key": key}, {"code": code}, {"key": key, "token": made["token"]}):
        status, shown = look(server, made["table"], **wish)
        assert (status, shown["seat"], shown["here"]) == (200, {"number": 1, "name": "Ben"}, False)
    await anna.request(type="ping")
    assert anna.frame["table"]["seats"][1]["device"] == ben.frame["table"]["seats"][1]["device"], "Ben still sits there"


async def test_who_looks_at_a_link_changes_nothing(server: Server) -> None:
    anna, ben, made = await anna_and_ben(server)
    key = (await ben.request(type="offer", seat=1))["key"]
    await anna.request_surely(type="ping")
    before = anna.version
    for _ in range(3):
        assert look(server, made["table"], key=key)[0] == 200
        assert look(server, made["table"], key=made["join_key"])[0] == 200
    await anna.request_surely(type="ping")
    assert anna.version == before
    assert [one["seats"] for one in anna.frame["table"]["devices"]] == [[1]], "nobody came"
    assert server.join(made["table"], key)["seats"] == [1], "and the seat's key still works, once"
    assert look(server, made["table"], key=key)[1]["code"] == "bad-key"


async def test_without_a_key_nobody_learns_who_sits_there(server: Server) -> None:
    anna, _, made = await anna_and_ben(server)
    other = server.make("Cleo", "open")
    code = (await anna.request(type="code", key=made["join_key"]))["code"]
    refused = [
        look(server, made["table"]),
        look(server, made["table"], key="wrong"),
        look(server, made["table"], key=other["join_key"]),
        look(server, made["table"], token=made["token"]),
        look(server, other["table"], code=code),
    ]
    assert [(status, body["code"]) for status, body in refused] == [(403, "bad-key")] * 4 + [(403, "bad-code")]
    assert "Anna" not in str(refused)
    assert look(server, "aaaaaaaaaaaaaaaa", key=made["join_key"])[0] == 404
    await anna.request(type="close", closed=True)
    assert look(server, made["table"], key=made["join_key"])[1]["code"] == "closed"


async def test_a_bot_that_stands_in_is_shown_by_the_name_of_its_person(server: Server) -> None:
    _, ben, made = await anna_and_ben(server)
    await ben.request(type="bot", seat=1, level="cub")
    key = (await ben.request(type="offer", seat=1))["key"]
    assert look(server, made["table"], key=key)[1]["seat"] == {"number": 1, "name": "Ben"}
