"""The one client for requests to addresses that players set: push messages and webhooks.

A player must not be able to reach through it what only this server can reach, nor to learn what is there. So only https
at port 443 is called; a name is resolved once, all its addresses must be public, and only these are connected to;
nothing is followed, and only the status of the response is read. Everything together has one deadline, and is done in a
thread of its own: neither the event loop of the tables nor the threads in which they are made and opened wait for it.
"""

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from typing import Literal

import h11

from homeward.server.outgoing.name_lookups import NameLookups
from homeward.server.outgoing.outgoing_thread import OUTGOING_THREAD
from homeward.server.outgoing.outgoing_url import PORTS, Address, OutgoingUrl
from homeward.server.outgoing.public_addresses import is_public

SECONDS_TO_ANSWER = 10.0  # for everything together: a free place, the name, connecting, the response
SECONDS_TO_FIND = 5.0  # of these, for the name
CALLS_AT_ONCE = 64
ADDRESSES_TRIED = 4
CIPHERS = "ECDHE+AESGCM:ECDHE+CHACHA20"  # of TLS 1.2: a server could choose a finite field that costs a second
LARGEST_RESPONSE = 16 * 1024  # bytes until the status is known
GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)

CallResult = Literal["rung", "bad-url", "nowhere", "unreachable", "bad-certificate", "slow", "busy", "gone", "refused"]


class OutgoingClient:
    """`networks` and `services` (origins) are the host's own: they may be called too, at any port.

    A service is called by the scheme that the host wrote, and wherever its name leads.
    """

    def __init__(self, networks: Iterable[str] = (), services: Iterable[str] = ()) -> None:
        self._networks = [ip_network(one) for one in networks]
        self._services = frozenset(services)
        self._places = asyncio.Semaphore(CALLS_AT_ONCE)
        self._lookups = NameLookups()
        self._tls = ssl.create_default_context()
        self._tls.set_ciphers(CIPHERS)

    async def post(self, url: OutgoingUrl, headers: Mapping[str, str] | None = None) -> CallResult:
        """Send an empty POST and return the result."""
        return await OUTGOING_THREAD.run(self._post_in_time(url, headers or {}))

    # In the thread

    async def _post_in_time(self, url: OutgoingUrl, headers: Mapping[str, str]) -> CallResult:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER), self._places:
                return await self._post(url, headers)
        except TimeoutError:
            return "slow"
        except ssl.SSLCertVerificationError:
            return "bad-certificate"
        except (OSError, h11.ProtocolError):
            return "unreachable"

    async def _post(self, url: OutgoingUrl, headers: Mapping[str, str]) -> CallResult:
        addresses = await self._checked_addresses(url)
        if not addresses:
            return "nowhere"
        reader, writer = await self._connect(url, addresses[:ADDRESSES_TRIED])
        try:
            return result_of(await status_of(url, headers, reader, writer))
        finally:
            writer.transport.abort()  # the rest of the response is not read

    async def _checked_addresses(self, url: OutgoingUrl) -> list[Address]:
        """Where to connect to: nowhere if any address of the name is forbidden, and the answer does not tell which."""
        is_own = url.origin in self._services
        if url.scheme != "https" and not is_own:
            return []
        found = [url.address] if url.address is not None else await self._find(url.host)
        return found if is_own or all(self._may_call(one, url.port) for one in found) else []

    async def _find(self, host: str) -> list[Address]:
        try:
            async with asyncio.timeout(SECONDS_TO_FIND):
                return await self._lookups.addresses_of(host)
        except TimeoutError:
            return []

    def _may_call(self, address: Address, port: int) -> bool:
        if any(address in network for network in self._networks):
            return True
        return port == PORTS["https"] and is_public(address)

    async def _connect(
        self, url: OutgoingUrl, addresses: list[Address]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first address that answers, with a certificate for the name."""
        tls, name = (self._tls, url.host) if url.scheme == "https" else (None, None)
        failure: OSError = ConnectionError()
        for address in addresses:
            try:
                return await asyncio.open_connection(
                    str(address), url.port, ssl=tls, server_hostname=name, limit=LARGEST_RESPONSE
                )
            except ssl.SSLError:
                raise
            except OSError as error:
                failure = error
        raise failure


async def status_of(
    url: OutgoingUrl, headers: Mapping[str, str], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> int:
    """The status of the response to an empty POST."""
    connection = h11.Connection(h11.CLIENT)
    usual = {"Host": url.authority, "User-Agent": "Homeward", "Content-Length": "0", "Connection": "close"}
    request = h11.Request(method="POST", target=url.target, headers=list({**usual, **headers}.items()))
    for event in (request, h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    left = LARGEST_RESPONSE
    while True:
        match connection.next_event():
            case h11.NEED_DATA if left > 0:
                data = await reader.read(left)
                left -= len(data)
                connection.receive_data(data)
            case h11.Response(status_code=status):
                return int(status)
            case h11.NEED_DATA | h11.ConnectionClosed():
                raise ConnectionError


def result_of(status: int) -> CallResult:
    if 200 <= status < 300:
        return "rung"
    if status in GONE:
        return "gone"
    return "busy" if status >= 500 or status in TRY_AGAIN else "refused"
