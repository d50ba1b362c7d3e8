"""Faults that really happen, the short version; `make faults` runs the long one."""

from pathlib import Path

import pytest

from .faults import FAULTS, Fault


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(fault: Fault, tmp_path: Path) -> None:
    _, (tables, times) = FAULTS[fault]
    finding = await fault(tmp_path, tables, times)
    assert finding.is_clean, finding
    assert finding.acknowledged >= tables
