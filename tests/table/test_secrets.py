"""A device gets its seats' views and nothing else, and what is forgotten stays forgotten."""

import json
from hashlib import sha256

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.record import Record
from homeward.table import wishes
from homeward.table.display.game_log import game_log
from homeward.table.display.replay import finished_game, record_of, replay
from homeward.table.entries import DealSeed
from homeward.table.refusals import Refused
from homeward.table.secret_source import seed_hash
from homeward.testkit import rules
from tests.table.tile_names import TILES, tiles_named

from .family import Family, here


@rules("MC-R29", "MC-R39")
def test_a_sleeping_toy_is_in_no_frame_log_or_reconnect() -> None:
    family = Family(here("Anna", "Ben"), seed=11)
    start = family.table.version
    while family.table.actor is not None:
        family.move(0)
        assert tiles_named(family.frame(0)) == set()
        assert tiles_named(family.frame(0, since=start)) == set()
        events = family.frame(0, since=start)["mine"][0]["events"]
        assert [event for event in events if event["fleeting"] or event["fleeting_said"]] == []
    logged = [event for line in game_log(family.table, 0)[1] for event in line.events]
    assert [event for event in logged if event.fleeting or event.fleeting_said] == []


@rules("MC-R39")
def test_the_fleeting_part_is_told_once_as_it_happens() -> None:
    family = Family(here("Anna"), seed=11)
    family.move(0)
    told = family.frame(0)["mine"][0]["events"][0]
    assert told["fleeting"]["tile"] in TILES
    assert told["fleeting_said"]["args"]["toy"]["key"] == f"monster-chase.shown.{told['fleeting']['tile']}"
    again = family.frame(0, since=1)["mine"][0]["events"][0]
    assert again["kind"] == "turned"
    assert (again["fleeting"], again["fleeting_said"]) == ({}, None)


def test_who_saw_everything_missed_nothing() -> None:
    family = Family(here("Anna"))
    family.move(0)
    assert family.frame(0, since=family.table.version)["mine"][0]["events"] == []
    assert family.frame(0, fresh=True)["mine"][0]["events"] == []


def test_the_seed_is_hidden_until_the_end() -> None:
    family = Family(here("Anna"), length=10, mode="easy", seed=987654321)
    frame = family.frame(0)
    assert "987654321" not in json.dumps(frame)
    assert frame["table"]["seed"]["hash"] == seed_hash(DealSeed(987654321, "salt"))


def test_at_the_end_the_seed_is_told_as_text_that_no_browser_rounds() -> None:
    large = 3156249557144189427
    family = Family(here("Anna"), length=10, mode="easy", open_memory=True, seed=large)
    while family.table.actor is not None:
        family.move(0)
    told = family.frame(0)["table"]["seed"]
    assert (told["seed"], told["salt"]) == ("3156249557144189427", "salt")
    assert replay(family.table.game, finished_game(family.table, 0), 0, 1).seed.seed == "3156249557144189427"
    assert record_of(family.table, 0).seed == "3156249557144189427"
    assert family.reborn().deal.seed == large


def test_the_hash_does_not_tell_the_shuffle() -> None:
    """The plain hash of a seed begins with the state of its generator."""
    rng = fast_rng(5)
    assert sha256(b"5").hexdigest().startswith(int(rng.low).to_bytes(4, "little").hex())
    assert not seed_hash(DealSeed(5, "salt")).startswith(int(rng.low).to_bytes(4, "little").hex())


def test_record_and_replay_come_only_at_the_end() -> None:
    family = Family(here("Anna"), length=10, mode="easy", open_memory=True)
    with pytest.raises(Refused, match="still being played"):
        finished_game(family.table, 0)
    with pytest.raises(Refused, match="no such game"):
        finished_game(family.table, 5)
    while family.table.actor is not None:
        family.move(0)
    family.wish(0, wishes.Rematch)
    told = replay(family.table.game, finished_game(family.table, 0), 0, 1000)
    assert told.moves == len(record_of(family.table, 0).moves)
    assert [one.position for one in told.positions] == list(range(min(50, told.moves + 1)))
    assert told.positions[1].events[0].fleeting["tile"] in TILES
    assert told.seed.seed == "7"


def test_the_record_of_a_finished_game_replays() -> None:
    import msgspec

    family = Family(here("Anna", "Ben"), length=10, mode="easy")
    while family.table.actor is not None:
        family.move(0)
    record = Record.decode(msgspec.json.encode(record_of(family.table, 0)))
    assert record.state.over
    assert record.data.names == ["Anna", "Ben"]
