"""A server opened on a database from before the rules changed; old records laid out at its tables."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from homeward.games import game as find_game
from homeward.record import Record
from homeward.rooms.bots.bot_pool import bot_task_for
from homeward.table import Table
from tests.old_games import DATABASE, FOLDER, MAKERS_TOKEN, End, record_ends, stored_entries, table_end
from tests.said import in_english
from tests.start_servers import start_servers

from .live import JSON, PATIENCE, Device, Server

# The tables of the database: how they are called there, and among the stored tables
PETS, CHASE, FALLE, GATHERING = "petsfourrematche", "chaserematchedab", "fallefixedteamsa", "babygatheringabc"
IN_DATABASE = {
    PETS: "pets-4-rematched",
    CHASE: "chase-rematched",
    FALLE: "falle-fixed-teams",
    GATHERING: "baby-rescue-gathering",
}


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("old-server")
    database = sqlite3.connect(directory / "homeward.db")
    database.executescript(DATABASE.read_text(encoding="utf-8"))
    database.close()
    with start_servers(Server, directory) as server_with:
        yield server_with()


async def maker_of(server: Server, table: str) -> Device:
    return await Device(server.address, {"table": table, "token": MAKERS_TOKEN}).connect()


@pytest.mark.parametrize("table", IN_DATABASE)
async def test_its_tables_are_as_they_were_left(old_server: Server, table: str) -> None:
    end = table_end(IN_DATABASE[table])
    device = await maker_of(old_server, table)
    assert device.frame["table"]["game"] == end.game
    assert [seat["name"] for seat in device.frame["table"]["seats"]] == end.names
    assert device.frame["table"]["moves"] == (end.now.moves if end.now is not None else 0)
    await device.close()


def test_its_links_still_work_although_they_were_stored_as_they_are(old_server: Server) -> None:
    joined = old_server.join(GATHERING, "join")
    assert (joined["join_key"], joined["seats"]) == ("join", [])
    assert old_server.post(f"/tables/{GATHERING}/join", {"key": ""}).json()["code"] == "bad-key"


async def test_the_games_before_the_rematch_are_replayed_to_their_end(old_server: Server) -> None:
    for table in (PETS, CHASE):
        for number, then in enumerate(table_end(IN_DATABASE[table]).finished):
            address = f"/api/tables/{table}/games/{number}"
            check_replay(old_server, address, then, then.moves)
            record = Record.decode(old_server.get(f"{address}/record").content)
            assert record.data.rules_version == 1
            then.check(record.game, record.state)


def check_replay(server: Server, address: str, then: End, last: int) -> None:
    replay = server.get(f"{address}/replay?start={last}&count=1").json()
    assert replay["moves"] == last
    assert replay["score_sheet"]["totals"] == then.scores
    assert replay["score_sheet"]["winners"] == then.winners
    assert [position["position"] for position in replay["positions"]] == [last]


async def test_an_old_game_is_played_on_by_its_own_rules_and_the_next_by_todays(old_server: Server) -> None:
    device = await maker_of(old_server, PETS)
    pets = find_game("pets-rescue")
    texts = [pets.text(code) for code in device.codes]
    assert len(texts) < 6, "a pass or offer card is on offer, and comes only sideways here"
    while await device.my_turn():
        await device.move()
    assert await version_of_game(old_server, PETS, 1) == 1
    assert (await device.request(type="rematch"))["type"] == "ack"
    while await device.my_turn():
        await device.move()
    await device.close()
    assert await version_of_game(old_server, PETS, 2) == pets.info.rules_version


async def version_of_game(server: Server, table: str, number: int) -> Any:
    return server.get(f"/api/tables/{table}/games/{number}/record").json()["rules_version"]


async def test_hunters_who_were_looking_at_all_tiles_still_do(old_server: Server) -> None:
    device = await maker_of(old_server, CHASE)
    assert device.frame["mine"][0]["view"]["phase"] == "preview"
    assert all(tile["up"] for tile in device.frame["mine"][0]["view"]["tiles"])
    await device.close()


@pytest.mark.parametrize(("path", "end"), record_ends())
def test_an_old_record_laid_out_at_a_table_is_replayed_to_its_end(server: Server, path: Path, end: End) -> None:
    record = Record.load(path)
    joined = laid_out(server, path.read_bytes())
    address = f"/api/tables/{joined['table']}/games/0"
    beat = 12 if record.game.beats is not None else 1
    check_replay(server, address, end, -(-len(record.moves) // beat))
    again = Record.decode(server.get(f"{address}/record").content)
    assert again.data.rules_version == 1
    end.check(again.game, again.state)


def laid_out(server: Server, raw: bytes) -> dict[str, Any]:
    response = httpx.post(f"{server.address}/api/records", content=raw, headers=JSON, timeout=PATIENCE)
    assert response.status_code == 201, response.text
    joined: dict[str, Any] = response.json()
    return joined


async def test_an_old_record_that_is_not_over_is_played_on_as_it_was(server: Server) -> None:
    path = FOLDER / "pets-rescue" / "pass-accepted-3-players.json"
    data = msgspec.json.decode(path.read_bytes())
    device = await Device(server.address, laid_out(server, msgspec.json.encode({**data, "moves": []}))).connect()
    for code in data["moves"]:
        assert code in device.codes
        await device.move(code)
    assert device.frame["over"]
    await device.close()
    then = next(end for end in (param.values[1] for param in record_ends()) if end.name == path.stem)
    record = Record.decode(server.get(f"/api/tables/{device.frame['table']['id']}/games/0/record").content)
    then.check(record.game, record.state)


def test_a_record_of_newer_rules_is_refused_in_words(server: Server) -> None:
    data = msgspec.json.decode((FOLDER / "monster-chase" / "fearless.json").read_bytes())
    response = server.post("/records", {**data, "rules_version": 99})
    assert (response.status_code, response.json()["code"]) == (400, "bad-record")
    assert "This house is older" in in_english(response.json()["said"])


def test_bots_are_asked_about_the_rules_of_their_game() -> None:
    table = Table.of("table", stored_entries("pets-4-rematched"))
    assert table.actor is not None
    thought = bot_task_for(table, table.actor, "owl")
    state = table.game.restore(msgspec.json.decode(thought.snapshot))
    assert table.play is not None
    assert state.legal() == table.play.state.legal()
    assert state.acting_cards_come_sideways  # type: ignore[attr-defined]
