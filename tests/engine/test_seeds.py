"""Seeds as they are written: larger than a browser's numbers, and refused in words when they are none."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import homeward
from homeward.engine.errors import BadOption, BadRecord
from homeward.engine.seeds import LARGEST_EXACT, MAX_SEED, read_seed, read_seed_from_browser

LARGE = 3156249557144189427  # read as a JavaScript number it is 3156249557144189400
NO_SEEDS: list[Any] = [
    "", "seven", "-1", "+7", "1.5", "1e3", " 7", "1_000", "٧", "0x10", str(MAX_SEED + 1), "9" * 5000,
    -1, MAX_SEED + 1, 10**40, 7.0, 1.5, float("inf"), True, None, [7],
]  # fmt: skip


@given(st.integers(0, MAX_SEED))
def test_what_is_written_as_text_is_read_again(seed: int) -> None:
    assert read_seed(str(seed)) == read_seed_from_browser(str(seed)) == read_seed(seed) == seed


@pytest.mark.parametrize("written", NO_SEEDS, ids=lambda written: repr(written)[:20])
def test_what_is_no_seed_is_refused_in_words(written: Any) -> None:
    for read in (read_seed, read_seed_from_browser):
        with pytest.raises(BadOption, match="allowed: whole numbers from 0 to 9223372036854775807") as refused:
            read(written)
        assert refused.value.option == "seed"
        assert len(str(refused.value)) < 140


def test_a_number_that_may_have_been_rounded_is_not_taken_from_a_browser() -> None:
    assert read_seed_from_browser(LARGEST_EXACT) == LARGEST_EXACT
    with pytest.raises(BadOption, match="9007199254740992: so large a number must come as text"):
        read_seed_from_browser(LARGEST_EXACT + 1)


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


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.5, "1.5", "-1", "seven", str(MAX_SEED + 1)])
def test_a_record_with_a_wrong_seed_says_what_is_allowed(seed: Any) -> None:
    with pytest.raises(BadRecord, match=r"cannot have the number .*; allowed: whole numbers from 0"):
        homeward.Record.decode(msgspec.json.encode({**record(1), "seed": seed}))
