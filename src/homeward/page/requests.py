"""What a page asks outside of tables, by the addresses that a server has for it (docs/protocol.md)."""

from collections.abc import AsyncIterator, Callable
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from homeward.engine.errors import HomewardError
from homeward.games import game as find_game
from homeward.page.forms import form
from homeward.page.puzzles import puzzle_answer
from homeward.rooms import words
from homeward.rooms.forms import FileText, HouseRules, Join, NewLesson, NewTable, OwnBox
from homeward.rooms.reception import Reception
from homeward.rooms.turns import Asker

encode = msgspec.json.Encoder().encode


class Answer(Struct, frozen=True):
    ok: bool  # otherwise it is a refusal
    body: bytes


class Requests:
    def __init__(self, reception: Reception, rules: HouseRules) -> None:
        self._reception = reception
        self._rules = rules

    async def answer(self, method: str, address: str, body: str, part: Callable[[bytes], None]) -> Answer:
        """The whole answer; `part` is told what can be told before it."""
        try:
            return Answer(True, await self._answered(method, address, body, part))
        except HomewardError as error:
            return Answer(False, encode(words.refusal_in(error)))

    async def _answered(self, method: str, address: str, body: str, part: Callable[[bytes], None]) -> bytes:
        wanted = urlsplit(address)
        match method, *map(unquote, wanted.path.strip("/").split("/")):
            case "GET", "house":
                return encode(self._rules)
            case "GET", "games":
                return encode(self._reception.boxes())
            case "GET", "games", game, "moves":
                return encode(self._reception.moves(game))
            case "POST", "games", game, "check":
                text = form(body, FileText)
                return encode(await self._reception.check_file(asker(), find_game(game), text.option, text.text))
            case "POST", "games", game, "balance", "told":
                box = form(body, OwnBox)
                return await told(await self._reception.balance_told(asker(), find_game(game), box), part)
            case "POST", "lessons":
                return encode(await self._reception.make_lesson(form(body, NewLesson)))
            case method, "puzzles", *which:
                return encode(puzzle_answer(method, which, body))
            case "POST", "tables":
                return encode(await self._reception.make_table(asker(), form(body, NewTable)))
            case "POST", "records":
                return encode(await self._reception.lay_out_record(asker(), body.encode()))
            case "POST", "tables", table, "join":
                return encode(await self._reception.join(table, form(body, Join)))
            case "POST", "codes":
                raise words.bad_code()  # no other device can come here, so no code was ever shown
            case "GET", "tables", table, "games", number, *what if number.isdecimal():
                return await self._of_a_game(asker(table), int(number), what, parse_qs(wanted.query), part)
        raise words.junk("no such address")

    async def _of_a_game(
        self, who: Asker, number: int, what: list[str], query: dict[str, list[str]], part: Callable[[bytes], None]
    ) -> bytes:
        match what:
            case ["record"]:
                return encode(await self._reception.record(who.table, number))
            case ["replay"]:
                start, count = (int(query.get(name, ["0"])[0]) for name in ("start", "count"))
                views = query.get("views", ["true"])[0] == "true"
                return await self._reception.replay(who, number, start, count, views)
            case ["moments"]:
                return await self._reception.turning_points(who, number)
            case ["moments", "told"]:
                return await told(await self._reception.turning_points_told(who, number), part)
        raise words.junk("no such address")


def asker(table: str = "") -> Asker:
    return Asker("here", table)


async def told(lines: AsyncIterator[bytes], part: Callable[[bytes], None]) -> bytes:
    """Every line but the last is told at once."""
    last = b""
    async for line in lines:
        if last:
            part(last)
        last = line
    return last
