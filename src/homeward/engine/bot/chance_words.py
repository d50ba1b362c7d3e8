"""A chance in words that mean something to a child: "about every second time" instead of 0.53."""

from bisect import bisect

from homeward.catalogue import Text

# The words, and the chances at which the next ones begin.
WORDS = ("hardly", "tenth", "fifth", "third", "half", "two-thirds", "four-fifths", "nine-tenths", "nearly-always")
BOUNDS = (0.05, 0.15, 0.27, 0.42, 0.585, 0.735, 0.855, 0.955)


def how_often(chance: float) -> Text:
    """How often a chance comes true, as in "you win about every second time"."""
    return Text(f"often.{WORDS[bisect(BOUNDS, chance)]}")
