"""The shelf, making and joining tables, records and replays, pages, health."""

import asyncio
import io
import json
from hashlib import sha256
from typing import Any

import httpx
import pytest

from homeward.games import GAMES
from tests.games.pets_rescue.own_cards import bear_at_the_start
from tests.said import in_english

from .live import JSON, Device, Server


def test_the_shelf_says_what_the_boxes_say(server: Server) -> None:
    boxes = server.get("/api/games").json()
    assert [box["name"] for box in boxes] == [game.name for game in GAMES]
    chase = server.get("/api/games/monster-chase").json()
    assert chase in boxes
    assert [level["name"] for level in chase["levels"]] == ["cub", "fox", "owl"]
    assert chase["conflicts"][0]["said"]["key"]
    assert chase["credits"]["designer"]


def test_a_file_of_ones_own_is_checked_and_warnings_are_told_apart(server: Server) -> None:
    where = "/games/pets-rescue/check"
    wrong = server.post(where, {"option": "components", "text": "card = []"}).json()
    too_few = {"key": "pets-rescue.components.count", "args": {"where": "card", "count": 0, "wanted": 64}}
    assert wrong == {"problems": [too_few], "warnings": []}
    unusual = server.post(where, {"option": "components", "text": bear_at_the_start()}).json()
    assert unusual["problems"] == []
    assert unusual["warnings"] == [{"key": "pets-rescue.components.starting-bear", "args": {"card": "P01"}}]


def test_the_move_table_has_every_move(server: Server) -> None:
    table = server.get("/api/games/monster-chase/moves").json()
    assert table[3] == {"code": 3, "move": {"move": "flip", "position": 4}, "text": "flip 4"}
    assert [entry["code"] for entry in table] == list(range(25))


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"name": "A", "holder": "here"}]}, 404, "no-such-game"),
        ({"game": "monster-chase", "seats": []}, 400, "junk"),
        ({"game": "monster-chase", "seats": [{"name": "A", "holder": "here"}] * 7}, 400, "bad-seats"),
        ({"game": "monster-chase", "seats": [{"name": "A", "holder": "bot", "level": "dragon"}]}, 400, "bad-level"),
        ({"game": "monster-chase", "seats": [{"name": " ", "holder": "here"}]}, 400, "bad-name"),
        (
            {"game": "monster-chase", "seats": [{"name": "A", "holder": "here", "creature": "yeti"}]},
            400,
            "no-such-creature",
        ),
        ({"game": "monster-chase", "seats": [{"name": "A", "holder": "here"}], "colour": 1}, 400, "junk"),
        (
            {"game": "monster-chase", "seats": [{"name": "A", "holder": "here"}], "options": {"length": 11}},
            400,
            "bad-option",
        ),
        (
            {
                "game": "monster-chase",
                "seats": [{"name": "A", "holder": "here"}],
                "options": {"mode": "easy", "pack": True},
            },
            400,
            "bad-option",
        ),
        ("x" * 300_000, 413, "too-big"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Server, body: object, status: int, code: str) -> None:
    response = server.post("/tables", body)
    refusal = response.json()
    assert (response.status_code, refusal["code"]) == (status, code)
    assert in_english(refusal["said"])


def test_wrong_links_and_unknown_tables(server: Server) -> None:
    joined = server.make("Anna")
    assert server.post(f"/tables/{joined['table']}/join", {"key": "wrong"}).status_code == 403
    for name in ("aaaaaaaaaaaaaaaa", "x", "..%2f..", "A" * 500):
        response = server.post(f"/tables/{name}/join", {"key": "k"})
        assert response.status_code == 404
    assert server.get(f"/api/tables/{joined['table']}/games/0/record").json()["code"] == "not-over"
    assert server.get(f"/api/tables/{joined['table']}/games/9/replay").json()["code"] == "no-such-round"


async def finished(server: Server) -> dict[str, Any]:
    joined = server.make("Anna", "Ben", options={"length": 10, "mode": "easy", "open_memory": True})
    device = await Device(server.address, joined).connect()
    while await device.my_turn():
        await device.move()
    await device.close()
    return joined


async def test_record_replay_and_import_of_a_finished_game(server: Server) -> None:
    joined = await finished(server)
    response = await asyncio.to_thread(server.get, f"/api/tables/{joined['table']}/games/0/record")
    record = response.json()
    assert "attachment" in response.headers["content-disposition"]
    replay = server.get(f"/api/tables/{joined['table']}/games/0/replay?start=1&count=2").json()
    assert [position["position"] for position in replay["positions"]] == [1, 2]
    assert replay["moves"] == len(record["moves"])
    assert replay["seed"]["seed"] == record["seed"]
    assert replay["positions"][0]["events"][0]["fleeting"]["tile"]
    assert same_game(server, server.post("/records", record).json(), record)


def same_game(server: Server, joined: dict[str, Any], record: dict[str, Any]) -> bool:
    """Does a table end with that record? The salt of its shuffle is its own."""
    again = server.get(f"/api/tables/{joined['table']}/games/0/record").json()
    return bool(again["salt"] != record["salt"] and {**again, "salt": record["salt"]} == record)


@pytest.mark.parametrize("seed", [2**256 - 1, 3156249557144189427, 11])
async def test_a_chosen_seed_goes_in_and_comes_out_as_text(server: Server, seed: int) -> None:
    options = {"length": 10, "mode": "easy", "open_memory": True}
    device = await Device(server.address, server.make("Anna", options=options, seed=str(seed))).connect()
    while await device.my_turn():
        await device.move()
    told = device.frame["table"]["seed"]
    assert told["seed"] == str(seed)
    assert told["hash"] == sha256(f"homeward seed {told['seed']} {told['salt']}".encode()).hexdigest()
    address = f"/api/tables/{device.frame['table']['id']}/games/0"
    assert server.get(f"{address}/replay").json()["seed"] == told
    record = server.get(f"{address}/record").json()
    assert (record["seed"], record["generator"], record["salt"]) == (str(seed), "blake2b", told["salt"])
    await device.close()


async def test_before_anybody_sits_down_the_hash_and_who_chose_the_seed_are_told(server: Server) -> None:
    for chosen, wished in ((False, {}), (True, {"seed": "11"})):
        made = server.make("Anna", "open", **wished)
        guest = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
        told = guest.frame["table"]["seed"]
        assert guest.frame["table"]["phase"] == "gathering"
        assert (told["chosen"], told["seed"], told["salt"]) == (chosen, None, None)
        assert len(told["hash"]) == 64
        await guest.close()


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", "-1", "1.5", "", 2**53, str(2**256), 10**30, "9" * 1000])
def test_a_wrong_seed_is_refused_in_words(server: Server, seed: object) -> None:
    wish = {"game": "monster-chase", "seats": [{"name": "Anna", "holder": "here"}], "seed": seed}
    response = server.post("/tables", wish)
    refusal = response.json()
    assert (response.status_code, refusal["code"]) == (400, "bad-option")
    assert len(in_english(refusal["said"])) < 140


async def test_a_record_from_before_with_a_number_as_its_seed_is_laid_out(server: Server) -> None:
    joined = await finished(server)
    record = server.get(f"/api/tables/{joined['table']}/games/0/record").json()
    assert same_game(server, server.post("/records", {**record, "seed": int(record["seed"])}).json(), record)


async def test_the_moments_that_decided_a_game(server: Server) -> None:
    joined = await finished(server)
    address = f"/api/tables/{joined['table']}/games/0"
    analysis = server.get(f"{address}/moments").json()
    assert len(analysis["chances"]) == len(server.get(f"{address}/record").json()["moves"]) + 1
    assert len(analysis["moments"]) <= 3
    assert told(server, address)[-1]["analysis"] == analysis, "worked out once"
    assert server.get(f"/api/tables/{server.make('Anna')['table']}/games/0/moments").json()["code"] == "not-over"


async def test_whoever_asks_what_decided_a_game_is_told_how_far_the_answer_has_come(server: Server) -> None:
    joined = await finished(server)
    address = f"/api/tables/{joined['table']}/games/0"
    lines = told(server, address)
    positions = len(server.get(f"{address}/record").json()["moves"]) + 1
    assert {line["of"] for line in lines} == {positions}
    assert [line["looked"] for line in lines] == sorted(line["looked"] for line in lines)
    assert lines[-1]["looked"] == positions
    assert [line for line in lines if "analysis" in line] == lines[-1:]
    assert lines[-1]["analysis"] == server.get(f"{address}/moments").json()


def told(server: Server, address: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.get(f"{address}/moments/told").text.splitlines()]


async def test_an_unfinished_record_can_be_played_on(server: Server) -> None:
    joined = await finished(server)
    record = server.get(f"/api/tables/{joined['table']}/games/0/record").json()
    record["moves"] = record["moves"][:5]
    device = await Device(server.address, server.post("/records", record).json()).connect()
    assert device.frame["table"]["moves"] == 5
    assert (await device.move())["type"] == "ack"
    log = await device.request(type="log", seat=0)
    assert [line["move"] for line in log["lines"]] == [None, 1, 2, 3, 4, 5, 6]
    assert log["lines"][0]["events"][0]["kind"] == "shuffle-chosen"
    await device.close()


def test_a_bad_record_is_refused(server: Server) -> None:
    for raw in (b"", b"{}", b"\xff\xfe", io.BytesIO(b"[" * 100_000).getvalue()):
        response = httpx.post(f"{server.address}/api/records", content=raw, headers=JSON, timeout=30)
        assert response.status_code == 400
        assert response.json()["code"] == "bad-record"


def test_pages_keep_strangers_out(server: Server) -> None:
    response = server.get("/table/abc")
    assert response.headers["content-type"].startswith("text/html")
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "media-src 'self' blob:" in policy, "recordings of a voice are played from the device"
    assert "microphone=(self)" in response.headers["permissions-policy"]
    assert "unsafe-eval" not in policy
    assert server.get("/missing.js").status_code == 404
    assert server.get("/api/nothing").json()["code"] == "junk"


def test_health_ready_and_schema(server: Server) -> None:
    assert server.get("/health").json() == {"status": "ok"}
    assert server.get("/ready").json() == {"status": "ready"}
    assert "/api/tables" in server.get("/schema/openapi.json").json()["paths"]
