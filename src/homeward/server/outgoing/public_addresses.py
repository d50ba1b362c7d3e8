"""Which IP addresses anybody on the internet can reach: a player may send this server nowhere else."""

from ipaddress import IPv4Address, IPv6Address, ip_network

from homeward.server.outgoing.outgoing_url import Address

GLOBAL_UNICAST = ip_network("2000::/3")  # all of IPv6 that is assigned to anyone
NAT64 = ip_network("64:ff9b::/96")  # has an IPv4 address in its last 32 bits
# Special blocks (registry of RFC 6890) that not every version of Python's `is_global` knows, and old ways to tunnel
SPECIAL = tuple(
    map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
)


def is_public(address: Address) -> bool:
    """Whether an address is public; if it stands for an IPv4 address, whether that one is."""
    if isinstance(address, IPv6Address):
        embedded = embedded_in(address)
        if embedded is not None:
            return is_public(embedded)
        if address not in GLOBAL_UNICAST:
            return False
    return address.is_global and not address.is_multicast and not any(address in block for block in SPECIAL)


def embedded_in(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped
