"""Wrong colours and monsters, at every door that takes one: a clear refusal, and nobody sits down."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import homeward
from tests.hostile.refusals import refusal
from tests.server.live import Device, Server
from tests.start_servers import start_servers

HUGE = "x" * 3_000
WRONG = {
    "unknown": "unicorn",
    "another kind": "blue",
    "a key of the catalogue": "../error",
    "taken": "orc",
    "number": 7,
    "list": ["orc"],
    "nothing": None,
    "huge": HUGE,
}
WRONG_LISTS: dict[str, Any] = {
    "unknown": ["orc", "unicorn"],
    "taken": ["orc", "orc"],
    "too few": ["orc"],
    "too many": ["orc", "dragon", "basilisk"],
    "by chance": ["orc", ""],
    "number": ["orc", 7],
    "no list": "orc",
    "huge": ["orc", HUGE],
    "endless": ["orc"] * 5_000,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with start_servers(Server, tmp_path_factory.mktemp("figures")) as server_with:
        server = server_with()
        yield server
    assert "Traceback" not in server.log.read_text()


def plan(second: dict[str, object]) -> dict[str, object]:
    return {"game": "monster-baby-rescue", "seats": [{"name": "Anna", "holder": "here", "figure": "orc"}, second]}


@pytest.mark.parametrize("figure", WRONG.values(), ids=WRONG)
def test_no_figure_in_a_plan_breaks_the_server(server: Server, figure: object) -> None:
    assert refusal(server.post("/tables", plan({"name": "Ben", "holder": "here", "figure": figure})))


async def test_no_figure_of_a_guest_breaks_a_table(server: Server) -> None:
    made = server.post("/tables", plan({"name": "", "holder": "open"})).json()
    guest = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    assert guest.socket is not None
    for figure in WRONG.values():
        claim = {"type": "claim", "id": "a", "seat": 1, "name": "Ben", "figure": figure}
        await guest.socket.send(json.dumps(claim))
        refused = await guest.until(lambda heard: heard["type"] == "refused")
        assert refused["refusal"]["code"] in ("no-such-figure", "figure-taken", "junk")
        assert len(str(refused)) < 1000
    assert (await guest.request(type="claim", seat=1, name="Ben", figure="dragon"))["type"] != "refused"
    await guest.close()


@pytest.mark.parametrize("figures", WRONG_LISTS.values(), ids=WRONG_LISTS)
def test_no_figures_in_a_record_break_the_server(server: Server, figures: object) -> None:
    today = homeward.game("monster-baby-rescue").info.rules_version
    record = {"format": "homeward-record-1", "game": "monster-baby-rescue", "players": 2, "seed": 1}
    response = server.post("/records", record | {"rules_version": today, "moves": [], "figures": figures})
    assert refusal(response) == "bad-record"
