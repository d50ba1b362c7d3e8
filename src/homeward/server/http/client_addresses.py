"""The address of a client: the peer of the connection, or what the host's own proxies report."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

ONE_HOME = 64  # leading bits of an IPv6 address that identify a home or a machine; it chooses the others itself


def address_of(who: HTTPConnection) -> str:
    """The address to which limits apply."""
    return home_of(who.client.host) if who.client is not None else ""


@lru_cache(maxsize=4096)
def home_of(host: str) -> str:
    address = parse_address(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, ONE_HOME), strict=False).network_address)
    return host[:64]


def parse_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None


class BehindProxies:
    """Reads X-Forwarded-For, to which every proxy appends its client. Only the host's own proxies are trusted."""

    def __init__(self, app: ASGIApp, hops: int) -> None:
        self._app = app
        self._hops = hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" in scope:  # a lifespan scope has none
            header = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
            client = forwarded_for(header.decode("latin-1"), self._hops)
            if client is not None:
                scope["client"] = (client, 0)
        await self._app(scope, receive, send)


def forwarded_for(header: str, hops: int) -> str | None:
    """The client of the outermost of `hops` proxies, counted from the nearest; None if it is not an address."""
    host = header.split(",")[-hops:][0].strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    return host if parse_address(host) is not None else None
