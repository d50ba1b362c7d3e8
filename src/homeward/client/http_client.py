"""Makes and joins tables over HTTP, with the standard library only."""

import http.client
import time
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import msgspec

from homeward.client.addresses import JOIN_TABLE, MAKE_TABLE, READY
from homeward.client.received import ReceivedSeat
from homeward.engine.errors import HomewardError


class NoServer(HomewardError):
    """There is no server at this address, or it refuses a request."""


class HttpClient:
    """One persistent connection to a server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        parts = urlsplit(self.address)
        if parts.scheme != "http" or not parts.hostname:
            raise NoServer(f"{address!r} is not the address of a server; try http://127.0.0.1:8000")
        self._connection = http.client.HTTPConnection(parts.hostname, parts.port or 80, timeout=30)

    def request(self, method: str, path: str, body: Mapping[str, object] | None = None) -> bytes:
        raw = msgspec.json.encode(body) if body is not None else None
        headers = {"Content-Type": "application/json"} if raw else {}
        try:
            self._connection.request(method, path, raw, headers)
            answer = self._connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            raise NoServer(f"{self.address} does not answer: {error}") from None
        if answer.status >= 400:
            raise NoServer(f"{method} {path} was answered with {answer.status}: {text[:300].decode(errors='replace')}")
        return text

    def make(self, game: str, seats: list[dict[str, str]], **more: object) -> ReceivedSeat:
        wish = {"game": game, "seats": seats, **more}
        return msgspec.json.decode(self.request("POST", MAKE_TABLE, wish), type=ReceivedSeat)

    def join(self, table: str, key: str) -> ReceivedSeat:
        answer = self.request("POST", JOIN_TABLE.format(table=table), {"key": key})
        return msgspec.json.decode(answer, type=ReceivedSeat)

    def wait_until_ready(self, still_running: Callable[[], bool]) -> None:
        """Wait until the server can serve; NoServer if its process ends before."""
        while True:
            try:
                self.request("GET", READY)
                return
            except NoServer:
                if not still_running():
                    raise
                time.sleep(0.02)

    def close(self) -> None:
        self._connection.close()
