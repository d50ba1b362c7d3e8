"""Logs as one JSON object per line, without names, tokens, keys or moves."""

import logging
import sys
import time
from collections import deque

import msgspec
from msgspec import Struct

from homeward.catalogue.visible_text import visible_json

PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a record with its `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in PLAIN and key != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return visible_json(msgspec.json.encode(line, enc_hook=str).decode())


class LoggedProblem(Struct, frozen=True):
    """A warning or an error, for the admin page."""

    at: float
    event: str
    problem: str


class RecentProblems(logging.Handler):
    """Keeps the last warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last = deque[LoggedProblem](maxlen=50)

    def emit(self, record: logging.LogRecord) -> None:
        self.last.append(LoggedProblem(record.created, record.getMessage(), str(getattr(record, "problem", ""))))


_problems = RecentProblems()


def recent_problems() -> list[LoggedProblem]:
    """The last warnings and errors, newest first."""
    return list(reversed(_problems.last))


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("homeward", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler, _problems]
        logger.setLevel(level if name == "homeward" else logging.WARNING)
        logger.propagate = False
