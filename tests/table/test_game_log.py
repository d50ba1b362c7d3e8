"""The log and the replay of a long game: page by page the same as in one go, and no dearer than what they show."""

import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from homeward.engine.chance.seeds import SECURE
from homeward.engine.game import Game
from homeward.engine.options import settle
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.table import wishes
from homeward.table.display import game_log as pages
from homeward.table.display import replay as replays
from homeward.table.display.game_log import PAGE, GameLogLine, events_since, game_log
from homeward.table.display.replay import Replay, replay
from homeward.table.entries import DealSeed
from homeward.table.state.checkpoints import INTERVAL
from homeward.table.state.finished_game import FinishedGame
from homeward.table.state.game_in_play import GameInPlay

from .family import Family, here


@pytest.fixture
def family() -> Family:
    """One device whose people cannot make up their minds: seven hundred lines, most of them moves and their undoing."""
    family, dice = Family(here("Anna", "Ben"), "wombat-rescue"), random.Random(15)
    assert family.table.play is not None
    while len(family.table.play.history) < 700:
        back = len(family.table.play.moves) - 1
        if back > 40 or (back >= 0 and dice.random() < 0.4):
            family.wish(0, wishes.Undo, to=max(0, back - dice.randrange(3)))
        else:
            family.move(0, dice.choice(family.table.play.state.legal()))
    return family


@pytest.fixture
def plays() -> Iterator[Callable[[], int]]:
    """How many moves were played since it was last asked, whether the rules are compiled or not."""
    counted = [0]

    def watch(frame: FrameType, event: str, called: Any) -> None:
        if event == "call" and frame.f_code.co_name == "play":
            counted[0] += isinstance(frame.f_locals.get("self"), State)
        elif event == "c_call" and called.__name__ == "play":
            counted[0] += isinstance(called.__self__, State)

    def since() -> int:
        count, counted[0] = counted[0], 0
        return count

    sys.setprofile(watch)
    yield since
    sys.setprofile(None)


def all_pages(family: Family, ear: int | None) -> list[GameLogLine]:
    start, lines = game_log(family.table, ear)
    while start > 0:
        start, earlier = game_log(family.table, ear, start)
        assert len(earlier) <= PAGE
        lines = earlier + lines
    return lines


@pytest.mark.parametrize("ear", [0, 1, None])
def test_the_pages_of_a_log_are_the_whole_of_it(
    family: Family, ear: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    paged = all_pages(family, ear)
    monkeypatch.setattr(pages, "PAGE", 10**6)
    start, whole = game_log(family.reborn(), ear)
    assert start == 0
    assert family.table.play is not None
    assert len(whole) == len(family.table.play.history) >= 700
    assert paged == whole
    assert {line.undone for line in whole} == {True, False}


def test_a_page_of_a_long_log_costs_what_it_shows(family: Family, plays: Callable[[], int]) -> None:
    game_log(family.table, 0)  # the way there is gone once
    most = (INTERVAL + PAGE) * 45  # an undo plays the few moves that stay
    assert 0 < plays() < 700 * 45
    family.move(0)
    plays()
    game_log(family.table, 1)
    assert 0 < plays() <= most
    game_log(family.table, 1)
    assert plays() == 0, "a crowd that asks the same is told the same"
    events_since(family.table, None, family.table.version - 1)
    assert plays() <= most


def test_only_the_newest_page_is_kept(family: Family, plays: Callable[[], int]) -> None:
    """Whoever pages through a log chooses the pages: keeping them all would fill the memory."""
    for _ in range(2):
        game_log(family.table, 0, 300)
        assert plays() > 0


def test_who_comes_back_hears_what_was_missed_and_of_much_the_last(family: Family) -> None:
    lines, version = all_pages(family, 0), family.table.version
    heard = events_since(family.table, 0, version - 3)
    assert heard == [event for line in lines if line.version > version - 3 for event in line.events]
    assert len(events_since(family.table, 0, 0)) == pages.LAST
    assert events_since(family.table, 0, version) == []


def finished_game() -> tuple[Game, FinishedGame]:
    """Shuffled as tables are: its seed has 256 bits."""
    game, dice = find_game("wombat-rescue"), random.Random(3)
    options = settle(game.info.options, game.info.conflicts, {}, 2)
    play = GameInPlay(game, game.info.rules_version, 2, options, DealSeed(2**256 - 1, "salt", generator=SECURE))
    while not play.state.over and len(play.moves) < 400:
        play.play(dice.choice(play.state.legal()))
    return game, FinishedGame.of(play, ["Anna", "Ben"])


def test_a_stretch_of_a_replay_costs_what_it_shows(plays: Callable[[], int]) -> None:
    game, done = finished_game()

    def shown(start: int) -> Replay:
        return replay(game, done, start, replays.MOST_POSITIONS)

    first = shown(0)
    plays()
    rest = [shown(start) for start in range(replays.MOST_POSITIONS, first.moves + 1, replays.MOST_POSITIONS)]
    assert plays() <= 2 * replays.MOST_POSITIONS * len(rest)
    numbers = [position.position for part in (first, *rest) for position in part.positions]
    assert numbers == list(range(first.moves + 1))


def test_a_stretch_is_the_same_wherever_it_begins() -> None:
    game, done = finished_game()
    whole = {position.position: position for position in replay(game, done, 120, 50).positions}
    for start in (121, 149, 150, 169):
        [one] = replay(game, done, start, 1).positions
        assert one == whole[start]


def test_an_undo_late_in_a_long_game_plays_few_moves_again(plays: Callable[[], int]) -> None:
    family, dice = Family(here("Anna", "Ben"), "wombat-rescue"), random.Random(15)
    play = family.table.play
    assert play is not None
    while len(play.moves) < 5 * INTERVAL + 7:
        family.move(0, dice.choice(play.state.legal()))
    family.wish(0, wishes.Undo, to=5 * INTERVAL + 6)
    family.move(0, dice.choice(play.state.legal()))
    plays()
    family.wish(0, wishes.Undo, to=5 * INTERVAL + 6)
    assert plays() == 6
    assert family.reborn().play.state.legal() == play.state.legal()  # type: ignore[union-attr]


def test_the_way_through_a_long_game_takes_little_memory() -> None:
    """A record of some hundred bytes can be ten minutes of Monster-Falle in which nobody moves a hand."""
    game = find_game("monster-falle")
    options = settle(game.info.options, game.info.conflicts, {}, 2)
    play = GameInPlay(game, game.info.rules_version, 2, options, DealSeed(7, "salt"))
    while len(play.moves) < 20_000:
        play.play(int(play.state.legal()[0]))
    done = FinishedGame.of(play, ["Anna", "Ben"])
    tracemalloc.start()
    path = replays.Path(game, done)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert path.positions() > 500
    assert held < 3_000_000  # with the moves so far at every waypoint it was 8 million
