"""Reads TOML from untrusted files. Limits are checked first, so that no text makes the parser slow or large.

Python's parser needs time and memory in the square of a key's dots: 64 KB of them took 20 seconds and 4 GB. The
server reads an accepted file again wherever its table is played, so a time limit on the first reading is not enough.
"""

import re
from typing import TypeVar

import msgspec

from homeward.catalogue import text_factory
from homeward.engine.decode_errors import problem_and_field, with_field
from homeward.engine.errors import HomewardError

say = text_factory("error.toml")
MOST_SIGNS = 6_000  # keys and items; four times as many as our longest components file has
DEEPEST = 200  # dots in a line, and so parts of a key: a key never continues on the next line
LONGEST_NUMBER = 100  # digits; Python does not print a number of more than 4,300
LONGEST_PROBLEM = 300
LONG_NUMBER = re.compile(rf"\b\d\w{{{LONGEST_NUMBER}}}", re.ASCII)
Kind = TypeVar("Kind")


class Unreadable(HomewardError):
    """A text that is not TOML, has the wrong fields, or exceeds a limit."""


def decode_toml(raw: bytes, kind: type[Kind]) -> Kind:
    """The contents of a file, checked against the types of `kind`."""
    try:
        text = raw.decode()
        check_bounds(text)
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(say("wrong", problem=with_row(*problem_and_field(error)))) from None
    except RecursionError:  # deeply nested brackets
        raise Unreadable(say("too-deep", most=DEEPEST)) from None


def check_bounds(text: str) -> None:
    """Raises Unreadable if a limit is exceeded. Strings and comments count too, which is simpler and never matters."""
    if LONG_NUMBER.search(text):
        raise Unreadable(say("long-word", most=LONGEST_NUMBER))
    if any(line.count(".") > DEEPEST for line in text.split("\n")):
        raise Unreadable(say("too-deep", most=DEEPEST))
    if text.count("=") + text.count(",") > MOST_SIGNS:
        raise Unreadable(say("too-much", most=MOST_SIGNS))


def with_row(problem: str, field: str) -> str:
    """The problem of a field such as `tiles[3].hearts`, with its row counted from 1."""
    row = re.sub(r"\[(\d+)\]", lambda row: f", row {int(row[1]) + 1}", field)
    message = with_field(problem, row)
    return message if len(message) <= LONGEST_PROBLEM else f"{message[:LONGEST_PROBLEM]}…"
