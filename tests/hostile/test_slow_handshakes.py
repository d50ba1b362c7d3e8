"""A service chooses what a handshake computes. It can make that slow, but not for the tables."""

import asyncio
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection, create_server

import pytest

from homeward.server.outgoing.outgoing_client import OutgoingClient
from homeward.server.outgoing.outgoing_url import parse_url
from tests.server.webhook_target import OUR_OWN, certificate_in

SLOW_GROUP = "ffdhe8192"  # the slowest that both versions of TLS have


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = certificate_in(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return file


@pytest.fixture
def slow_tls(certificate: Path) -> ssl.SSLContext:
    """What a service says that knows only the slow group."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    context.set_ecdh_curve(SLOW_GROUP)
    return context


@contextmanager
def service(tls: ssl.SSLContext) -> Iterator[int]:
    """Answers every call, in a thread of its own; its port."""
    listening = create_server(("127.0.0.1", 0))

    def serve() -> None:
        with suppress(OSError):  # it was closed
            while True:
                line, _ = listening.accept()
                with suppress(OSError), tls.wrap_socket(line, server_side=True) as safe:
                    safe.recv(4096)
                    safe.sendall(b"HTTP/1.1 204 OK\r\n\r\n")

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        listening.shutdown(2)
        listening.close()
        thread.join()


def shake_hands(port: int) -> float:
    """Seconds of the processor that a handshake costs a client."""
    context = ssl.create_default_context()
    with create_connection(("localhost", port)) as line:
        before = time.thread_time()
        with context.wrap_socket(line, server_hostname="localhost") as safe:
            spent = time.thread_time() - before
            safe.sendall(b"\r\n\r\n")
            safe.recv(4096)
    return spent


async def test_a_slow_handshake_costs_the_event_loop_nothing(slow_tls: ssl.SSLContext) -> None:
    client = OutgoingClient(OUR_OWN)
    with service(slow_tls) as port:
        url = parse_url(f"https://localhost:{port}/")
        assert await client.post(url) == "rung"  # the first call starts the thread
        handshake = await asyncio.to_thread(shake_hands, port)
        before = time.thread_time()
        assert await client.post(url) == "rung"
        spent = time.thread_time() - before
    assert spent < handshake / 5


async def test_a_finite_field_of_any_size_is_refused(slow_tls: ssl.SSLContext, tmp_path: Path) -> None:
    """In TLS 1.2 a service sends a field of its own, of up to 10,000 bits."""
    field = tmp_path / "field.pem"
    make = ["openssl", "genpkey", "-genparam", "-algorithm", "DH", "-pkeyopt", f"group:{SLOW_GROUP}"]
    subprocess.run([*make, "-out", str(field)], check=True)
    slow_tls.maximum_version = ssl.TLSVersion.TLSv1_2
    slow_tls.set_ciphers("DHE")
    slow_tls.load_dh_params(str(field))
    with service(slow_tls) as port:
        assert await asyncio.to_thread(shake_hands, port) > 0, "who does not mind is served"
        assert await OutgoingClient(OUR_OWN).post(parse_url(f"https://localhost:{port}/")) == "unreachable"
