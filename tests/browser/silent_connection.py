"""A connection between a browser and a server that can fall silent: nothing arrives any more, and nobody is told."""

import socket
import threading
from contextlib import suppress

from tests.browser.server import Server

SOCKET = b"/socket "  # in the first words of what a page asks for: the socket of a table
CHUNK = 65536


class SilentConnection:
    """Forwards all to the server. After `fall_silent`, sockets of tables get and give nothing; pages still arrive."""

    def __init__(self, server: Server) -> None:
        self._server = server.port
        self._is_silent = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        self._is_silent = True

    def come_back(self) -> None:
        """For new sockets. Those that fell silent stay so, as after a change of the network."""
        self._is_silent = False

    def stop(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(browser,), daemon=True).start()

    def _connect(self, browser: socket.socket) -> None:
        with suppress(OSError):
            first = browser.recv(CHUNK)
            server = socket.create_connection(("127.0.0.1", self._server))
            forwarding = Forwarding(self, is_socket=SOCKET in first.split(b"\r\n")[0])
            threading.Thread(target=forwarding.forward, args=(server, browser, b""), daemon=True).start()
            forwarding.forward(browser, server, first)

    def swallows(self) -> bool:
        return self._is_silent


class Forwarding:
    """One socket through the connection."""

    def __init__(self, connection: SilentConnection, is_socket: bool) -> None:
        self._connection = connection
        self._is_socket = is_socket
        self._is_dead = False

    def forward(self, source: socket.socket, target: socket.socket, chunk: bytes) -> None:
        with suppress(OSError):
            chunk = chunk or source.recv(CHUNK)
            while chunk:
                self._is_dead = self._is_dead or (self._is_socket and self._connection.swallows())
                if not self._is_dead:
                    target.sendall(chunk)
                chunk = source.recv(CHUNK)
        if self._is_dead:
            return
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
