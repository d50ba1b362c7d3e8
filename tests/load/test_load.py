"""`homeward load`, small: it plays real tables on a real server and reports numbers that add up."""

import msgspec
import pytest

from homeward.load.command import LoadReport, load
from homeward.load.crowd import latency_of
from homeward.load.doors import NoServer


def test_a_small_load(capsys: pytest.CaptureFixture[str]) -> None:
    load(tables=3, pace=0.2, seconds=1.0, saturation_tables=2, json=True)
    report = msgspec.json.decode(capsys.readouterr().out, type=LoadReport)
    (measured,) = report.measured
    assert measured.durable
    assert measured.saturated is not None
    for run, tables in ((measured.paced, 3), (measured.saturated, 2)):
        assert run.errors == []
        assert run.tables == tables
        assert run.moves >= tables
        assert 0 < run.latency.p50 <= run.latency.p99 <= run.latency.worst


def test_a_small_load_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    load(tables=1, pace=0.2, seconds=0.5, saturation=False)
    assert "homeward" in capsys.readouterr().out


def test_latencies() -> None:
    waits = [n / 1000 for n in range(1, 101)]
    assert latency_of(waits) == latency_of(list(reversed(waits)))
    assert (latency_of(waits).p50, latency_of(waits).p99, latency_of(waits).worst) == (51.0, 100.0, 100.0)


def test_no_server_is_one_sentence() -> None:
    with pytest.raises(NoServer, match="does not answer"):
        load(server=["http://127.0.0.1:9"], tables=1)
    with pytest.raises(NoServer, match="not the address"):
        load(server=["nonsense"], tables=1)
