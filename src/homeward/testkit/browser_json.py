"""JSON as a browser reads it: JavaScript rounds whole numbers above 2^53, so messages must have none."""

import json
from typing import Any

from homeward.engine.chance.seeds import LARGEST_EXACT


def as_a_browser_reads(raw: bytes | str) -> Any:
    """The same as `json.loads`, but a number that a browser would round is an error."""
    return json.loads(raw, parse_int=exact)


def exact(digits: str) -> int:
    assert abs(int(digits)) <= LARGEST_EXACT, f"a browser rounds {digits}; write it as text"
    return int(digits)
