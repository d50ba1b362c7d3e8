"""The audit log: what administrators did, from where and when."""

import logging
import sys
from pathlib import Path

from homeward.engine.errors import HomewardError
from homeward.server.admin.admin_token import say
from homeward.server.process.json_logs import JsonFormatter

audit = logging.getLogger("homeward.audit")


class BadAuditLog(HomewardError):
    """The file of the audit log cannot be written."""


def audit_to(file: str) -> None:
    """Log into a file with mode 0600; without one to standard error, marked as audit."""
    new = handler_for(file)
    for old in audit.handlers:
        old.close()
    audit.handlers = [new]
    audit.setLevel(logging.INFO)
    audit.propagate = False


def handler_for(file: str) -> logging.Handler:
    try:
        if file:
            Path(file).touch(mode=0o600)
        handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    except OSError as error:
        raise BadAuditLog(say("no-audit-log", file=file, problem=error.strerror or "")) from None
    handler.setFormatter(JsonFormatter())
    return handler


class Audit:
    """Logs the actions of one administrator."""

    def __init__(self, by: str) -> None:
        self._by = by

    def note(self, event: str, **facts: object) -> None:
        audit.info(event, extra={"stream": "audit", "by": self._by, **facts})
