"""Answers that are more than a value to be written as JSON."""

from collections.abc import AsyncIterator
from typing import Generic, TypeVar

from msgspec import Struct

JSON = "application/json"
NDJSON = "application/x-ndjson"
Content = TypeVar("Content")


class RawJson(Struct, Generic[Content], frozen=True):
    """JSON that was encoded already, in another process; `Content` is what it holds."""

    raw: bytes


class JsonLines(Struct, Generic[Content], frozen=True):
    """Lines of JSON, sent while the work goes on: how far it has come, and in the last one the result."""

    lines: AsyncIterator[bytes]


class Download(Struct, frozen=True):
    """A file of JSON under a name of its own."""

    raw: bytes
    name: str
