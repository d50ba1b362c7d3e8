"""A seat at a table of a server, joined by a link, with the same methods as `OwnTable`."""

from collections.abc import Callable
from contextlib import ExitStack
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from homeward.agents.own_table import AgentChoice
from homeward.catalogue import Text
from homeward.catalogue.folders import SOURCE
from homeward.catalogue.translator import translator_for
from homeward.catalogue.visible_text import visible_line
from homeward.client.addresses import socket_url
from homeward.client.http_client import HttpClient
from homeward.client.received import PROTOCOL
from homeward.engine.errors import HomewardError
from homeward.games import game as find_game
from homeward.terminal.spoken_table import number_in

LONGEST_WAIT = 60.0  # seconds to wait for the others

Message = dict[str, Any]


class ServerTable:
    """One seat. The newest frame is the state; later messages wait in the socket until they are read."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        way, _, key = parts.fragment.partition("=")
        if way not in ("seat", "join") or not parts.path.startswith("/table/"):
            raise HomewardError(f"{link} is no link to a seat or a table, such as http://host:8000/table/…#seat=…")
        self.address, self.table = f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/table/")
        client = HttpClient(self.address)
        token = client.join(self.table, key).token
        client.close()
        self.since: list[str] = []
        self.frame: Message = {}
        self.closing = ExitStack()  # closes the socket
        self.socket = self.open_socket(token)
        self.seat = self.own_seat() if way == "seat" else self.claim(name)

    def open_socket(self, token: str) -> ClientConnection:
        connection = connect(socket_url(self.address, self.table), compression=None, max_size=None)
        socket = self.closing.enter_context(connection)
        hello = {"type": "hello", "token": token, "tab": token_hex(8), "version": 0, "protocol": PROTOCOL}
        socket.send(msgspec.json.encode(hello), text=True)
        self.socket = socket
        self.wait_for(lambda message: message["type"] == "frame")
        return socket

    def own_seat(self) -> int:
        return int(next(seat["seat"] for seat in self.frame["table"]["seats"] if seat["here"]))

    def claim(self, name: str) -> int:
        """Claim the first open seat of the table."""
        open_seats = [seat["seat"] for seat in self.frame["table"]["seats"] if seat["kind"] == "open"]
        if not open_seats:
            raise HomewardError("no seat is open at this table")
        self.request("claim", seat=open_seats[0], name=name)
        self.wait_until(lambda: any(seat["here"] for seat in self.frame["table"]["seats"]))
        return self.own_seat()

    # For the agent

    def look(self) -> str:
        self.read_waiting()
        lines = self.request("describe", seat=self.seat)["lines"]
        prompt = [self.mine()["prompt"]["said"]] if self.mine() else []
        return "\n".join(self.sentence(said) for said in [*lines, *prompt])

    def choices(self) -> list[AgentChoice]:
        """The legal moves; empty only if the game is over, or if the others take longer than `LONGEST_WAIT`."""
        self.read_waiting()
        self.wait_until(self.can_go_on)
        game = find_game(self.frame["table"]["game"])
        moves = self.mine().get("moves", [])
        return [AgentChoice(one["code"], game.text(one["code"]), self.sentence(one["label"])) for one in moves]

    def why_not(self, move: str) -> str:
        """Send a move that is not legal, and return the reason of its refusal."""
        code = self.code(move)
        if code in [choice.id for choice in self.choices()]:
            return "It is legal."
        answer = self.request("move", seat=self.seat, code=code, version=self.frame["version"])
        return self.sentence(answer["refusal"]["said"])

    def play(self, move: str) -> str:
        self.read_waiting()
        self.since = []
        answer = self.request("move", seat=self.seat, code=self.code(move), version=self.frame["version"])
        if answer["type"] == "refused":
            return f"Not played: {self.sentence(answer['refusal']['said'])}"
        mine = answer["version"]
        self.wait_until(lambda: self.frame["version"] >= mine and self.can_go_on())
        return "\n".join(self.since)

    def log(self) -> str:
        lines = self.request("log", seat=self.seat)["lines"]
        texts = [event.get("said") for line in lines if not line["undone"] for event in line["events"]]
        return "\n".join(self.sentence(said) for said in texts if said)

    # The connection to the server

    def code(self, move: str) -> int:
        number = number_in(str(move))
        return number if number is not None else find_game(self.frame["table"]["game"]).parse(str(move).strip())

    def mine(self) -> Message:
        """The frame's part for this seat; empty before the game begins."""
        return next((seat for seat in self.frame["mine"] if seat["seat"] == self.seat), {})

    def can_go_on(self) -> bool:
        """Is it the seat's turn, or is the game over?"""
        return bool(self.frame["over"] or self.frame["actor"] == self.seat)

    def sentence(self, said: Any) -> str:
        names = [seat["name"] for seat in self.frame["table"]["seats"]]
        return visible_line(translator_for(SOURCE).translate(msgspec.convert(said, Text), names))

    def request(self, kind: str, **fields: Any) -> Message:
        """Send a wish or a question and return its answer."""
        number = token_hex(8)
        self.socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}), text=True)
        answer = self.wait_for(lambda message: message.get("id") == number)
        if answer["type"] == "refused" and kind != "move":
            raise HomewardError(self.sentence(answer["refusal"]["said"]))
        return answer

    def wait_for(self, is_it: Callable[[Message], bool]) -> Message:
        while True:
            message = msgspec.json.decode(self.socket.recv(LONGEST_WAIT))
            self.take(message)
            if is_it(message):
                return dict(message)

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Read messages until this is true, or until `LONGEST_WAIT` is over."""
        while not is_so():
            try:
                self.take(msgspec.json.decode(self.socket.recv(LONGEST_WAIT)))
            except TimeoutError:
                return

    def read_waiting(self) -> None:
        while True:
            try:
                self.take(msgspec.json.decode(self.socket.recv(0)))
            except TimeoutError:
                return

    def take(self, message: Message) -> None:
        if message["type"] == "bye":
            raise HomewardError(self.sentence(message["refusal"]["said"]))
        if message["type"] == "frame":
            self.frame = message
            for event in self.mine_of(message).get("events", []):
                said = event.get("fleeting_said") or event.get("said")
                self.since += [self.sentence(said)] if said else []

    def mine_of(self, frame: Message) -> Message:
        return next(iter(frame.get("mine", [])), {})
