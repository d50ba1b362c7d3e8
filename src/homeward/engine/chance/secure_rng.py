"""The generator of games at a table: keyed BLAKE2b of a counter. What is hidden cannot be computed from what is seen.

Block number i of the stream is BLAKE2b (RFC 7693) of i, eight bytes little-endian, under a key of 256 bits; its 64
bytes are sixteen words, little-endian. `docs/randomness.md` has test vectors and a script that checks a game.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from homeward.engine.chance.rng import Rng

KEY_BYTES: Final = 32
WORDS: Final[i64] = 16  # per block


@final
class SecureRng(Rng):
    """The stream of a key, from any word onwards."""

    __slots__ = ("block", "drawn", "key")

    key: bytes
    drawn: i64  # words so far
    block: bytes  # the block of the words drawn last; empty before the first

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        if len(key) != KEY_BYTES or drawn < 0:
            raise ValueError("a secure generator needs a key of 32 bytes, and has not drawn less than nothing")
        self.key = key
        self.drawn = drawn
        self.block = b""

    def next(self) -> i64:
        word = self.drawn % WORDS
        if word == 0 or not self.block:
            self.block = blake2b(int(self.drawn // WORDS).to_bytes(8, "little"), key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * word : 4 * word + 4], "little")

    def copy(self) -> "SecureRng":
        twin = SecureRng(self.key, self.drawn)
        twin.block = self.block
        return twin

    def split(self) -> "SecureRng":
        return SecureRng(b"".join([int(self.next()).to_bytes(4, "little") for _ in range(KEY_BYTES // 4)]))


def secure_rng(seed: int) -> SecureRng:
    """The stream of a seed: its key is BLAKE2b-256 of its decimal digits."""
    return SecureRng(blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest())
