"""A file of the answers so far, so that an interrupted run can be continued.

The first line has the version that found the answers; every other line has the digest of a task and its answer.
A run of more tasks, or of other ones, can use the same file.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, TypeVar

import msgspec

from homeward.build_info import version_number
from homeward.callers_file import callers_file
from homeward.engine.errors import BadOption

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class ResumeFile(Generic[Answer]):
    """Answers by the number of their task; without a path they are kept in memory only."""

    def __init__(
        self, path: Path | None, work: Callable[[Task], Answer], tasks: Sequence[Task], kind: type[Answer]
    ) -> None:
        self.path, self.kind = path, kind
        self.made_by = f"homeward {version_number()} {work.__qualname__}"
        self.keys = [sha256(msgspec.json.encode(task)).hexdigest()[:32] for task in tasks] if path else []
        self.answers: dict[int, Answer] = {}
        self.file: IO[bytes] | None = None

    def __enter__(self) -> "ResumeFile[Answer]":
        if self.path is not None:
            with callers_file(self.path):
                whole = self.read(self.path) if self.path.exists() else 0
                self.file = self.path.open("r+b" if whole else "wb")
                self.file.truncate(whole)  # an incomplete last line is computed again
                self.file.seek(whole)
            if not whole:
                self.write(self.made_by)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()

    def read(self, path: Path) -> int:
        """Read the answers of these tasks. Returns how many bytes of the file are complete lines."""
        lines = path.read_bytes().split(b"\n")[:-1]
        if not lines:
            return 0
        try:
            made_by = msgspec.json.decode(lines[0], type=str)
            known = dict(msgspec.json.decode(line, type=tuple[str, self.kind]) for line in lines[1:])  # type: ignore[name-defined]
        except msgspec.DecodeError:
            raise BadOption("resume", f"{path} is not a file of results") from None
        if made_by != self.made_by:
            raise BadOption("resume", f"{path} was written by {made_by}; take another file, or remove it")
        self.answers = {number: known[key] for number, key in enumerate(self.keys) if key in known}
        return sum(len(line) + 1 for line in lines)

    def add(self, number: int, answer: Answer) -> None:
        self.answers[number] = answer
        if self.file is not None:
            self.write([self.keys[number], answer])

    def write(self, thing: Any) -> None:
        assert self.file is not None
        assert self.path is not None
        with callers_file(self.path):
            self.file.write(msgspec.json.encode(thing) + b"\n")
            self.file.flush()
