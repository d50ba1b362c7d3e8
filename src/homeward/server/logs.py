"""Logs for machines: one JSON object per line, with no names, tokens, keys or moves in it."""

import logging
import sys
import time
from collections import deque

import msgspec
from msgspec import Struct

PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record and what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in PLAIN and key != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Trouble(Struct, frozen=True):
    """A line of the log that whoever runs the house should read."""

    at: float
    event: str
    problem: str


class Troubles(logging.Handler):
    """Remembers the last warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last = deque[Trouble](maxlen=50)

    def emit(self, record: logging.LogRecord) -> None:
        self.last.append(Trouble(record.created, record.getMessage(), str(getattr(record, "problem", ""))))


_troubles = Troubles()


def recent_troubles() -> list[Trouble]:
    """The newest first."""
    return list(reversed(_troubles.last))


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("homeward", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler, _troubles]
        logger.setLevel(level if name == "homeward" else logging.WARNING)
        logger.propagate = False
