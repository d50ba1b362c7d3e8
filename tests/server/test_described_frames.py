"""A page without a board for a game is told in sentences what it cannot draw; any other page is not."""

import json

from tests.browser.records import finished

from .live import Device, Server


async def test_frames_are_described_for_a_page_that_wants_it(server: Server) -> None:
    anna = await Device(server.address, server.make("Anna", "Ben")).connect(described=True)
    for _ in range(2):
        shown = anna.frame["mine"][0]["described"]
        assert shown
        assert shown == (await anna.request(type="describe", seat=0))["lines"]
        await anna.move()
        assert anna.frame["mine"][0]["described"] != shown


async def test_an_onlooker_is_told_no_secret(server: Server) -> None:
    made = server.make("Anna", "Ben", game="pets-rescue")
    anna = await Device(server.address, made).connect(described=True)
    link = server.join(made["table"], made["join_key"])
    onlooker = await Device(server.address, link).connect(described=True)
    assert onlooker.frame["onlooker"]["described"] == (await onlooker.request(type="describe", seat=None))["lines"]
    assert onlooker.frame["onlooker"]["described"] != anna.frame["mine"][0]["described"]


async def test_other_pages_get_the_frames_they_know(server: Server) -> None:
    made = server.make("Anna")
    anna = await Device(server.address, made).connect()
    onlooker = await Device(server.address, server.join(made["table"], made["join_key"])).connect()
    assert "described" not in anna.frame["mine"][0]
    assert "described" not in onlooker.frame["onlooker"]


def test_a_replay_is_described_if_somebody_asks(server: Server) -> None:
    record = finished("monster-chase", ("Anna", "Ben"), seed=5, length=10)
    table = server.post("/records", json.loads(record.encode())).json()["table"]
    address = f"/api/tables/{table}/games/0/replay?start=0&count=3"
    plain, described = (server.get(f"{address}{more}").json() for more in ("", "&described=true"))
    for position in described["positions"]:
        lines = position.pop("described")
        assert [bool(one) for one in lines["views"]] == [True, True]
        assert lines["onlooker"]
    assert described == plain
