"""Banned addresses. They are in the storage, for all processes and after a restart."""

import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from homeward.server.http.client_addresses import ONE_HOME, home_of
from homeward.server.storage import Ban, ServerStorage
from homeward.table.refusals import Refused

Network = IPv4Network | IPv6Network


class Bans:
    def __init__(self, storage: ServerStorage) -> None:
        self._storage = storage
        self._networks: list[tuple[Network, Ban]] = []

    async def read(self) -> None:
        """Read the bans from the storage and delete expired ones: addresses are personal data."""
        now = time.time()
        found = await self._storage.bans()
        for ban in found:
            if ban.until <= now:
                await self._storage.lift(ban.network)
        self._networks = [(ip_network(ban.network), ban) for ban in found if ban.until > now]

    async def ban(self, written: str, days: float, own: str) -> Ban:
        """Ban an address or a network for some days. The host cannot ban their own address."""
        network = network_of(written)
        if contains(network, own):
            raise Refused("own-address")
        ban = Ban(str(network), time.time() + days * 24 * 3600)
        await self._storage.ban(ban)
        await self.read()
        return ban

    async def lift(self, written: str) -> None:
        if not await self._storage.lift(str(network_of(written))):
            raise Refused("no-such-ban")
        await self.read()

    @property
    def now(self) -> list[Ban]:
        return [ban for _, ban in self._networks]

    def holds(self, address: str) -> bool:
        return any(contains(network, address) and ban.until > time.time() for network, ban in self._networks)


def network_of(written: str) -> Network:
    """A network as it is written; for a single address its home, as for the limits."""
    written = written.strip()
    try:
        network = ip_network(written, strict=False)
    except ValueError:
        raise Refused("bad-address") from None
    if "/" in written:
        return network
    home = ip_network(home_of(written))
    return home.supernet(new_prefix=ONE_HOME) if isinstance(home, IPv6Network) else home


def contains(network: Network, address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:  # a test's client, or a socket in the file system
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found in network
