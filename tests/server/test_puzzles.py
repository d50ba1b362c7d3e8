"""Puzzles over HTTP: a list, a position, tries, the answer, the puzzle of the day."""

import pytest

from homeward.games import GAMES
from homeward.puzzles.puzzle_files import puzzles

from .live import Server

CHASE = "monster-chase"


def test_every_game_lists_its_puzzles(server: Server) -> None:
    lists = server.get("/api/puzzles").json()
    assert [one["game"] for one in lists] == [game.name for game in GAMES]
    assert lists[0]["puzzles"][0].keys() == {"id", "theme", "level"}


def test_a_puzzle_is_tried_until_it_is_solved(server: Server) -> None:
    puzzle = puzzles(CHASE)[0]
    seen = server.get(f"/api/puzzles/{CHASE}/{puzzle.id}").json()
    [mine] = seen["mine"]
    wrong = next(move["code"] for move in mine["moves"] if move["code"] not in puzzle.best)
    answer = server.post(f"/puzzles/{CHASE}/{puzzle.id}/try", {"code": wrong}).json()
    assert not answer["solved"]
    assert answer["said"]["key"]
    answer = server.post(f"/puzzles/{CHASE}/{puzzle.id}/try", {"code": puzzle.best[0]}).json()
    assert answer["solved"]
    assert answer["view"]["phase"] in ("flip", "over", "sock_swap")
    assert server.get(f"/api/puzzles/{CHASE}/{puzzle.id}/solution").json()["code"] in puzzle.best


def test_the_puzzle_of_the_day_goes_by_the_date_of_whoever_asks(server: Server) -> None:
    one = server.get("/api/puzzles/day/2026-03-14").json()
    assert one == server.get("/api/puzzles/day/2026-03-14").json()
    assert one["day"] == "2026-03-14"
    assert server.get("/api/puzzles/day/2026-03-15").json()["game"] != one["game"]


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/puzzles/chess/abc", 404, "no-such-game"),
        (f"/api/puzzles/{CHASE}/abc", 404, "no-such-puzzle"),
        (f"/api/puzzles/{CHASE}/abc/solution", 404, "no-such-puzzle"),
    ],
)
def test_what_is_not_there_is_refused(server: Server, address: str, status: int, code: str) -> None:
    answer = server.get(address)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(("body", "code"), [({}, "no-try"), ({"code": 24}, "no-preview"), ({"codes": 1}, "junk")])
def test_a_try_that_is_none_is_refused(server: Server, body: dict[str, int], code: str) -> None:
    answer = server.post(f"/puzzles/{CHASE}/{puzzles(CHASE)[0].id}/try", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
