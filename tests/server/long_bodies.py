"""Bodies of requests that are as long as they may be, and full of what costs a parser the most."""

from collections.abc import Iterator
from typing import Any

import msgspec

from homeward.api.endpoint import Endpoint
from homeward.rooms.rate_limits import Limits

# What a long body is full of, between these two
FILLINGS = {
    "floats": (b"[", b"1e1,", b"1]"),
    "lists": (b"[", b"[],", b"[]]"),
    "objects": (b"[", b"{},", b"{}]"),
    "texts": (b"[", b'"a",', b'""]'),
    "numbers": (b"[", b"1,", b"1]"),
    "escapes": (b'"', b"\\u0316\\u0301", b'"'),
    "marks": (b'"', "\u0316\u0301".encode(), b'"'),
    "letters": (b'"', b"x", b'"'),
}


def long_bodies(endpoint: Endpoint, example: Any) -> Iterator[tuple[str, bytes]]:
    """A body that is nothing but a filling; the example with one in each of its fields, and with a field too many."""
    most = endpoint.longest_body(Limits().body_bytes)
    fields = example if isinstance(example, dict) else {}
    for name, filling in FILLINGS.items():
        yield name, fill(b"", filling, b"", most)
        for field in (*fields, "unknown"):
            others = {key: value for key, value in fields.items() if key != field}
            before = msgspec.json.encode(others)[:-1] + (b"," if others else b"")
            yield f"{field}: {name}", fill(before + msgspec.json.encode(field) + b":", filling, b"}", most)
    for field in fields:
        yield f"{field}: many keys", many_keys(fields, field, most)


def fill(before: bytes, filling: tuple[bytes, bytes, bytes], after: bytes, most: int) -> bytes:
    first, again, last = filling
    room = most - len(before) - len(first) - len(last) - len(after)
    return before + first + again * (room // len(again)) + last + after


def many_keys(fields: dict[str, Any], field: str, most: int) -> bytes:
    room = most - len(msgspec.json.encode(fields)) - len(field) - 10
    keys = b",".join(b'"%06d":1' % number for number in range(room // 11))
    others = {key: value for key, value in fields.items() if key != field}
    start = msgspec.json.encode(others)[:-1] + (b"," if others else b"")
    return start + msgspec.json.encode(field) + b":{" + keys + b"}}"
