"""Tracing of what a house does, if the server provides a tracer."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

Fact = str | int


class Tracing(Protocol):
    def span(
        self, name: str, *, parent: str = "", after: Sequence[str] = (), facts: Mapping[str, Fact]
    ) -> AbstractContextManager[None]:
        """A span: part of the current one, of a `parent` in another task or process, or `after` several."""

    def here(self) -> str:
        """The current span as text for another task or process; empty without tracing."""

    def close(self) -> None:
        """Send what has not been sent yet."""


class NoTracing:
    """Traces nothing."""

    def span(
        self, name: str, *, parent: str = "", after: Sequence[str] = (), facts: Mapping[str, Fact]
    ) -> AbstractContextManager[None]:
        return nullcontext()

    def here(self) -> str:
        return ""

    def close(self) -> None: ...
