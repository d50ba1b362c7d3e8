"""The seed of a game, how it is written, and the generator that it starts.

In JSON it is text: browsers and many other readers round numbers above 2^53. In old records it is a number.
"""

from hashlib import sha256
from typing import Annotated, Literal

from msgspec import Meta

from homeward.catalogue import Text
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.chance.secure_rng import secure_rng
from homeward.engine.errors import BadOption

Generator = Literal["xoroshiro64**", "blake2b"]
FAST: Generator = "xoroshiro64**"  # of simulations, and of games from before there was another
SECURE: Generator = "blake2b"  # of every new game at a table
SEED_BITS: dict[Generator, int] = {FAST: 63, SECURE: 256}

LARGEST_EXACT = 2**53 - 1  # JavaScript has every whole number up to this one

# As JSON may have it. JSON does not tell 12.0 from 12, so a whole float is a seed too. The limits are only described
# in the OpenAPI document: beyond them a seed is not junk but a bad option, refused with the sentence about seeds.
WrittenSeed = (
    Annotated[str, Meta(extra_json_schema={"pattern": "^[0-9]+$"})]
    | Annotated[int, Meta(extra_json_schema={"minimum": 0})]
    | Annotated[float, Meta(extra_json_schema={"minimum": 0, "multipleOf": 1})]
)


def largest_seed(generator: Generator) -> int:
    return int(2 ** SEED_BITS[generator] - 1)


def rng_from_seed(generator: Generator, seed: object) -> Rng:
    """The stream of a seed, before its first draw. Raises BadOption for what is not a seed."""
    number = checked_seed(seed, generator)
    return secure_rng(number) if generator == SECURE else fast_rng(number)


def mixed_seed(*numbers: int) -> int:
    """A seed made from several numbers."""
    digest = sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1


def checked_seed(seed: object, generator: Generator) -> int:
    """The seed, if the generator accepts it. Raises BadOption otherwise."""
    if type(seed) is not int or not 0 <= seed <= largest_seed(generator):
        most = f"2^{SEED_BITS[generator]} - 1"
        raise BadOption("seed", Text("error.seed", {"seed": short_repr(seed), "most": most}))
    return seed


def read_seed(written: WrittenSeed, generator: Generator) -> int:
    """A seed from its digits, or from a number. A float that may have been rounded is refused."""
    most_digits = len(str(largest_seed(generator)))
    if isinstance(written, str) and len(written) <= most_digits and written.isascii() and written.isdecimal():
        return checked_seed(int(written), generator)
    if isinstance(written, float) and written.is_integer() and abs(written) <= LARGEST_EXACT:
        return checked_seed(int(written), generator)
    return checked_seed(written, generator)


def read_seed_from_browser(written: WrittenSeed, generator: Generator) -> int:
    """The same from a browser. Refuses numbers that the browser may have rounded."""
    seed = read_seed(written, generator)
    if not isinstance(written, str) and seed > LARGEST_EXACT:
        raise BadOption("seed", f"shuffle number {seed} is so large that it may be rounded: send it as text")
    return seed


def short_repr(anything: object) -> str:
    text = repr(anything)
    return text if len(text) <= 40 else f"{text[:39]}…"
