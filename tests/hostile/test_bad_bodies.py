"""Bodies and messages made to break a parser: every one gets a clear refusal, and nobody else waits for it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

import homeward
from tests.hostile.refusals import refusal
from tests.server.live import PATIENCE, Device, Server
from tests.start_servers import start_servers

DEEP = b"[" * 100_000
CHASE = b'{"game":"monster-chase","seats":[{"name":"A","holder":"here"}],'
RECORD = b'{"format":"homeward-record-1","game":"monster-chase","rules_version":1,"players":1,'
LONG_NUMBER = b"9" * 5000
BODIES = {
    "deep list": DEEP,
    "deep object": b'{"a":' * 40_000,
    "deep and closed": DEEP + b"]" * 100_000,
    "long number": LONG_NUMBER,
    "deep field": b'{"game":' + DEEP,
    "deep option": CHASE + b'"options":{"length":' + DEEP,
    "long option": CHASE + b'"options":{"length":' + LONG_NUMBER + b"}}",
    "deep unknown field": CHASE + b'"x":' + DEEP,
    "half a character": b'{"game":"\\ud800","seats":[]}',
    "no text": b"\xff\xfe\x00",
    "long seed of a record": RECORD + b'"seed":' + LONG_NUMBER + b"}",
    "deep names of a record": RECORD + b'"seed":1,"names":' + DEEP,
    "long move of a record": RECORD + b'"seed":1,"moves":[' + LONG_NUMBER + b"]}",
    "endless runs of a record": RECORD + b'"seed":1,"runs":[[999999999999,1]]}',
}
ROUTES = (
    "tables",
    "records",
    "shelf",
    "games/pets-rescue/check",
    "games/pets-rescue/balance/told",
    "tables/aaaaaaaaaaaaaaaa/join",
)
FILES = {"dots": "a." * 32_000 + "a=1", "brackets": "a=" + "[" * 900, "number": "a=" + "9" * 5000}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory: Path = tmp_path_factory.mktemp("bodies")
    with start_servers(Server, directory) as server_with:
        server = server_with()
        yield server
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("route", ROUTES)
def test_no_body_breaks_the_server(server: Server, route: str, body: bytes) -> None:
    json_type = {"content-type": "application/json"}
    assert refusal(httpx.post(f"{server.address}/api/{route}", content=body, headers=json_type, timeout=PATIENCE))


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
@pytest.mark.parametrize(
    ("game", "option"),
    [("pets-rescue", "components"), ("monster-baby-rescue", "components"), ("wombat-rescue", "layout")],
)
def test_no_file_breaks_the_server(server: Server, game: str, option: str, text: str) -> None:
    checked = server.post(f"/games/{game}/check", {"option": option, "text": text})
    assert checked.status_code == 200
    assert len(checked.json()["problems"]) == 1
    seats = [{"name": name, "holder": "here"} for name in ("Anna", "Ben")]
    made = server.post("/tables", {"game": game, "seats": seats, "options": {option: text}})
    assert refusal(made) == "bad-option"
    tried = server.post(f"/games/{game}/balance/told", {"players": 2, "options": {option: text}})
    assert refusal(tried) == "bad-option"


@pytest.mark.parametrize("option", ["players", "seed", "self", "rules_version", "", "no-such-option"])
def test_no_name_of_an_option_breaks_the_check(server: Server, option: str) -> None:
    for game in homeward.shelf():
        checked = server.post(f"/games/{game.name}/check", {"option": option, "text": "x"})
        assert checked.status_code == 200
        assert len(checked.json()["problems"]) == 1


async def test_no_message_breaks_a_socket(server: Server) -> None:
    device = await Device(server.address, server.make("Anna")).connect()
    assert device.socket is not None
    deep = "[" * 3900
    for raw in (
        deep,
        '{"type":"ping","x":' + deep,
        '{"type":"ping","id":' + deep,
        '{"type":"move","code":' + "9" * 3900,
    ):
        await device.socket.send(raw)
        refused = await device.until(lambda heard: heard["type"] == "refused")
        assert refused["refusal"]["code"] == "junk"
    assert (await device.request(type="ping"))["type"] == "pong"
    await device.close()


async def test_a_deep_hello_is_refused(server: Server) -> None:
    async with connect(Device(server.address, server.make("Anna")).url) as socket:
        await socket.send('{"type":"hello","x":' + "[" * 3900)
        assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["refusal"]["code"] == "junk"


def test_a_record_longer_than_any_game_is_refused_before_it_is_played(server: Server) -> None:
    moves = {"moves": [0] * 3_000}
    record = {"format": "homeward-record-1", "game": "wombat-rescue", "rules_version": 1, "players": 2, "seed": 1}
    response = server.post("/records", record | moves)
    assert refusal(response) == "bad-record"
    assert response.json()["said"] == {"key": "error.record.too-long", "args": {"most": 2_000}}
