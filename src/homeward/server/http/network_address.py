"""How other devices in the network reach this server, for a page that was opened on the same machine as `localhost`."""

import socket

from msgspec import Struct

from homeward.api.endpoint import endpoint
from homeward.server.house import House
from homeward.server.http.client_addresses import parse_address

EVERYWHERE = ("0.0.0.0", "::")  # as a host: the server listens on all addresses of its machine


class NetworkAddress(Struct, frozen=True):
    host: str  # empty: not known, or nobody else can reach this server


@endpoint("GET", "/network-address")
def network_address(address: str, house: House) -> NetworkAddress:
    """The host by which other devices in the network reach this server.

    Only a client on the server's own machine is told, and only if the server listens on all its addresses; otherwise
    `host` is empty.
    """
    may_know = is_this_machine(address) and house.settings.host in EVERYWHERE
    return NetworkAddress(machine_address() if may_know else "")


def is_this_machine(client: str) -> bool:
    """Does this client run on the same machine? The home of ::1 is written `::`."""
    found = parse_address(client)
    return found is not None and (found.is_loopback or found.is_unspecified)


def machine_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing; finds the address this machine would use
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if is_this_machine(address) else address


NETWORK_ENDPOINTS = (network_address,)
