"""A seat at a table of a server, taken by a link: the same five questions as at a table of one's own."""

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
from homeward.client.http_client import HttpClient
from homeward.client.received import PROTOCOL
from homeward.engine.errors import HomewardError
from homeward.games import game as find_game

PATIENCE = 60.0  # seconds for which others may think before the agent is told that it is not its turn yet

Message = dict[str, Any]


class ServerTable:
    """One seat. The newest frame is the whole truth; what happens meanwhile waits in the socket."""

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
        self.leaving = ExitStack()  # closes the line
        self.socket = self.connected(token)
        self.seat = self.own_seat() if way == "seat" else self.claimed(name)

    def connected(self, token: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        line = connect(f"{address}/api/tables/{self.table}/socket", compression=None, max_size=None)
        socket = self.leaving.enter_context(line)
        hello = {"type": "hello", "token": token, "tab": token_hex(8), "version": 0, "protocol": PROTOCOL}
        socket.send(msgspec.json.encode(hello), text=True)
        self.socket = socket
        self.wait_for(lambda message: message["type"] == "frame")
        return socket

    def own_seat(self) -> int:
        return int(next(seat["seat"] for seat in self.frame["table"]["seats"] if seat["here"]))

    def claimed(self, name: str) -> int:
        """The first open seat of the table."""
        open_seats = [seat["seat"] for seat in self.frame["table"]["seats"] if seat["kind"] == "open"]
        if not open_seats:
            raise HomewardError("no seat is open at this table")
        self.ask("claim", seat=open_seats[0], name=name)
        self.wait_until(lambda: any(seat["here"] for seat in self.frame["table"]["seats"]))
        return self.own_seat()

    # What an agent may ask

    def look(self) -> str:
        self.hear_what_came()
        lines = self.ask("describe", seat=self.seat)["lines"]
        prompt = [self.mine()["prompt"]["said"]] if self.mine() else []
        return "\n".join(self.words(said) for said in [*lines, *prompt])

    def choices(self) -> list[AgentChoice]:
        """None only if the game is over, or if the others take longer than anybody waits."""
        self.hear_what_came()
        self.wait_until(self.can_go_on)
        game = find_game(self.frame["table"]["game"])
        moves = self.mine().get("moves", [])
        return [AgentChoice(one["code"], game.text(one["code"]), self.words(one["label"])) for one in moves]

    def why_not(self, move: str) -> str:
        """A legal move is not played by this; any other is refused with its reason."""
        code = self.code(move)
        if code in [choice.id for choice in self.choices()]:
            return "It is legal."
        return self.words(self.ask("move", seat=self.seat, code=code, version=self.frame["version"])["refusal"]["said"])

    def play(self, move: str) -> str:
        self.hear_what_came()
        self.since = []
        answer = self.ask("move", seat=self.seat, code=self.code(move), version=self.frame["version"])
        if answer["type"] == "refused":
            return f"Not played: {self.words(answer['refusal']['said'])}"
        mine = answer["version"]
        self.wait_until(lambda: self.frame["version"] >= mine and self.can_go_on())
        return "\n".join(self.since)

    def log(self) -> str:
        lines = self.ask("log", seat=self.seat)["lines"]
        told = [event.get("said") for line in lines if not line["undone"] for event in line["events"]]
        return "\n".join(self.words(said) for said in told if said)

    # The line to the server

    def code(self, move: str) -> int:
        text = str(move).strip()
        return int(text) if text.isdecimal() else find_game(self.frame["table"]["game"]).parse(text)

    def mine(self) -> Message:
        """What the seat knows; nothing while the game has not begun."""
        return next((seat for seat in self.frame["mine"] if seat["seat"] == self.seat), {})

    def can_go_on(self) -> bool:
        """It is the seat's turn, or nobody's any more."""
        return bool(self.frame["over"] or self.frame["actor"] == self.seat)

    def words(self, said: Any) -> str:
        names = [seat["name"] for seat in self.frame["table"]["seats"]]
        return translator_for(SOURCE).translate(msgspec.convert(said, Text), names)

    def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a wish or a question."""
        number = token_hex(8)
        self.socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}), text=True)
        answer = self.wait_for(lambda message: message.get("id") == number)
        if answer["type"] == "refused" and kind != "move":
            raise HomewardError(self.words(answer["refusal"]["said"]))
        return answer

    def wait_for(self, is_it: Callable[[Message], bool]) -> Message:
        while True:
            message = msgspec.json.decode(self.socket.recv(PATIENCE))
            self.take(message)
            if is_it(message):
                return dict(message)

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Until the frames say so, or the agent's patience is over."""
        while not is_so():
            try:
                self.take(msgspec.json.decode(self.socket.recv(PATIENCE)))
            except TimeoutError:
                return

    def hear_what_came(self) -> None:
        while True:
            try:
                self.take(msgspec.json.decode(self.socket.recv(0)))
            except TimeoutError:
                return

    def take(self, message: Message) -> None:
        if message["type"] == "bye":
            raise HomewardError(self.words(message["refusal"]["said"]))
        if message["type"] == "frame":
            self.frame = message
            for event in self.mine_of(message).get("events", []):
                said = event.get("fleeting_said") or event.get("said")
                self.since += [self.words(said)] if said else []

    def mine_of(self, frame: Message) -> Message:
        return next(iter(frame.get("mine", [])), {})
