"""What docs/hosting.md gives to hosts works: nginx with TLS, a port that systemd holds, units, the compose file."""

import os
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml

from homeward.client.server_process import free_port

from .live import Device, Server, StartServer

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/homeward.conf;
}}
"""


# nginx with TLS


class Nginx:
    """The real one with our own configuration, on ports that are free."""

    def __init__(self, folder: Path, homeward: int) -> None:
        self.folder = folder
        self.port, plain = free_port(), free_port()
        self.address = f"https://localhost:{self.port}"
        self.plain = f"http://localhost:{plain}"
        subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject, *files]
        subprocess.run(command, check=True, capture_output=True)
        (folder / "homeward.conf").write_text(self.configured(homeward, plain))
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
        self._process: subprocess.Popen[bytes] | None = None

    def configured(self, homeward: int, plain: int) -> str:
        filled = {
            "${HOMEWARD}": f"127.0.0.1:{homeward}",
            "${SERVER_NAME}": "localhost",
            "${CERTIFICATES}": str(self.folder),
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen [::]:80;": "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen [::]:443 ssl http2;": "",
        }
        text = (DEPLOY / "nginx.conf.template").read_text(encoding="utf-8")
        for before, after in filled.items():
            assert before in text
            text = text.replace(before, after)
        return text

    def start(self) -> None:
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self._process = subprocess.Popen([program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")])
        while self._process.poll() is None:
            try:
                httpx.get(f"{self.address}/health", verify=self.trust())
            except httpx.TransportError:
                continue
            return
        raise AssertionError((self.folder / "error.log").read_text())

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, module_server_with: StartServer) -> Iterator[tuple[Server, Nginx]]:
    server = module_server_with("--behind-proxy", "--limit", "joins-per-minute=1", trusted=False)
    nginx = Nginx(tmp_path_factory.mktemp("nginx"), server.port)
    nginx.start()
    yield server, nginx
    nginx.stop()


async def test_people_play_through_nginx_with_tls(house: tuple[Server, Nginx], monkeypatch: pytest.MonkeyPatch) -> None:
    _, nginx = house
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.folder / "fullchain.pem"))
    wish = {"game": "monster-chase", "seats": [{"name": "Anna", "holder": "here"}]}
    page = {"Origin": nginx.address}
    made = httpx.post(f"{nginx.address}/api/tables", json=wish, headers=page, verify=nginx.trust())
    assert made.status_code == 201, made.text
    device = await Device(nginx.address, made.json()).connect()
    assert (await device.move())["type"] == "ack"
    await device.close()


def test_a_page_of_somebody_else_is_turned_away_through_nginx(house: tuple[Server, Nginx]) -> None:
    _, nginx = house
    stranger = {"Origin": "https://elsewhere.example"}
    answer = httpx.post(f"{nginx.address}/api/tables", json={}, headers=stranger, verify=nginx.trust())
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_limits_go_by_whom_nginx_saw_and_not_by_what_they_say(house: tuple[Server, Nginx]) -> None:
    _, nginx = house
    join = f"{nginx.address}/api/tables/aaaaaaaaaaaaaaaa/join"
    told = [
        httpx.post(join, json={"key": "k"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}, verify=nginx.trust())
        for n in range(4)
    ]
    assert told[-1].json()["code"] == "too-often", "another address each time is believed of nobody"


def test_who_comes_without_tls_is_sent_to_it_and_ready_is_not_for_everybody(house: tuple[Server, Nginx]) -> None:
    _, nginx = house
    moved = httpx.get(f"{nginx.plain}/table/abc")
    assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/table/abc")
    page = httpx.get(f"{nginx.address}/", verify=nginx.trust())
    assert page.headers["strict-transport-security"]
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert httpx.get(f"{nginx.address}/ready", verify=nginx.trust()).status_code == 404


# systemd


def test_whoever_comes_while_the_server_restarts_waits_at_the_port_that_systemd_holds(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = held.getsockname()[1]
        first = socket_activated(held, tmp_path)
        assert httpx.get(f"http://127.0.0.1:{port}/ready", timeout=60).status_code == 200
        first.terminate()
        first.wait()
        with socket.create_connection(("127.0.0.1", port)) as early:
            early.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            second = socket_activated(held, tmp_path)
            assert early.recv(15) == b"HTTP/1.1 200 OK"
        second.terminate()
        second.wait()


HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "-m", "homeward.server", *sys.argv[2:]])
"""


def socket_activated(held: socket.socket, folder: Path) -> "subprocess.Popen[bytes]":
    """As systemd starts it: with the socket as file descriptor 3."""
    given = [str(held.fileno()), "--database", f"sqlite:///{folder}/homeward.db", "--thinkers", "1"]
    command = [sys.executable, "-c", HAND_OVER, *given]
    return subprocess.Popen(command, pass_fds=[held.fileno()], stdout=subprocess.DEVNULL)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_accepts_the_units_and_finds_them_tight(tmp_path: Path) -> None:
    for unit in ("homeward.service", "homeward.socket"):
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        (tmp_path / unit).write_text(text.replace("/opt/homeward/bin/homeward", sys.executable))
    verify = ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    threshold = ["--offline=true", "--threshold=20"]  # tenths: 2.0 of 10 at most
    secure = ["systemd-analyze", "security", *threshold, str(tmp_path / "homeward.service")]
    subprocess.run(secure, capture_output=True, check=True, env={**os.environ, "SYSTEMD_PAGER": ""})


# The compose file


def test_the_compose_file_names_what_is_there_and_starts_what_can_be_started(tmp_path: Path) -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    mounted = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())]
    assert [place for place in mounted if place.startswith("./deploy") and not (ROOT / place).exists()] == []
    assert (ROOT / services["homeward"]["build"]["dockerfile"]).exists()
    wanted = {name for service in services.values() for name in service.get("secrets", ())}
    assert wanted == set(compose["secrets"])
    assert "ports" not in services["postgres"] | services["redis"] | services["homeward"]
    (command,) = services["homeward"]["command"]
    options = [word for word in command.split() if word.startswith("--")]
    known = subprocess.run(
        [sys.executable, "-m", "homeward.cli", "serve", "--help"], capture_output=True, text=True, check=True
    )
    assert [option for option in options if option not in known.stdout] == []
