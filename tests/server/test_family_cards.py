"""A family card is kept for whoever knows its place, changed by one at a time, and forgotten when nobody comes."""

import httpx
import pytest

from homeward.server.backups.copy_database import copy
from homeward.server.storage import Card, ServerStorage
from homeward.server.storage.retention import Retention
from homeward.server.storage.sql import storage_at
from tests.said import in_english

from .live import PATIENCE, Server, StartServer

PLACE = "ab" * 32


def put(server: Server, place: str, version: int, body: str) -> httpx.Response:
    wish = {"version": version, "body": body}
    return httpx.put(f"{server.address}/api/cards/{place}", json=wish, timeout=PATIENCE)


def test_what_one_device_keeps_another_reads(server: Server) -> None:
    place = "01" * 32
    assert server.get(f"/api/cards/{place}").json()["code"] == "no-such-card"
    assert put(server, place, 1, "Zmlyc3Q=").json() == {"version": 1}
    assert server.get(f"/api/cards/{place}").json() == {"version": 1, "body": "Zmlyc3Q="}
    assert put(server, place, 2, "c2Vjb25k").json() == {"version": 2}
    assert httpx.delete(f"{server.address}/api/cards/{place}", headers={"Content-Type": "application/json"}).is_success
    assert server.get(f"/api/cards/{place}").status_code == 404


def test_whoever_has_not_read_the_newest_version_reads_again_first(server: Server) -> None:
    place = "02" * 32
    put(server, place, 1, "Zmlyc3Q=")
    for version in (1, 3):
        late = put(server, place, version, "bGF0ZQ==")
        assert (late.status_code, late.json()["code"]) == (409, "card-changed")
    assert server.get(f"/api/cards/{place}").json()["body"] == "Zmlyc3Q="


@pytest.mark.parametrize(
    ("place", "body"), [("../etc", "Zg=="), ("AB" * 32, "Zg=="), (PLACE, ""), (PLACE, "{}"), (PLACE, "A" * 24_001)]
)
def test_only_sealed_bytes_at_a_real_place_are_kept(server: Server, place: str, body: str) -> None:
    answer = put(server, place, 1, body)
    assert answer.status_code in (400, 404, 405)
    assert in_english(answer.json()["said"])


def test_an_address_makes_so_many_cards_a_day_and_still_uses_those_it_has(server_with: StartServer) -> None:
    server = server_with("--limit", "new-cards-per-day=2", trusted=False)
    answers = [put(server, f"{number:02}" * 32, 1, "Zg==") for number in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["code"] == "too-often"
    assert put(server, "00" * 32, 2, "Zw==").is_success
    assert server.get(f"/api/cards/{'02' * 32}").status_code == 404


def test_a_house_keeps_so_many_cards_whoever_makes_them(server_with: StartServer) -> None:
    server = server_with("--limit", "family-cards=2")
    answers = [put(server, f"{number:02}" * 32, 1, "Zg==") for number in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["code"] == "cards-full"
    assert put(server, "01" * 32, 2, "Zw==").is_success, "those that are there go on"
    httpx.delete(f"{server.address}/api/cards/{'00' * 32}", headers={"Content-Type": "application/json"})
    assert put(server, "02" * 32, 1, "Zg==").is_success


async def test_a_card_that_nobody_uses_goes_with_the_tables_and_one_in_use_stays(storage: ServerStorage) -> None:
    day = 24 * 3600.0
    for name in ("read", "left"):
        assert await storage.put_card(Card(name, 1, "Zg=="), at=0.0)
    await storage.use_card("read", 60 * day)
    await Retention(90, storage, lambda name, why: None, list, clock=lambda: 100 * day).go_round()
    assert await storage.card("left") is None
    assert await storage.card("read") == Card("read", 1, "Zg==")


async def test_of_two_that_change_a_card_at_once_one_wins(storage: ServerStorage) -> None:
    assert await storage.put_card(Card("place", 1, "Zg=="), 0.0)
    assert not await storage.put_card(Card("place", 1, "Zw=="), 0.0)
    assert await storage.put_card(Card("place", 2, "Zw=="), 0.0)
    assert not await storage.put_card(Card("gone", 2, "Zw=="), 0.0)


async def test_a_backup_takes_cards_along(
    storage: ServerStorage,
    url: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    await storage.put_card(Card("place", 1, "Zg=="), 0.0)
    target = f"sqlite:///{tmp_path_factory.mktemp('backup')}/backup.db"
    await copy(url, target)
    other = storage_at(target)
    assert await other.card("place") == Card("place", 1, "Zg==")
    await other.close()
