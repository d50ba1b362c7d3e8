"""The numbers for Prometheus are not at the address that everybody can reach."""

import json
import re
from pathlib import Path
from socket import SHUT_WR, create_connection

import httpx
import pytest
import yaml

from homeward.client.server_process import free_port
from homeward.rooms.clock import SteadyClock
from homeward.server.process.prometheus_metrics import PrometheusMetrics

from .live import PATIENCE, Server, StartServer

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_players_do_not_find_them(server: Server) -> None:
    assert "homeward_sockets" not in server.get("/metrics").text


def test_they_are_at_a_port_of_their_own_if_the_host_wants_it(tmp_path: Path, server_with: StartServer) -> None:
    port = free_port()
    server = server_with("--metrics-port", str(port))
    server.make("Anna")
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    assert "homeward_tables_made_total 1.0" in told
    assert "homeward_tables_made_total" not in server.get("/metrics").text
    with pytest.raises(AssertionError, match=f"Cannot serve the metrics on 127.0.0.1:{port}"):
        Server(tmp_path, "--metrics-port", str(port), database=f"sqlite:///{tmp_path}/other.db").start()


@pytest.mark.parametrize(
    "request_line",
    [b"\x00\xff" * 1000, b"GET " + b"/" * 100_000, b"POST /metrics HTTP/1.1", b"GET /../../etc/passwd HTTP/1.1", b""],
    ids=["bytes", "long", "another method", "a file", "nothing"],
)
def test_nonsense_at_their_port_breaks_nothing_and_learns_nothing(
    server_with: StartServer, request_line: bytes
) -> None:
    port = free_port()
    server = server_with("--metrics-port", str(port))
    made = server.make("Anna")
    with create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(request_line + b"\r\n\r\n")
        line.shutdown(SHUT_WR)
        said = b"".join(iter(lambda: line.recv(65536), b""))
    numbers = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).content
    assert b"homeward_tables_made_total 1.0" in numbers
    for secret in ("Anna", made["table"], made["token"], made["join_key"], "root:"):
        assert secret.encode() not in said + numbers
    assert server.get("/health").status_code == 200


def test_dashboard_and_alerts_show_numbers_that_there_are_and_all_of_them() -> None:
    families = list(PrometheusMetrics().registry.collect())
    shown = "".join((DEPLOY / name).read_text(encoding="utf-8") for name in ("grafana-dashboard.json", "alerts.yml"))
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    known = {family.name + ending for family in families for ending in endings[family.type]}
    used = set(re.findall(r"homeward_\w+", shown))
    assert used <= known
    assert [family.name for family in families if not any(name.startswith(family.name) for name in used)] == []
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    assert len({panel["title"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    for rule in yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]:
        assert rule["annotations"]["summary"]


def test_setting_the_clock_of_the_machine_changes_no_time_here() -> None:
    times = {"of day": 1_000_000.0, "monotonic": 50.0}
    clock = SteadyClock(lambda: times["of day"], lambda: times["monotonic"])
    times["of day"] -= 24 * 60 * 60
    times["monotonic"] += 10.0
    assert clock.now() == 1_000_010.0
