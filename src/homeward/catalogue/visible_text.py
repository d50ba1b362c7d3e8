"""Text that people wrote, made harmless: it commands no terminal, and does not turn the letters around it.

Everything that is printed or logged goes through here: the console of all commands, the logs, the tables of agents.
"""

import re

# Control characters (C0 without tab and line break, DEL, C1), separators of lines, direction overrides and isolates,
# and halves of characters, which no terminal can print.
_HARMFUL = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff"
HARMFUL = re.compile(f"[{_HARMFUL}]")
HARMFUL_IN_A_LINE = re.compile(f"[\t\n{_HARMFUL}]")


def visible(text: str) -> str:
    r"""The text with what is harmful in it as escapes, such as \x1b. Line breaks and tabs stay."""
    return HARMFUL.sub(_escape, text)


def visible_line(text: str) -> str:
    """The same for a name or another part of a line: it cannot begin a line of its own."""
    return HARMFUL_IN_A_LINE.sub(_escape, text)


def visible_json(text: str) -> str:
    r"""The same for JSON: what is harmful is escaped as \u009b, so a program reads what was written."""
    return HARMFUL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _escape(found: re.Match[str]) -> str:
    return ascii(found[0])[1:-1]
