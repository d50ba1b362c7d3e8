"""A log stream of its own for what whoever runs the house does to tables and people: who, what, when, to what."""

import logging
import sys
from pathlib import Path

from homeward.server.logs import JsonLines

audit = logging.getLogger("homeward.audit")


def audit_to(file: str) -> None:
    """Into a file of its own, which only we may read; without one to standard error, marked as what it is."""
    audit.handlers = [handler_for(file)]
    audit.setLevel(logging.INFO)
    audit.propagate = False


def handler_for(file: str) -> logging.Handler:
    if file:
        Path(file).touch(mode=0o600)
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    return handler


class Audit:
    """What one person does, from one place."""

    def __init__(self, by: str) -> None:
        self._by = by

    def note(self, event: str, **facts: object) -> None:
        audit.info(event, extra={"stream": "audit", "by": self._by, **facts})
