"""Webhooks without content: an empty request goes to an address that somebody gave when it is their turn.

Whoever may name an address must not reach by it what only this house can reach. So: https alone, names are looked up
once and only a public address is dialled, that very one; nothing is followed, and of the answer only its status is
read. Whoever runs the house may name networks of its own that can be called, too.
"""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS_TO_ANSWER = 10.0  # for everything together: looking up, dialling, asking
CALLS_AT_ONCE = 8
LOOKING_UP_AT_ONCE = 2  # threads of their own, because somebody's name server may take its time
LARGEST_ANSWER = 16 * 1024
LONGEST_NAME = 253
PORT = 443
GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)
EVERYBODYS = ip_network("2000::/3")  # all of IPv6 that was ever given to anybody
NAT64 = ip_network("64:ff9b::/96")  # hides an IPv4 address in its last 32 bits

Address = IPv4Address | IPv6Address
HookCalled = Literal["rung", "bad-url", "nowhere", "unreachable", "bad-certificate", "slow", "busy", "gone", "refused"]


class BadUrl(Exception):
    """Not an address that may be called."""


class Webhooks:
    """`networks` are those of the house itself that may be called besides public addresses."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self._networks = [ip_network(one) for one in networks]
        self._lines = asyncio.Semaphore(CALLS_AT_ONCE)
        self._clerks = ThreadPoolExecutor(LOOKING_UP_AT_ONCE, thread_name_prefix="names")
        self._trust = ssl.create_default_context()

    def close(self) -> None:
        self._clerks.shutdown(wait=False, cancel_futures=True)

    async def call(self, url: str) -> HookCalled:
        """Call an address and return the result."""
        try:
            parts = parse_url(url)
        except BadUrl:
            return "bad-url"
        async with self._lines:
            try:
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    return await self._asked(parts)
            except TimeoutError:
                return "slow"
            except ssl.SSLCertVerificationError:
                return "bad-certificate"
            except (OSError, h11.ProtocolError):
                return "unreachable"

    async def _asked(self, parts: SplitResult) -> HookCalled:
        host, port = parts.hostname or "", parts.port or PORT
        address = await self._address_of(host, port)
        if address is None:
            return "nowhere"
        reader, writer = await asyncio.open_connection(
            str(address), port, ssl=self._trust, server_hostname=host, limit=LARGEST_ANSWER
        )
        try:
            return meaning_of(await status_of(parts, reader, writer))
        finally:
            writer.transport.abort()  # whatever else it has to say

    async def _address_of(self, host: str, port: int) -> Address | None:
        """The address to connect to; None if there is none. A name with any forbidden address is not called at all."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._clerks, lambda: getaddrinfo(host, port, type=SOCK_STREAM))
        except (gaierror, UnicodeError):
            return None
        addresses = [ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
        return addresses[0] if addresses and all(self._may_call(one, port) for one in addresses) else None

    def _may_call(self, address: Address, port: int) -> bool:
        if any(address in network for network in self._networks):
            return True
        return port == PORT and is_public(address)


def parse_url(url: str) -> SplitResult:
    """Parses an address; BadUrl unless it can only mean an https server."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - looks whether it is a number
    except ValueError:
        raise BadUrl from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    host = parts.hostname or ""
    if parts.scheme != "https" or not 0 < len(host) <= LONGEST_NAME or "@" in parts.netloc or not plain:
        raise BadUrl
    return parts


def is_public(address: Address) -> bool:
    """Whether an address is public, also the IPv4 address that is embedded in it."""
    if isinstance(address, IPv6Address):
        hidden = hidden_in(address)
        return is_public(hidden) if hidden is not None else address in EVERYBODYS and address.is_global
    return address.is_global and not address.is_multicast


def hidden_in(address: IPv6Address) -> IPv4Address | None:
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


async def status_of(parts: SplitResult, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
    """The status of the response to an empty POST."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_ANSWER)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = [("Host", parts.netloc), ("User-Agent", "Homeward"), ("Content-Length", "0"), ("Connection", "close")]
    for event in (h11.Request(method="POST", target=target, headers=headers), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    while True:
        match connection.next_event():
            case h11.NEED_DATA:
                connection.receive_data(await reader.read(LARGEST_ANSWER))
            case h11.Response(status_code=status):
                return int(status)
            case h11.ConnectionClosed():
                raise ConnectionError


def meaning_of(status: int) -> HookCalled:
    if 200 <= status < 300:
        return "rung"
    if status in GONE:
        return "gone"
    return "busy" if status >= 500 or status in TRY_AGAIN else "refused"
