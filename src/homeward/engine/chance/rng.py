"""The interface of random generators, and the fast one, xoroshiro64**, for simulation, search and old games.

Algorithm by David Blackman and Sebastiano Vigna (2018, public domain): two 32-bit words, period 2^64 - 1.
Everything is done in 32-bit pieces so that plain Python and the compiled build agree on every bit.
Its other numbers can be computed from a few of them, so games at a table use `SecureRng`.
`docs/randomness.md` has test vectors and says how to reproduce a shuffle in another language.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
STAR: Final[i64] = 0x9E3779BB


class Rng:
    """A random stream that can be copied, saved and continued. Everything is made from `next`."""

    __slots__ = ()

    def next(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        raise NotImplementedError

    def split(self) -> "Rng":
        """A new independent stream of the same kind; this one moves on."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely (Lemire's method), for n up to 2^31."""
        if n < 1 or n > 0x80000000:
            raise ValueError("below() takes 1 to 2^31")
        product = self.next() * n
        if (product & WORD) < n:
            unfair = (0x100000000 - n) % n
            while (product & WORD) < unfair:
                product = self.next() * n
        return product >> 32

    def choice(self, items: list[int]) -> int:
        """One of some numbers, each equally likely; one draw of `below`."""
        return items[self.below(i64(len(items)))]

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.next()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher-Yates in place, from the last item down."""
        i = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


@final
class FastRng(Rng):
    """xoroshiro64**."""

    __slots__ = ("high", "low")

    low: i64  # first word of the state (s0)
    high: i64  # second word of the state (s1)

    def __init__(self, low: i64, high: i64) -> None:
        if low < 0 or low > WORD or high < 0 or high > WORD or (low == 0 and high == 0):
            raise ValueError("a generator needs two 32-bit words, not both zero")
        self.low = low
        self.high = high

    def next(self) -> i64:
        low = self.low
        # STAR * low within 63 bits: high and low half separately
        product = (((((low >> 16) * STAR) & 0xFFFF) << 16) + (low & 0xFFFF) * STAR) & WORD
        result = (((product << 5) | (product >> 27)) & WORD) * 5 & WORD
        mixed = self.high ^ low
        self.low = (((low << 26) | (low >> 6)) & WORD) ^ mixed ^ ((mixed << 9) & WORD)
        self.high = ((mixed << 13) | (mixed >> 19)) & WORD
        return result

    def copy(self) -> "FastRng":
        return FastRng(self.low, self.high)

    def split(self) -> "FastRng":
        low = self.next()
        high = self.next()
        return FastRng(low, high | 1) if low == 0 and high == 0 else FastRng(low, high)


def fast_rng(seed: int) -> FastRng:
    """The fast stream of a seed: the first eight bytes of SHA-256 of its decimal digits, little-endian."""
    state = sha256(str(seed).encode()).digest()
    low = int.from_bytes(state[:4], "little")
    high = int.from_bytes(state[4:8], "little")
    return FastRng(low, high if low or high else 1)
