"""The generator of tables: published vectors, exactly even numbers, and nothing that tells its key."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.chance.rng import FastRng, Rng, fast_rng
from homeward.engine.chance.secure_rng import SecureRng, secure_rng
from homeward.engine.chance.seeds import SECURE
from homeward.engine.errors import BadSnapshot
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.record import Record
from homeward.testkit.deals import walk

RECORDS = Path(__file__).parents[1] / "records" / "blake2b"
KEY = bytes(range(32))
WORD = 0xFFFFFFFF
seeds = st.integers(0, 2**256 - 1)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.next()) for _ in range(count)]


# The primitive, and the stream that is made of it


def test_the_primitive_is_blake2b() -> None:
    """The example of RFC 7693, and its authors' first vectors with a key (blake2b-kat: key 00 01 … 3f)."""
    assert blake2b(b"abc").hexdigest() == (
        "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
    )
    assert blake2b(b"", key=bytes(range(64))).hexdigest() == (
        "10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786"
        "b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568"
    )
    assert blake2b(b"\0", key=bytes(range(64))).hexdigest() == (
        "961f6dd1e4dd30f63901690c512e78e4b45e4742ed197c3c5e45c549fd25f2e4"
        "187b0bc9fe30492b16b0d0bc4ef9b0f34c7003fac09a5ef1532e69430234cebd"
    )


def reference(seed: int) -> Iterator[int]:
    """The stream as docs/randomness.md tells it."""
    key = blake2b(str(seed).encode("ascii"), digest_size=32).digest()
    number = 0
    while True:
        block = blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest()
        yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


@given(seeds)
def test_the_stream_is_the_one_in_the_docs(seed: int) -> None:
    assert words(secure_rng(seed), 40) == list(islice(reference(seed), 40))


@pytest.mark.parametrize(
    ("seed", "key", "numbers", "dice", "shuffled"),
    [
        (
            0,
            "0fd923ca5e7218c4ba3c3801c26a617ecdbfdaebb9c76ce2eca166e7855efbb8",
            [1868879878, 966340937],
            [2, 1, 3, 0, 2, 3, 3, 1],
            [7, 1, 6, 5, 3, 8, 0, 9, 2, 4],
        ),
        (
            7,
            "0a420b072ce72f6a6833576ffa74ea21dcca4ce7c025dbee7b1dae478cba6f29",
            [3687386393, 2100683132],
            [5, 2, 2, 5, 5, 0, 1, 3],
            [7, 3, 1, 9, 0, 5, 6, 2, 4, 8],
        ),
        (
            3156249557144189427,
            "c1fc952fdcc86c7ddb7e08239d15878cfa7c45f46a51fe8f852459abb991e49f",
            [3341391372, 2584253171],
            [4, 3, 0, 3, 2, 3, 3, 1],
            [1, 6, 9, 8, 3, 2, 4, 0, 5, 7],
        ),
        (
            2**256 - 1,
            "d06d765bf858c967775b9fa44a6b07d481f277c287cd6f1133578bd0247e651a",
            [818434039, 360875339],
            [1, 0, 4, 3, 4, 4, 0, 0],
            [9, 2, 5, 8, 7, 4, 3, 6, 0, 1],
        ),
    ],
)
def test_the_vectors_of_docs_randomness(
    seed: int, key: str, numbers: list[int], dice: list[int], shuffled: list[int]
) -> None:
    assert secure_rng(seed).key.hex() == key
    assert words(secure_rng(seed), 2) == numbers
    rng = secure_rng(seed)
    assert [rng.below(6) for _ in range(8)] == dice
    items = vec[i64](list(range(10)))
    secure_rng(seed).shuffle(items)
    assert list(items) == shuffled


def test_a_wrong_key_is_refused() -> None:
    for key, drawn in ((b"", 0), (KEY[1:], 0), (KEY + b"\0", 0), (KEY, -1)):
        with pytest.raises(ValueError, match="32 bytes"):
            SecureRng(key, drawn)


# Exactly even


def fairly_below(n: int, stream: Iterator[int]) -> int:
    """Lemire's method in unbounded integers: words that would make some numbers likelier are thrown away."""
    unfair = 2**32 % n
    return next((word * n) >> 32 for word in stream if (word * n) % 2**32 >= unfair)


@given(seeds, st.sampled_from([1, 2, 3, 6, 52, 104, 3 * 2**29, 2**31 - 1, 2**31]))
def test_below_throws_away_what_would_be_unfair(seed: int, n: int) -> None:
    rng, stream = secure_rng(seed), reference(seed)
    assert [rng.below(n) for _ in range(20)] == [fairly_below(n, stream) for _ in range(20)]


def test_below_is_even_where_a_remainder_would_be_far_from_it() -> None:
    """A quarter of all words is thrown away here; taken as they are, one third would come up half the time."""
    rng, counts = secure_rng(1), [0, 0, 0]
    for _ in range(30_000):
        counts[rng.below(3 * 2**29) // 2**29] += 1
    assert all(9_600 < count < 10_400 for count in counts)
    assert rng.drawn > 36_000


def test_every_order_is_equally_likely() -> None:
    rng, counts = secure_rng(3), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


# Copied, saved, continued


@given(seeds, st.integers(0, 50))
def test_a_copy_and_a_continued_stream_go_on_alike_and_each_its_own_way(seed: int, steps: int) -> None:
    rng = secure_rng(seed)
    words(rng, steps)
    copied, continued = rng.copy(), SecureRng(rng.key, rng.drawn)
    assert words(rng, 20) == words(copied, 20) == words(continued, 20)


@given(seeds)
def test_a_split_is_another_secure_stream(seed: int) -> None:
    rng = secure_rng(seed)
    other = rng.split()
    assert isinstance(other, SecureRng)
    assert rng.drawn == 8
    assert words(other, 16) != words(secure_rng(seed), 16)


def dealt(game: Game, seed: int) -> State:
    return game.deal_from(max(game.info.players), secure_rng(seed), options=game.info.quick)


@every_game
def test_all_chance_of_a_game_is_secure_and_can_be_saved(game: Game) -> None:
    state = dealt(game, 2**200 + 1)
    walk(state, 25, fast_rng(1))
    assert isinstance(state.rng, SecureRng)
    assert state.rng.drawn > 0
    again = game.restore(msgspec.json.decode(msgspec.json.encode(game.snapshot(state))))
    for each in (state, again):
        walk(each, 200, fast_rng(2))
    assert game.snapshot(again) == game.snapshot(state)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("key", "ab"), ("key", "x" * 64), ("key", "é" * 64), ("drawn", -1), ("drawn", 2**53 + 1)],
)
def test_a_wrong_saved_stream_is_refused_by_the_name_of_its_field(field: str, wrong: object) -> None:
    game = GAMES[0]
    saved = game.snapshot(dealt(game, 5))
    with pytest.raises(BadSnapshot, match=f"chance.{field}"):
        game.restore({**saved, "chance": {**saved["chance"], field: wrong}})


def test_a_fast_stream_has_not_drawn_from_a_secure_one() -> None:
    game = GAMES[0]
    saved = game.snapshot(game.deal(2, 5))
    assert saved["chance"].keys() == {"low", "high", "reveals", "observer"}
    with pytest.raises(BadSnapshot, match=r"chance\.drawn"):
        game.restore({**saved, "chance": {**saved["chance"], "drawn": 1}})


# Games that were played with it, each to its end; nothing makes these files anew
PLAYED = {
    "monster-baby-rescue": [31, 35, 29, 37, 37],
    "pets-rescue": [25, 14, 10, 35],
    "monster-chase": [15] * 6,
    "monster-falle": [0, 0],
    "wombat-rescue": [3, 3, 2, 4],
}


@pytest.mark.parametrize(("name", "scores"), PLAYED.items())
def test_a_record_is_the_same_game_on_every_machine(name: str, scores: list[int]) -> None:
    record = Record.load(RECORDS / f"{name}.json")
    assert record.data.generator == SECURE
    assert record.state.over
    assert record.state.scores() == scores


# Nothing tells the key


def next_word_computed(seen: list[int]) -> int:
    """The third word of xoroshiro64** from the first two: undo the multiplications, then the steps."""

    def rotate(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & WORD

    def first_half(word: int) -> int:
        return rotate(word * pow(5, -1, 2**32) & WORD, 27) * pow(0x9E3779BB, -1, 2**32) & WORD

    before, after = map(first_half, seen)
    shifted = after ^ rotate(before, 26)  # that is mixed ^ (mixed << 9), which can be undone
    mixed = shifted ^ (shifted << 9 & WORD) ^ (shifted << 18 & WORD) ^ (shifted << 27 & WORD)
    state = FastRng(after, rotate(mixed, 13))
    state.next()
    return int(state.next())


@given(st.integers(0, 2**63 - 1))
def test_two_words_give_the_fast_generator_away_but_not_the_secure_one(seed: int) -> None:
    fast, strong = words(fast_rng(seed), 3), words(secure_rng(seed), 3)
    assert next_word_computed(fast[:2]) == fast[2]
    assert next_word_computed(strong[:2]) != strong[2]


def test_the_opening_grid_of_pets_rescue_comes_from_256_bits_that_no_word_shows() -> None:
    """133 bits of the grid are seen by everybody: more than the fast generator has, half of what this one has."""
    game = next(game for game in GAMES if game.name == "pets-rescue")
    state = dealt(game, 2**255)
    assert isinstance(state.rng, SecureRng)
    assert len(state.rng.key) * 8 == 256
    key = state.rng.key.hex()
    shown = b"".join(word.to_bytes(4, "little") for word in words(SecureRng(state.rng.key), 4096)).hex()
    assert not any(key[at : at + 16] in shown for at in range(0, len(key) - 16, 2))


def test_every_bit_of_the_key_changes_half_of_the_bits_of_the_stream() -> None:
    plain = int.from_bytes(b"".join(word.to_bytes(4, "little") for word in words(SecureRng(KEY), 64)), "little")
    for bit in range(256):
        changed = SecureRng((int.from_bytes(KEY, "little") ^ 1 << bit).to_bytes(32, "little"))
        other = int.from_bytes(b"".join(word.to_bytes(4, "little") for word in words(changed, 64)), "little")
        assert 850 < (plain ^ other).bit_count() < 1200  # of 2048
