"""`homeward load`, small: it plays real tables on a real server and reports numbers that add up."""

import msgspec
import pytest

from homeward.client.http_client import NoServer
from homeward.load.load_command import LoadReport, load
from homeward.load.many_tables import latency_of
from homeward.load.real_time_load import BeatLoad, lateness_of


def test_a_small_load(capsys: pytest.CaptureFixture[str]) -> None:
    load(tables=3, move_every=0.2, seconds=1.0, saturation_tables=2, json=True)
    report = msgspec.json.decode(capsys.readouterr().out, type=LoadReport)
    (measured,) = report.measured
    assert measured.durable
    assert measured.saturated is not None
    for run, tables in ((measured.steady, 3), (measured.saturated, 2)):
        assert run.errors == []
        assert run.tables == tables
        assert run.moves >= tables
        assert 0 < run.latency.p50 <= run.latency.p99 <= run.latency.worst


def test_people_play_on_while_bots_think(capsys: pytest.CaptureFixture[str]) -> None:
    load(game="pets-rescue", tables=2, bots=1, move_every=0.2, seconds=2, saturation=False, json=True)
    (measured,) = msgspec.json.decode(capsys.readouterr().out, type=LoadReport).measured
    assert measured.steady.errors == []
    assert measured.steady.moves >= 2


def test_a_small_load_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    load(tables=1, move_every=0.2, seconds=0.5, saturation=False)
    assert "homeward" in capsys.readouterr().out


def test_a_small_load_in_real_time(capsys: pytest.CaptureFixture[str]) -> None:
    load(game="monster-falle", tables=2, seconds=2.0, json=True)
    done = msgspec.json.decode(capsys.readouterr().out, type=BeatLoad)
    assert done.errors == []
    assert (done.tables, done.sockets, done.tick_hz) == (2, 4, 60)
    assert done.beats > 0
    assert 0 < done.slowest_table <= done.beats_per_second
    assert done.holds_per_second > 0
    assert 0 < done.lateness.p50 <= done.lateness.p99
    with pytest.raises(NoServer, match="at most 50"):
        load(game="monster-falle", seconds=60)


def test_a_small_load_in_real_time_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    load(game="monster-falle", tables=1, seconds=0.5)
    assert "errors: 0" in capsys.readouterr().out


def test_lateness_is_read_from_a_histogram() -> None:
    late = lateness_of({0.002: 50.0, 0.00833: 99.0, 0.01667: 100.0, float("inf"): 100.0}, tick_hz=60)
    assert (late.p50, late.p99, late.worst_below) == (2.0, 8.33, 16.67)
    assert late.within_half_a_beat == 0.99
    assert lateness_of({0.00833: 0.0, float("inf"): 0.0}, tick_hz=60).p99 == 0.0


def test_latencies() -> None:
    waits = [n / 1000 for n in range(1, 101)]
    assert latency_of(waits) == latency_of(list(reversed(waits)))
    assert (latency_of(waits).p50, latency_of(waits).p99, latency_of(waits).worst) == (51.0, 100.0, 100.0)


def test_no_server_is_one_sentence() -> None:
    with pytest.raises(NoServer, match="does not answer"):
        load(server=["http://127.0.0.1:9"], tables=1)
    with pytest.raises(NoServer, match="not the address"):
        load(server=["nonsense"], tables=1)
