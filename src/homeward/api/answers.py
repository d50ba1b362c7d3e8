"""Answers other than a value that is encoded as JSON."""

from collections.abc import AsyncIterator
from typing import Generic, TypeVar

from msgspec import Struct

JSON = "application/json"
NDJSON = "application/x-ndjson"
Content = TypeVar("Content")


class RawJson(Struct, Generic[Content], frozen=True):
    """JSON that is already encoded, in another process; `Content` is its type."""

    raw: bytes


class JsonLines(Struct, Generic[Content], frozen=True):
    """Lines of JSON, sent while the work goes on: progress, and in the last line the result."""

    lines: AsyncIterator[bytes]


class Download(Struct, Generic[Content], frozen=True):
    """A JSON file with a name; `Content` is the type of its contents."""

    raw: bytes
    name: str
