"""A box of one's own is tried out while somebody waits for it, beside everything else, and not for ever."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from homeward.balance.study import Study
from homeward.rooms.bots.balance_requests import DEALS, BalanceRequests
from homeward.rooms.bots.fair_queue import Requester
from homeward.server.process.bot_processes import BotProcesses

from .live import PATIENCE, Device, Server, StartServer

ANNA = Requester("anna")
CARDS = Path(__file__).parents[2] / "src/homeward/games/pets_rescue/components.toml"
LONG = Study(game="wombat-rescue", players=4, seed=1, options={})  # longer than any test


def own_cards() -> str:
    text = CARDS.read_text(encoding="utf-8")
    return text[text.index("[[card]]") :]


def told(server: Server, game: str, own: dict[str, Any]) -> list[dict[str, Any]]:
    answer = server.post(f"/games/{game}/balance/told", own)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_box_of_ones_own_is_tried_out(server_with: StartServer) -> None:
    hurried = server_with("--limit", "balance-seconds=20")
    lines = told(hurried, "pets-rescue", {"players": 3, "options": {"components": own_cards()}})
    hurried.stop()
    assert [line["played"] for line in lines] == sorted(line["played"] for line in lines)
    assert [line for line in lines if "examined" in line] == lines[-1:]
    here, luck = lines[-1]["examined"]["here"], lines[-1]["examined"]["luck"]
    assert here["games"] == luck["deals"] == lines[-1]["played"] >= 4
    assert sum(seat["value"] for seat in here["seats"]) == pytest.approx(1.0)
    assert luck["skill"]["value"] > luck["upset"]["value"]


@pytest.mark.parametrize(
    ("game", "own", "code"),
    [
        ("monster-falle", {"players": 2, "options": {}}, "no-moments"),
        ("monster-chase", {"players": 1, "options": {}}, "nobody-to-compare"),
        ("monster-chase", {"players": 9, "options": {}}, "bad-option"),
        ("pets-rescue", {"players": 2, "options": {"components": "card = []"}}, "bad-option"),
        *(("pets-rescue", {"players": 2, "options": {name: 1}}, "bad-option") for name in ("seed", "self", "players")),
        ("no-such-game", {"players": 2, "options": {}}, "no-such-game"),
        ("pets-rescue", {"players": 2, "options": {}, "deals": 10**9}, "junk"),
    ],
)
def test_what_cannot_be_tried_out_is_refused_at_once(server: Server, game: str, own: dict[str, Any], code: str) -> None:
    answer = server.post(f"/games/{game}/balance/told", own)
    assert (answer.json()["code"], answer.status_code // 100) == (code, 4)


async def test_bots_play_on_while_a_box_is_tried_out(server: Server) -> None:
    """And whoever goes away stops it."""
    address = f"{server.address}/api/games/wombat-rescue/balance/told"
    async with (
        httpx.AsyncClient(timeout=PATIENCE) as browser,
        browser.stream("POST", address, json={"players": 4, "options": {}}) as answer,
    ):
        lines = answer.aiter_lines()
        assert json.loads(await anext(lines))["played"] == 0
        player = await Device(server.address, server.make("Carla", "bot fox")).connect()
        while not player.codes:
            await player.hear()
        assert (await player.move())["type"] == "ack"
        while not player.codes:
            await player.until(lambda heard: heard["type"] == "frame")
        await player.close()
        assert "examined" not in json.loads(await anext(lines))


async def test_who_goes_away_leaves_the_process_to_the_next() -> None:
    examiners = BotProcesses(1)
    balances = BalanceRequests(3600.0, examiners)
    first = balances.stream(ANNA, LONG)
    while json.loads(await anext(first))["played"] < 1:
        pass
    await first.aclose()
    assert await examiners.do(ANNA, 60.0, abs, -5) == 5
    examiners.stop()


async def test_a_box_that_takes_too_long_is_refused() -> None:
    examiners = BotProcesses(1)
    balances = BalanceRequests(0.05, examiners)
    lines = [json.loads(line) async for line in balances.stream(ANNA, LONG)]
    examiners.stop()
    assert lines[-1]["refusal"]["code"] == "takes-too-long"
    assert lines[-1]["of"] == DEALS


def test_nobody_asks_too_often(server_with: StartServer) -> None:
    strict = server_with("--limit", "balances-per-hour=1", trusted=False)
    codes = [
        strict.post("/games/monster-chase/balance/told", {"players": 1, "options": {}}).json()["code"] for _ in range(2)
    ]
    strict.stop()
    assert codes == ["nobody-to-compare", "too-often"]
