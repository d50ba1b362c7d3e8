"""Devices that say hello and then never read."""

import re
import socket

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from homeward.client.addresses import METRICS, socket_url
from homeward.client.http_client import HttpClient
from homeward.load.scripted_table import ScriptedTable
from homeward.rooms.sessions.messages import PROTOCOL

from .playing import Playing

SMALL = 4096  # bytes the system may keep for a device that does not read


class StalledDevice:
    """An onlooker at a table whose socket fills up."""

    def __init__(self, address: str, table: ScriptedTable) -> None:
        self._address = address
        client = HttpClient(address)
        self._token = client.join(table.table, table.join_key).token
        client.close()
        self._url = socket_url(address, table.table)
        self._socket: ClientConnection | None = None

    async def come(self) -> None:
        host, port = self._address.removeprefix("http://").split(":")
        pipe = socket.socket()
        pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        pipe.connect((host, int(port)))
        pipe.setblocking(False)
        self._socket = await connect(self._url, sock=pipe, compression=None, max_queue=1, ping_interval=None)
        hello = {"type": "hello", "token": self._token, "tab": "stalled", "version": 0, "protocol": PROTOCOL}
        await self._socket.send(msgspec.json.encode(hello), text=True)

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()


async def let_go(metrics: str, playing: Playing, people: int) -> None:
    """Until the server has only so many sockets left, the tables playing all the while."""
    client = HttpClient(metrics)
    while sockets(client) > people:
        await playing.more(len(playing.tables))
    client.close()


def sockets(client: HttpClient) -> int:
    told = re.search(rb"^homeward_sockets (\S+)", client.request("GET", METRICS), re.MULTILINE)
    assert told is not None
    return int(float(told[1]))
