"""Every game at the same table: whole games with restarts, and no frame with anything its seat cannot know."""

import json
from typing import Any

import msgspec
import pytest

from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.table import wishes
from homeward.table.decisions.decide_moves import decide_bot_move
from homeward.table.display.frames import seat_frame
from homeward.table.display.replay import finished_game, record_of, replay
from homeward.table.display.seen import News
from homeward.table.entries import SeatPlan
from homeward.table.table import Table
from homeward.testkit.browser_json import as_a_browser_reads

from .family import Family, here

TURN_GAMES = [game for game in GAMES if game.info.tick_hz == 0]
SEEDS = range(3)


def family_of(game: Game, seed: int) -> Family:
    players = game.info.players[-1] if seed % 2 else game.info.players[0]
    plans = [*here(*(f"Player {seat}" for seat in range(players - 1))), SeatPlan("Owl", "bot", "owl")]
    return Family(plans if players > 1 else here("Anna"), game=game.name, seed=seed, **game.info.quick)


def step(family: Family, rng: Rng) -> None:
    play = family.table.play
    assert play is not None
    legal = play.state.legal()
    code = legal[rng.below(len(legal))]
    if family.table.bot_to_act() is not None:
        assert play.state.actor is not None
        family.keep(decide_bot_move(family.table, play.state.actor, code))
    else:
        family.move(0, code)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_changes_hands_and_nothing_is_told_of_the_game(game: Game) -> None:
    """Somebody sits down, leaves the seat to a bot and is back: frames of every device, with no move in them."""
    family = Family([*here("Anna"), SeatPlan("", "open")], game=game.name)
    ben = family.join()
    changes: tuple[dict[str, Any], ...] = (
        {"kind": wishes.Claim, "name": "Ben"},
        {"kind": wishes.Bot, "level": game.bots.levels[0].name},
        {"kind": wishes.TakeBack},
    )
    for wish in changes:
        assert not isinstance(family.wish(ben, seat=1, **wish), str)
        for device in (0, ben):
            assert all(one["events"] == [] for one in family.frame(device)["mine"])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_whole_game_at_the_table(game: Game, seed: int) -> None:
    family, rng = family_of(game, seed), fast_rng(seed)
    onlooker = family.join()
    steps = 0
    while family.table.actor is not None and steps < 400:
        step(family, rng)
        steps += 1
        if steps % 40 == 0:
            frames = [family.frame(device, fresh=True) for device in (0, onlooker)]
            family.table = family.reborn()
            assert frames == [family.frame(device, fresh=True) for device in (0, onlooker)]
    frame = family.frame(0)
    if frame["over"]:
        assert frame["score_sheet"]["verdict"]
        told = replay(game, finished_game(family.table, 0), 0, 50)
        assert as_a_browser_reads(msgspec.json.encode(told))["positions"]
        assert record_of(family.table, 0).names == family.table.seats.names()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_frame_holds_nothing_its_seat_cannot_know(game: Game, seed: int) -> None:
    """Deal everything a seat cannot know anew: its view, moves, labels, previews and prompt stay the same."""
    family, rng = family_of(game, seed), fast_rng(seed + 100)
    steps = 0
    while family.table.actor is not None and steps < 60:
        for seat in range(len(family.table.seats)):
            assert shown(family.table, seat) == shown_elsewhere(family.table, seat, rng)
        step(family, rng)
        steps += 1


def shown(table: Table, seat: int) -> object:
    assert table.play is not None
    return json.loads(msgspec.json.encode(seat_frame(table, table.play, seat, News(), described=True)))


def shown_elsewhere(table: Table, seat: int, rng: Rng) -> object:
    """The same in another world that the seat cannot tell from this one."""
    assert table.play is not None
    here_and_now = table.play.state
    table.play.state = here_and_now.veil(seat).fill(rng.split())
    try:
        return shown(table, seat)
    finally:
        table.play.state = here_and_now
