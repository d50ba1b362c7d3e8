"""The file of the audit log."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from homeward.server.admin.audit import Audit, audit, audit_to


@pytest.fixture(autouse=True)
def usual_log() -> Iterator[None]:
    yield
    audit_to("")


def test_a_log_that_is_opened_again_goes_on_in_one_open_file(tmp_path: Path) -> None:
    """A server opens it before it starts, to say what is wrong, and once more in the process that serves."""
    file = tmp_path / "audit.log"
    audit_to(str(file))
    (first,) = audit.handlers
    assert isinstance(first, logging.FileHandler)
    Audit("192.0.2.1").note("one")
    audit_to(str(file))
    assert first.stream is None, "it was closed"
    Audit("192.0.2.1").note("two")
    assert ["one" in line or "two" in line for line in file.read_text().splitlines()] == [True, True]
