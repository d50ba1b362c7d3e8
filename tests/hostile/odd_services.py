"""Services that answer a call as no good service does."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from homeward.server.outgoing import name_lookups


class OddService:
    """Answers every request with these bytes, slowly or at once, or with none at all."""

    def __init__(self, certificate: Path, answer: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
        self._answer = answer
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(certificate)

    async def __aenter__(self) -> str:
        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            await self._answer(writer)

        self._server = await asyncio.start_server(take, "127.0.0.1", 0, ssl=self._tls)
        return f"https://localhost:{self._server.sockets[0].getsockname()[1]}/"

    async def __aexit__(self, *why: object) -> None:
        self._server.close()


def answer_as(monkeypatch: pytest.MonkeyPatch, lookup: Callable[[str], list[str]]) -> list[str]:
    """A name server of our own; the names that it was asked for."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int | None, **kind: Any) -> list[Any]:
        asked.append(host)
        family = {True: socket.AF_INET6, False: socket.AF_INET}
        return [(family[":" in one], socket.SOCK_STREAM, 6, "", (one, port)) for one in lookup(host)]

    monkeypatch.setattr(name_lookups, "getaddrinfo", getaddrinfo)
    return asked
