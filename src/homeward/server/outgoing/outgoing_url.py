"""The one parser of addresses that this server calls.

What two parsers read differently leads somewhere else than it seems to: in `https://a\\@b/` one sees the host a,
another b. So only addresses with one meaning are accepted: ASCII, no user, no backslash, a host that is a plain name or
an IP address in its usual form.
"""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal

from msgspec import Struct

Address = IPv4Address | IPv6Address
Scheme = Literal["https", "http"]

PORTS: dict[Scheme, int] = {"https": 443, "http": 80}
LARGEST_PORT = 65535
LONGEST_NAME = 253
URL = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[a-z0-9._-]+|\[[0-9a-f.]*:[0-9a-f:.]*\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<rest>[/?#][!-~]*)?",
    re.IGNORECASE | re.ASCII,
)
NAME = re.compile(r"(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")  # systems read `0x7f.1` and `2130706433` as IPv4 addresses


class BadUrl(Exception):
    """Not an address that this server calls."""


class OutgoingUrl(Struct, frozen=True):
    """An address with one meaning."""

    scheme: Scheme
    host: str  # lower case; an IPv6 address without its brackets
    port: int
    target: str  # path and query

    @property
    def authority(self) -> str:
        """The host as in a URL, with the port unless it is the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def address(self) -> Address | None:
        """The address that stands there instead of a name."""
        return literal_address(self.host)


def parse_url(url: str, schemes: tuple[Scheme, ...] = ("https",)) -> OutgoingUrl:
    """Parses an address; BadUrl unless it has exactly one meaning."""
    found = URL.fullmatch(url)
    if found is None or "\\" in url:
        raise BadUrl
    scheme: Scheme = "http" if found["scheme"].lower() == "http" else "https"
    port = int(found["port"] or PORTS[scheme])
    host = found["host"].lower().strip("[]")
    if scheme not in schemes or not 0 < port <= LARGEST_PORT or not is_host(host):
        raise BadUrl
    target = (found["rest"] or "").partition("#")[0]
    return OutgoingUrl(scheme, host, port, target if target.startswith("/") else f"/{target}")


def is_host(host: str) -> bool:
    """A plain name, or an IP address in its usual form."""
    if literal_address(host) is not None:
        return True
    return len(host) <= LONGEST_NAME and NAME.fullmatch(host) is not None and not NUMBER.fullmatch(last_label(host))


def last_label(host: str) -> str:
    return host.rpartition(".")[2]


def literal_address(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
