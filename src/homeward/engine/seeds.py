"""The number with which a game's chance begins, and how it is written.

In JSON it is text: browsers and many other readers round numbers above 2^53. In old records it is a number.
"""

from homeward.catalogue import Said
from homeward.engine.errors import BadOption

MAX_SEED = 2**63 - 1
MOST_DIGITS = len(str(MAX_SEED))
LARGEST_EXACT = 2**53 - 1  # up to here JavaScript knows every whole number

WrittenSeed = str | int | float  # as JSON may bring it; no float is a seed, and the refusal is the same


def checked_seed(seed: object) -> int:
    """A seed as the rules take it. Whatever is none raises BadOption."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption("seed", Said("error.seed", {"seed": shortened(seed), "most": str(MAX_SEED)}))
    return seed


def read_seed(written: WrittenSeed) -> int:
    """A seed from its digits, or from a number that nobody can have rounded."""
    if isinstance(written, str) and len(written) <= MOST_DIGITS and written.isascii() and written.isdecimal():
        return checked_seed(int(written))
    return checked_seed(written)


def read_seed_from_browser(written: WrittenSeed) -> int:
    """The same from somebody whose large numbers may have been rounded on the way."""
    seed = read_seed(written)
    if not isinstance(written, str) and seed > LARGEST_EXACT:
        raise BadOption("seed", Said("error.seed.rounded", {"seed": str(seed)}))
    return seed


def shortened(anything: object) -> str:
    text = repr(anything)
    return text if len(text) <= 40 else f"{text[:39]}…"
