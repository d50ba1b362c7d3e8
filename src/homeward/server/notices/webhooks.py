"""Webhooks without content: an empty request to an address that a player has set, sent when it is their turn."""

from homeward.server.outgoing.outgoing_client import CallResult, OutgoingClient
from homeward.server.outgoing.outgoing_url import BadUrl, parse_url


class Webhooks:
    """`networks` are the host's own, which may be called besides public addresses."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self._client = OutgoingClient(networks)

    async def call(self, url: str) -> CallResult:
        """Call an address and return the result."""
        try:
            parsed = parse_url(url)
        except BadUrl:
            return "bad-url"
        return await self._client.post(parsed)
