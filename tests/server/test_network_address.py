"""The address for other devices in the network is told to this machine only."""

import httpx
import pytest

from homeward.server.http import network_address
from homeward.server.http.network_address import is_this_machine

from .live import StartServer

PATH = "/api/network-address"
OUTSIDE = {"X-Forwarded-For": "203.0.113.5"}


@pytest.mark.parametrize("client", ["127.0.0.1", "127.3.2.1", "::1", "::"])
def test_this_machine(client: str) -> None:
    assert is_this_machine(client)


@pytest.mark.parametrize("client", ["192.168.1.5", "203.0.113.5", "2001:db8::", "", "localhost", "127.0.0.1.org"])
def test_everybody_else(client: str) -> None:
    assert not is_this_machine(client)


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> "Unplugged":
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, _: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr("socket.socket", Unplugged)
    assert network_address.machine_address() == ""


def test_a_server_for_this_machine_only_has_no_address_for_others(server_with: StartServer) -> None:
    assert server_with().get(PATH).json() == {"host": ""}


def test_a_server_for_the_network_tells_this_machine_and_nobody_outside(server_with: StartServer) -> None:
    server = server_with("--host", "0.0.0.0", "--behind-proxy")
    assert server.get(PATH).json() == {"host": network_address.machine_address()}
    assert httpx.get(f"{server.address}{PATH}", headers=OUTSIDE).json() == {"host": ""}
