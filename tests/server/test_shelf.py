"""A shelf asks for all its tables at once: it learns what its own tokens may know, and nobody learns more."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from .live import Device, Server, StartServer
from .loop_client import house_on_this_loop
from .playing import anna_begins, play_to_the_end
from .request_examples import HOST, chase

MANY = 20


def looked_at(server: Server, *known: dict[str, Any]) -> list[dict[str, Any]]:
    tables = [{"table": one["table"], "token": one["token"]} for one in known]
    answer = server.post("/shelf", {"tables": tables})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def seen(table: str, phase: str, game: int = 0, your_turn: bool = False, asked: str | None = None) -> dict[str, Any]:
    return {"table": table, "phase": phase, "round": game, "your_turn": your_turn, "asked": asked}


def test_a_shelf_says_whose_turn_it_is_and_where_somebody_is_missing(server: Server) -> None:
    alone = server.make("Mia")
    waits = server.make("Mia", "open")
    guest = server.join(waits["table"], waits["join_key"])
    assert looked_at(server, alone, waits, guest) == [
        seen(alone["table"], "playing", your_turn=True),
        seen(waits["table"], "gathering"),
        seen(guest["table"], "gathering"),
    ]


async def test_the_end_and_a_rematch_are_seen_without_opening_the_table(server: Server) -> None:
    made = server.make("Mia", "Ben", seed=3)
    device = await Device(server.address, made).connect()
    await play_to_the_end(device)
    assert looked_at(server, made) == [seen(made["table"], "over")]
    await device.request(type="rematch")
    assert looked_at(server, made) == [seen(made["table"], "playing", 1, your_turn=True)]
    await device.close()


async def test_a_rematch_that_waits_for_an_answer_is_seen_by_who_has_not_given_it(server: Server) -> None:
    anna, ben, joined = await anna_begins(server)
    both = [{"table": joined["table"], "token": device.token} for device in (anna, ben)]
    await asyncio.gather(play_to_the_end(anna), play_to_the_end(ben))
    await anna.request(type="rematch")
    assert [one["asked"] for one in looked_at(server, *both)] == [None, "rematch"]
    await anna.request(type="rematch", level="cub")
    hers, his = looked_at(server, *both)
    assert (hers["phase"], hers["round"], hers["asked"]) == ("playing", 1, None)
    assert his == seen(joined["table"], "playing", 1, asked="take-back")
    await ben.request(type="take_back", seat=1)
    assert looked_at(server, both[1])[0]["asked"] is None
    for device in (anna, ben):
        await device.close()


async def test_an_undo_that_waits_for_consent_is_seen_too(server: Server) -> None:
    anna, ben, joined = await anna_begins(server)
    await anna.move()
    await anna.request(type="undo", to=0, version=anna.version)
    both = [{"table": joined["table"], "token": device.token} for device in (anna, ben)]
    assert [one["asked"] for one in looked_at(server, *both)] == [None, "undo"]
    for device in (anna, ben):
        await device.close()


def test_without_its_token_a_table_cannot_be_told_from_one_that_never_was(server: Server) -> None:
    made = server.make("Mia")
    other = server.make("Ben")
    strangers = [
        {"table": made["table"], "token": "guessed"},
        {"table": made["table"], "token": other["token"]},
        {"table": made["table"], "token": ""},
        {"table": made["table"], "token": made["join_key"]},
        {"table": "aaaaaaaaaaaaaaaa", "token": made["token"]},
        {"table": "../etc/passwd", "token": made["token"]},
    ]
    assert looked_at(server, *strangers) == [seen(one["table"], "gone") for one in strangers]


async def test_a_deleted_table_is_gone(server: Server) -> None:
    made = server.make("Mia")
    device = await Device(server.address, made).connect()
    await device.request(type="forget")
    await device.close()
    assert looked_at(server, made) == [seen(made["table"], "gone")]


def test_no_shelf_is_longer_than_a_shelf_can_be(server: Server) -> None:
    known = {"table": "aaaaaaaaaaaaaaaa", "token": "x"}
    assert len(looked_at(server, *[known] * MANY)) == MANY
    answer = server.post("/shelf", {"tables": [known] * (MANY + 1)})
    assert (answer.status_code, answer.json()["code"]) == (400, "junk")


def test_whoever_looks_too_often_waits(server_with: StartServer) -> None:
    server = server_with("--limit", "shelves-per-minute=2", trusted=False)
    answers = [server.post("/shelf", {"tables": []}).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


async def test_a_damaged_table_hides_no_other(tmp_path: Path) -> None:
    known = []
    async with house_on_this_loop(tmp_path) as client:
        for name in ("Mia", "Ben", "Cleo"):
            made = await client.request("POST", "/api/tables", chase(name))
            known.append({field: made.json()[field] for field in ("table", "token")})
    good, damaged, last = known
    with closing(sqlite3.connect(tmp_path / "homeward.db")) as database, database:
        database.execute("UPDATE entries SET body = ? WHERE table_name = ?", (b"{", damaged["table"]))
    async with house_on_this_loop(tmp_path) as client:
        shelf = await client.request("POST", "/api/shelf", {"tables": known})
        assert [one["table"] for one in shelf.json()] == [good["table"], last["table"]]
        listed = await client.request("GET", "/api/admin/tables", **HOST)
        assert {one["table"]: one["names"] for one in listed.json()} == {
            good["table"]: ["Mia"],
            damaged["table"]: [],
            last["table"]: ["Cleo"],
        }
