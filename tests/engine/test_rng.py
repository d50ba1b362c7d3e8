"""The generator: its published vectors, no bias, copies and seeds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import FastRng, fast_rng

words = st.integers(0, 2**32 - 1)


def reference(s0: int, s1: int, count: int) -> list[int]:
    """xoroshiro64** as its authors wrote it, in unbounded integers."""
    mask = 0xFFFFFFFF

    def rotate(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & mask

    out = []
    for _ in range(count):
        out.append(rotate(s0 * 0x9E3779BB & mask, 5) * 5 & mask)
        s1 ^= s0
        s0, s1 = rotate(s0, 26) ^ s1 ^ (s1 << 9 & mask), rotate(s1, 13)
    return out


@given(words, words.filter(bool))
def test_it_is_xoroshiro64_starstar(low: int, high: int) -> None:
    rng = FastRng(low, high)
    assert [rng.next() for _ in range(20)] == reference(low, high, 20)


@pytest.mark.parametrize(
    ("seed", "state", "numbers", "dice", "shuffled"),
    [
        (0, (0x66EBEC5F, 0x386FC8FF), [716848943, 624624477], [1, 0, 1, 2, 3, 3, 2, 2], [0, 7, 4, 8, 5, 6, 3, 2, 9, 1]),
        (
            1,
            (0x73B2866B, 0xE1FC34FF),
            [4103731741, 195919822],
            [5, 0, 0, 1, 1, 5, 5, 0],
            [5, 6, 7, 3, 4, 1, 2, 8, 0, 9],
        ),
        (
            7,
            (0x9B690279, 0x8E8A2CE4),
            [2875170327, 4000715236],
            [4, 5, 0, 3, 0, 5, 2, 2],
            [2, 5, 9, 1, 4, 7, 3, 0, 8, 6],
        ),
        (
            3156249557144189427,
            (0xC403CF1F, 0x473C28FD),
            [1448585087, 147888854],
            [2, 0, 4, 1, 2, 3, 4, 1],
            [7, 4, 8, 5, 9, 2, 1, 6, 0, 3],
        ),
    ],
)
def test_the_vectors_of_docs_randomness(
    seed: int, state: tuple[int, int], numbers: list[int], dice: list[int], shuffled: list[int]
) -> None:
    rng = fast_rng(seed)
    assert (int(rng.low), int(rng.high)) == state
    assert [rng.next(), rng.next()] == numbers
    rng = fast_rng(seed)
    assert [rng.below(6) for _ in range(8)] == dice
    items = vec[i64](list(range(10)))
    fast_rng(seed).shuffle(items)
    assert list(items) == shuffled


@given(st.integers(1, 2**31), st.integers(0, 2**32))
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= fast_rng(seed).below(n) < n


def test_a_choice_is_one_draw_of_below() -> None:
    one, other = fast_rng(5), fast_rng(5)
    items = [30, 10, 20]
    assert [one.choice(items) for _ in range(50)] == [items[other.below(3)] for _ in range(50)]
    with pytest.raises(ValueError, match="takes 1"):
        one.choice([])


def test_below_is_even() -> None:
    rng = fast_rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_below_refuses_what_it_cannot_do_fairly() -> None:
    for n in (0, -1, 2**31 + 1):
        with pytest.raises(ValueError, match="1 to"):
            fast_rng(1).below(n)


def test_a_dead_state_is_refused() -> None:
    with pytest.raises(ValueError, match="not both zero"):
        FastRng(0, 0)


@given(st.integers(0, 2**63 - 1), st.integers(0, 50))
def test_a_copy_goes_its_own_way(seed: int, steps: int) -> None:
    rng = fast_rng(seed)
    for _ in range(steps):
        rng.next()
    twin = rng.copy()
    assert [rng.next() for _ in range(5)] == [twin.next() for _ in range(5)]


@given(st.integers(0, 2**32), st.integers(0, 60))
def test_a_shuffle_keeps_every_item(seed: int, size: int) -> None:
    items = vec[i64](list(range(size)))
    fast_rng(seed).shuffle(items)
    assert sorted(items) == list(range(size))


def test_every_order_is_equally_likely() -> None:
    rng = fast_rng(3)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())
