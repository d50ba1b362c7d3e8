"""What is going on in a house can be followed, if whoever opens it brings somebody who does."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

Fact = str | int


class Tracing(Protocol):
    def span(
        self, name: str, *, parent: str = "", after: Sequence[str] = (), facts: Mapping[str, Fact]
    ) -> AbstractContextManager[None]:
        """Something that takes a while: part of what is going on, of a `parent` elsewhere, or `after` several."""

    def here(self) -> str:
        """What is going on now, in words for another task or process; empty if nobody follows it."""

    def close(self) -> None:
        """Tell what is not told yet."""


class NoTracing:
    """Costs nothing worth measuring."""

    def span(
        self, name: str, *, parent: str = "", after: Sequence[str] = (), facts: Mapping[str, Fact]
    ) -> AbstractContextManager[None]:
        return nullcontext()

    def here(self) -> str:
        return ""

    def close(self) -> None: ...
