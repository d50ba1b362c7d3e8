"""Webhooks without content: an empty request to an address that a player has set, sent when it is their turn.

A player must not be able to reach through a webhook what only this server can reach. So only https is allowed, a name
is resolved once and only a public address is connected to, that same one; redirects are not followed, and only the
status of the response is read. The host can allow networks of their own as well.
"""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS_TO_ANSWER = 10.0  # for everything together: resolving, connecting, the response
CALLS_AT_ONCE = 8
NAME_THREADS = 2  # threads of their own, because a name server may be slow
LARGEST_RESPONSE = 16 * 1024
LONGEST_NAME = 253
PORT = 443
GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)
GLOBAL_UNICAST = ip_network("2000::/3")  # all of IPv6 that is assigned to anyone
NAT64 = ip_network("64:ff9b::/96")  # has an IPv4 address in its last 32 bits

Address = IPv4Address | IPv6Address
WebhookResult = Literal[
    "rung", "bad-url", "nowhere", "unreachable", "bad-certificate", "slow", "busy", "gone", "refused"
]


class BadUrl(Exception):
    """Not an address that a webhook may have."""


class Webhooks:
    """`networks` are the host's own, which may be called besides public addresses."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self._networks = [ip_network(one) for one in networks]
        self._free = asyncio.Semaphore(CALLS_AT_ONCE)
        self._name_threads = ThreadPoolExecutor(NAME_THREADS, thread_name_prefix="names")
        self._tls = ssl.create_default_context()

    def close(self) -> None:
        self._name_threads.shutdown(wait=False, cancel_futures=True)

    async def call(self, url: str) -> WebhookResult:
        """Call an address and return the result."""
        try:
            parts = parse_url(url)
        except BadUrl:
            return "bad-url"
        async with self._free:
            try:
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    return await self._post(parts)
            except TimeoutError:
                return "slow"
            except ssl.SSLCertVerificationError:
                return "bad-certificate"
            except (OSError, h11.ProtocolError):
                return "unreachable"

    async def _post(self, parts: SplitResult) -> WebhookResult:
        host, port = parts.hostname or "", parts.port or PORT
        address = await self._address_of(host, port)
        if address is None:
            return "nowhere"
        reader, writer = await asyncio.open_connection(
            str(address), port, ssl=self._tls, server_hostname=host, limit=LARGEST_RESPONSE
        )
        try:
            return result_of(await status_of(parts, reader, writer))
        finally:
            writer.transport.abort()  # the rest of the response is not read

    async def _address_of(self, host: str, port: int) -> Address | None:
        """The address to connect to; None if there is none. A name that has any forbidden address is not called."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._name_threads, lambda: getaddrinfo(host, port, type=SOCK_STREAM))
        except (gaierror, UnicodeError):
            return None
        addresses = [ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
        return addresses[0] if addresses and all(self._may_call(one, port) for one in addresses) else None

    def _may_call(self, address: Address, port: int) -> bool:
        if any(address in network for network in self._networks):
            return True
        return port == PORT and is_public(address)


def parse_url(url: str) -> SplitResult:
    """Parses an address; BadUrl unless it is an unambiguous https address."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - raises if it is not a number
    except ValueError:
        raise BadUrl from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    host = parts.hostname or ""
    if parts.scheme != "https" or not 0 < len(host) <= LONGEST_NAME or "@" in parts.netloc or not plain:
        raise BadUrl
    return parts


def is_public(address: Address) -> bool:
    """Whether an address is public; if it embeds an IPv4 address, whether that one is."""
    if isinstance(address, IPv6Address):
        embedded = embedded_in(address)
        return is_public(embedded) if embedded is not None else address in GLOBAL_UNICAST and address.is_global
    return address.is_global and not address.is_multicast


def embedded_in(address: IPv6Address) -> IPv4Address | None:
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


async def status_of(parts: SplitResult, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
    """The status of the response to an empty POST."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_RESPONSE)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = [("Host", parts.netloc), ("User-Agent", "Homeward"), ("Content-Length", "0"), ("Connection", "close")]
    for event in (h11.Request(method="POST", target=target, headers=headers), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    while True:
        match connection.next_event():
            case h11.NEED_DATA:
                connection.receive_data(await reader.read(LARGEST_RESPONSE))
            case h11.Response(status_code=status):
                return int(status)
            case h11.ConnectionClosed():
                raise ConnectionError


def result_of(status: int) -> WebhookResult:
    if 200 <= status < 300:
        return "rung"
    if status in GONE:
        return "gone"
    return "busy" if status >= 500 or status in TRY_AGAIN else "refused"
