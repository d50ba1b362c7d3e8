"""Seeds as they are written: larger than a browser's numbers, and refused in words when they are none."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import homeward
from homeward.engine.chance.seeds import (
    FAST,
    LARGEST_EXACT,
    SECURE,
    Generator,
    read_seed,
    read_seed_from_browser,
    rng_from_seed,
)
from homeward.engine.errors import BadOption, BadRecord

MAX_SEED = 2**63 - 1  # of the fast generator, for ever: old records have been written with it
LARGE = 3156249557144189427  # read as a JavaScript number it is 3156249557144189400
NO_SEEDS: list[Any] = [
    "", "seven", "-1", "+7", "1.5", "1e3", " 7", "1_000", "٧", "0x10", str(2**256), "9" * 5000,
    -1, 2**256, 10**90, -7.0, 1.5, 2.0**53, float("inf"), True, None, [7],
]  # fmt: skip
generators = pytest.mark.parametrize("generator", [FAST, SECURE])


@given(st.integers(0, MAX_SEED))
def test_what_is_written_as_text_is_read_again(seed: int) -> None:
    for generator in (FAST, SECURE):
        assert read_seed(str(seed), generator) == read_seed_from_browser(str(seed), generator) == seed
        assert read_seed(seed, generator) == seed


def test_a_whole_number_with_a_point_is_a_seed() -> None:
    for generator in (FAST, SECURE):
        assert read_seed(12.0, generator) == read_seed_from_browser(12.0, generator) == 12


@generators
@pytest.mark.parametrize("written", NO_SEEDS, ids=lambda written: repr(written)[:20])
def test_what_is_no_seed_is_refused_in_words(written: Any, generator: Generator) -> None:
    allowed = {FAST: r"whole number from 0 to 2\^63 - 1", SECURE: r"whole number from 0 to 2\^256 - 1"}[generator]
    for read in (read_seed, read_seed_from_browser):
        with pytest.raises(BadOption, match=allowed) as refused:
            read(written, generator)
        assert refused.value.option == "seed"
        assert len(str(refused.value)) < 140


def test_the_secure_generator_takes_256_bits_and_the_fast_one_63() -> None:
    assert read_seed(str(2**256 - 1), SECURE) == 2**256 - 1
    assert read_seed(str(MAX_SEED), FAST) == MAX_SEED
    for written in (MAX_SEED + 1, str(MAX_SEED + 1)):
        with pytest.raises(BadOption, match=r"a whole number from 0 to 2\^63 - 1"):
            read_seed(written, FAST)
        assert read_seed(written, SECURE) == MAX_SEED + 1


@generators
def test_a_stream_starts_only_from_a_seed(generator: Generator) -> None:
    assert [rng_from_seed(generator, 5).next() for _ in range(2)] == [rng_from_seed(generator, 5).next()] * 2
    with pytest.raises(BadOption, match="a whole number from 0 to"):
        rng_from_seed(generator, -1)


def test_a_number_that_may_have_been_rounded_is_not_taken_from_a_browser() -> None:
    assert read_seed_from_browser(LARGEST_EXACT, SECURE) == LARGEST_EXACT
    with pytest.raises(BadOption, match="number 9007199254740992 is so large"):
        read_seed_from_browser(LARGEST_EXACT + 1, SECURE)


def record(seed: int) -> dict[str, Any]:
    written: dict[str, Any] = msgspec.json.decode(homeward.Record.new("monster-chase", players=2, seed=seed).encode())
    return written


def test_a_record_writes_its_seed_as_text() -> None:
    assert record(LARGE)["seed"] == "3156249557144189427"
    assert homeward.Record.decode(msgspec.json.encode(record(LARGE))).seed == LARGE


@pytest.mark.parametrize("seed", [7, LARGE])
def test_a_record_from_before_has_a_number_and_is_the_same_game(seed: int) -> None:
    old = homeward.Record.decode(msgspec.json.encode({**record(seed), "seed": seed}))
    new = homeward.Record.decode(msgspec.json.encode(record(seed)))
    assert old.game.snapshot(old.state) == new.game.snapshot(new.state)
    assert old.encode() == new.encode()


def test_a_record_without_a_generator_is_one_of_the_fast_one() -> None:
    """Records from before there was another do not name it."""
    old = record(7)
    assert old.pop("generator") == FAST
    del old["salt"]
    again = homeward.Record.decode(msgspec.json.encode(old))
    assert again.data.generator == FAST
    assert again.game.snapshot(again.state) == again.game.snapshot(again.game.deal(2, seed=7))


@pytest.mark.parametrize("seed", [7, LARGE, 2**256 - 1])
def test_a_record_of_the_secure_generator_is_the_same_game_again(seed: int) -> None:
    new = homeward.Record.dealt_by(SECURE, "monster-chase", 2, seed, {})
    new.append(new.state.legal()[0])
    written = msgspec.json.decode(new.encode())
    assert (written["seed"], written["generator"]) == (str(seed), SECURE)
    again = homeward.Record.decode(new.encode())
    assert again.game.snapshot(again.state) == new.game.snapshot(new.state)
    if seed <= MAX_SEED:
        assert again.game.snapshot(again.position_at(0)) != new.game.snapshot(new.game.deal(2, seed))


def test_a_record_of_an_unknown_generator_is_refused() -> None:
    with pytest.raises(BadRecord, match="generator"):
        homeward.Record.decode(msgspec.json.encode({**record(1), "generator": "dice"}))


@pytest.mark.parametrize("name", ["seed", "players", "rules_version", "generator", "rng", "self"])
def test_a_record_whose_options_are_named_like_something_else_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match=name):
        homeward.Record.decode(msgspec.json.encode({**record(1), "options": {name: 3}}))


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.5, "1.5", "-1", "seven", str(MAX_SEED + 1)])
def test_a_record_with_a_wrong_seed_says_what_is_allowed(seed: Any) -> None:
    with pytest.raises(BadRecord, match=r"cannot have the number .* a whole number from 0"):
        homeward.Record.decode(msgspec.json.encode({**record(1), "seed": seed}))
