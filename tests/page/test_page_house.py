"""The house of a page does what a server does, with a fake browser below it."""

from typing import Any

import pytest

from homeward.games import GAMES
from homeward.puzzles.puzzle_files import puzzles
from homeward.record import Record
from homeward.rooms.logger import log
from tests.page.fake_browser import FakeBrowser, Tab, opened

ALONE = [{"name": "Mia", "holder": "here"}, {"name": "Owl", "holder": "bot", "level": "cub"}]


@pytest.fixture
async def tab() -> Tab:
    return await opened(FakeBrowser())


async def made(tab: Tab, game: str = "monster-chase", seats: Any = ALONE) -> dict[str, Any]:
    ok, joined = await tab.ask("POST", "/tables", {"game": game, "seats": seats})
    assert ok, joined
    return dict(joined)


async def my_turn(tab: Tab, line: int) -> dict[str, Any]:
    """The frame in which Mia is asked: whoever begins was drawn."""
    return await tab.until(line, lambda one: one["type"] == "frame" and one["actor"] == 0)


async def played_to_the_end(tab: Tab, line: int) -> None:
    """Mia plays what is first, the bot what it wants."""
    while not (frame := tab.frame(line))["over"]:
        mine = frame["mine"][0]["moves"] if frame["actor"] == 0 else []
        if mine:
            version, code = frame["version"], mine[0]["code"]
            await tab.request(line, type="move", seat=0, code=code, version=version)
        else:
            known = frame["version"]
            await tab.until(line, lambda one, known=known: one["type"] == "frame" and one["version"] > known)


async def test_a_whole_game_with_a_bot_and_its_replay(tab: Tab) -> None:
    joined = await made(tab)
    line = await tab.sit_down(joined)
    await played_to_the_end(tab, line)
    ok, replay = await tab.ask("GET", f"/tables/{joined['table']}/games/0/replay?start=0&count=5&views=false")
    assert ok
    assert len(replay["positions"]) == 5
    ok, last = await tab.ask("GET", f"/tables/{joined['table']}/games/0/moments/told")
    assert ok
    assert "analysis" in last


async def test_the_shelf_asks_for_its_tables(tab: Tab) -> None:
    joined = await made(tab, seats=ALONE[:1])
    known = [{"table": joined["table"], "token": token} for token in (joined["token"], "guessed")]
    for one in (tab, await opened(tab.browser)):  # also a tab that has opened no table
        ok, found = await one.ask("POST", "/shelf", {"tables": known})
        assert ok
        assert [(seen["phase"], seen["your_turn"]) for seen in found] == [("playing", True), ("gone", False)]


async def test_everything_is_in_the_storage(tab: Tab) -> None:
    joined = await made(tab)
    line = await tab.sit_down(joined)
    frame = await my_turn(tab, line)
    first = frame["mine"][0]["moves"][0]["code"]
    await tab.request(line, type="move", seat=0, code=first, version=frame["version"])
    other = await opened(tab.browser)  # the tab was closed, or the browser died
    again = await other.sit_down(joined)
    assert other.frame(again)["table"]["moves"] >= 1


OTHER_TAB = '"process":"another"'


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "\ud800", "[" * 100_000),
        f'{{"whisper":"fly",{OTHER_TAB}}}',
        f'{{"whisper":"stored",{OTHER_TAB},"version":99,"entry":{{}}}}',
        f'{{"whisper":"stored",{OTHER_TAB},"version":2,"entry":{{"entry":"fly"}}}}',
        f'{{"whisper":"here",{OTHER_TAB},"devices":{{"0":7}}}}',
    ],
    ids=lambda text: text[:60] or "nothing",
)
async def test_nonsense_from_another_tab_breaks_no_table(tab: Tab, text: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it was about: the table looks into the storage."""
    joined = await made(tab, seats=ALONE[:1])
    table = joined["table"]
    line = await tab.sit_down(joined)
    tab.browser.entries[table].append('{"entry":"tablenamed","device":0,"id":"1","name":"Ours"}')
    tab.house.receive_from_worker(table, text)
    tab.house.receive_from_worker("aaaaaaaaaaaaaaaa", text)
    await tab.until(line, lambda one: one["type"] == "frame" and one["table"]["name"] == "Ours")
    assert (await tab.request(line, type="rename", seat=0, name="Mara"))["type"] == "ack"
    assert [one.message for one in caplog.records if one.name == log.name] == [
        "a message of another process is not understood"
    ]


async def test_a_hint_is_thought_elsewhere(tab: Tab) -> None:
    line = await tab.sit_down(await made(tab, "monster-baby-rescue"))
    version = (await my_turn(tab, line))["version"]
    answer = await tab.request(line, type="hint", seat=0, version=version)
    assert answer["type"] == "hint"


async def test_a_second_tab_is_refused_until_it_takes_over(tab: Tab) -> None:
    joined = await made(tab)
    first = await tab.sit_down(joined)
    second = await tab.sit_down(joined)
    assert tab.browser.heard[second][0]["refusal"]["code"] == "second-tab"
    await tab.sit_down(joined, take_over=True)
    assert (await tab.until(first, lambda one: one["type"] == "bye"))["refusal"]["code"] == "taken-over"


async def test_what_cannot_be_done_is_refused_in_the_same_words(tab: Tab) -> None:
    for method, path, body, code in (
        ("POST", "/tables", {"game": "chess", "seats": ALONE}, "no-such-game"),
        ("POST", "/tables", {"seats": ALONE}, "junk"),
        ("POST", "/records", "no record", "bad-record"),
        ("POST", "/codes", {"code": "BDGHJ"}, "bad-code"),
        ("GET", "/tables/aaaaaaaaaaaaaaaa/games/0/record", None, "no-such-table"),
        ("GET", "/nowhere", None, "junk"),
        ("GET", "/puzzles/monster-chase/nothing", None, "no-such-puzzle"),
        ("GET", "/puzzles/day/yesterday", None, "junk"),
        ("POST", "/games/monster-falle/balance/told", {"players": 2, "options": {}}, "no-moments"),
    ):
        ok, refusal = await tab.ask(method, path, body)
        assert (ok, refusal["code"]) == (False, code)


async def test_a_storage_that_does_not_write_loses_nothing_quietly(tab: Tab) -> None:
    line = await tab.sit_down(await made(tab))
    frame = await my_turn(tab, line)
    tab.browser.trouble = "QuotaExceededError"
    move = {"type": "move", "seat": 0, "code": frame["mine"][0]["moves"][0]["code"], "version": frame["version"]}
    assert (await tab.request(line, **move))["refusal"]["code"] == "not-now"
    tab.browser.trouble = ""
    assert (await tab.request(line, **move))["type"] == "ack"


# Lessons, puzzles, boxes of one's own


async def test_a_lesson_is_taught(tab: Tab) -> None:
    wish = {"game": "monster-chase", "lesson": "first", "name": "Mia"}
    ok, joined = await tab.ask("POST", "/lessons", wish)
    assert ok, joined
    line = await tab.sit_down(joined)
    assert tab.frame(line)["table"]["lesson"]["name"] == "first"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_puzzles_are_shown_tried_and_answered_as_by_a_server(tab: Tab, game: str) -> None:
    puzzle = puzzles(game)[0]
    address = f"/puzzles/{game}/{puzzle.id}"
    ok, seen = await tab.ask("GET", address)
    assert (ok, seen["id"]) == (True, puzzle.id)
    assert not {"best", "solution"} & set(seen), "what is right is not told along with it"
    right = {"code": puzzle.best[0]} if puzzle.best else {"runs": puzzle.solution}
    ok, answer = await tab.ask("POST", f"{address}/try", right)
    assert (ok, answer["solved"]) == (True, True)
    ok, told = await tab.ask("GET", f"{address}/solution")
    assert ok
    assert told["code"] in puzzle.best or told["runs"] == puzzle.solution


async def test_there_is_a_puzzle_of_the_day_and_a_list_of_all(tab: Tab) -> None:
    ok, day = await tab.ask("GET", "/puzzles/day/2026-03-14")
    ok, lists = await tab.ask("GET", "/puzzles")
    assert ok
    assert day["id"] in [one["id"] for some in lists if some["game"] == day["game"] for one in some["puzzles"]]


async def test_a_box_of_ones_own_is_tried_out(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homeward.rooms.bots.balance_requests.DEALS", 3)
    ok, last = await tab.ask("POST", "/games/monster-baby-rescue/balance/told", {"players": 2, "options": {}})
    assert ok, last
    assert last["examined"]["here"]["games"] > 0


# Taking a table along


async def test_a_table_of_one_device_is_taken_along_in_the_middle_of_its_game(tab: Tab) -> None:
    line = await tab.sit_down(await made(tab))
    frame = await my_turn(tab, line)
    first = frame["mine"][0]["moves"][0]["code"]
    await tab.request(line, type="move", seat=0, code=first, version=frame["version"])
    answer = await tab.request(line, type="record")
    elsewhere = await opened(FakeBrowser())
    ok, joined = await elsewhere.ask("POST", "/records", answer["record"])
    assert ok
    there = await elsewhere.sit_down(joined)
    assert elsewhere.frame(there)["table"]["moves"] >= 1
    seats = elsewhere.frame(there)["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", ""), ("bot", "cub")]


@pytest.mark.parametrize("bots", [["cub", "cub"], ["grandmaster", ""], ["cub", "", "cub"], []])
async def test_whatever_a_record_says_of_bots_somebody_plays(tab: Tab, bots: list[str]) -> None:
    record = Record.new("monster-chase", 2, 1)
    record.data.bots = bots
    ok, joined = await tab.ask("POST", "/records", record.encode().decode())
    assert ok, joined
    assert 0 < len(joined["seats"]) <= 2


async def test_a_table_of_several_devices_is_taken_along_only_after_its_end(tab: Tab) -> None:
    seats = [{"name": "Mia", "holder": "here"}, {"name": "", "holder": "open"}]
    joined = await made(tab, seats=seats)
    ok, guest = await tab.ask("POST", f"/tables/{joined['table']}/join", {"key": joined["join_key"]})
    assert ok
    await tab.sit_down(joined)
    ben = await tab.sit_down(guest)
    assert (await tab.request(ben, type="claim", seat=1, name="Ben"))["type"] == "ack"
    answer = await tab.request(ben, type="record")
    assert answer["refusal"]["code"] == "others-play"
