"""Devices that say hello and then never read."""

import re
import socket

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from homeward.load.doors import Doors
from homeward.load.party import Party

from .playing import Playing

SMALL = 4096  # bytes the system may keep for a device that does not read


class DeafDevice:
    """An onlooker at a table whose socket fills up."""

    def __init__(self, address: str, party: Party) -> None:
        self._address = address
        doors = Doors(address)
        self._token = doors.join(party.table, party.join_key).token
        doors.close()
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
        self._socket: ClientConnection | None = None

    async def come(self) -> None:
        host, port = self._address.removeprefix("http://").split(":")
        pipe = socket.socket()
        pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        pipe.connect((host, int(port)))
        pipe.setblocking(False)
        self._socket = await connect(self._url, sock=pipe, compression=None, max_queue=1, ping_interval=None)
        hello = {"type": "hello", "token": self._token, "tab": "deaf", "version": 0}
        await self._socket.send(msgspec.json.encode(hello), text=True)

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()


async def let_go(address: str, playing: Playing, people: int) -> None:
    """Until the server has only so many sockets left, the tables playing all the while."""
    doors = Doors(address)
    while sockets(doors) > people:
        await playing.more(len(playing.parties))
    doors.close()


def sockets(doors: Doors) -> int:
    told = re.search(rb"^homeward_sockets (\S+)", doors.request("GET", "/metrics"), re.MULTILINE)
    assert told is not None
    return int(float(told[1]))
