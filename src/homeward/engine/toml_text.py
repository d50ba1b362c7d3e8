"""Reading TOML that anybody may have written: looked over first, so that no text makes the reader slow or deep.

Python's reader takes time with the square of a key's dots, and goes as deep as the brackets do.
"""

import re
from typing import TypeVar

import msgspec

from homeward.catalogue import says
from homeward.engine.errors import HomewardError

say = says("error.toml")
MOST_SIGNS = 6_000  # keys, items and brackets; four times what the longest components file of the house has
DEEPEST = 8  # brackets within brackets, and parts of a key
LONGEST_WORD = 100  # of a number or a key without quotation marks
LONGEST_PROBLEM = 300

# Strings and comments are passed over whole. After a string that does not end nothing would be read.
TOKEN = re.compile(
    r"""
      (?P<word> [\w+\-]++ )
    | (?P<dot> \. )
    | (?P<next> [=,] )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<lines> \n (?: \s | \#[^\n]*+ )*+ )
    | (?P<skipped> \#[^\n]*+
        | \"{3} (?: [^"\\] | \\. | "(?!"") )*+ (?: \"{3,5} )?
        | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5} )?
        | " (?: [^"\\\n] | \\. )*+ "?
        | ' [^'\n]*+ '? )
    """,
    re.VERBOSE | re.DOTALL,
)
Kind = TypeVar("Kind")


class Unreadable(HomewardError):
    """A text that is no TOML, has other fields than those asked for, or more of everything than a game can need."""


def decode_toml(raw: bytes, kind: type[Kind]) -> Kind:
    """The contents of a file, checked against the types of `kind`."""
    try:
        text = raw.decode()
        look_over(text)
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(with_row(str(error))) from None


def look_over(text: str) -> None:
    """Unreadable if there is too much of anything; takes time with the length of the text only."""
    signs = depth = dots = 0
    for token in TOKEN.finditer(text):
        what = token.lastgroup
        if what == "word" and len(token[0]) > LONGEST_WORD:
            raise Unreadable(say("long-word", most=LONGEST_WORD))
        depth += (what == "open") - (what == "close")
        signs += what in ("open", "next")
        if what == "dot":
            dots += 1
        elif what in ("next", "lines"):
            dots = 0
        if max(depth, dots) > DEEPEST:
            raise Unreadable(say("too-deep", most=DEEPEST))
        if signs > MOST_SIGNS:
            raise Unreadable(say("too-much", most=MOST_SIGNS))


def with_row(message: str) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.tiles[3].hearts`" with the row as people count it."""
    problem, _, where = message.partition(" - at `$.")
    row = re.sub(r"\[(\d+)\]", lambda row: f", row {int(row[1]) + 1}", where.rstrip("`"))
    told = f"{row}: {problem}" if where else problem
    return told if len(told) <= LONGEST_PROBLEM else f"{told[:LONGEST_PROBLEM]}…"
