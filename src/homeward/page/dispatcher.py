"""Answers the requests of tabs with the endpoints of the server, at the same addresses."""

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec
from msgspec import Struct

from homeward.api.answers import Download, JsonLines, RawJson
from homeward.api.api_house import ApiHouse
from homeward.api.arguments import body_reader, read_parameters
from homeward.api.endpoint import IN_BRACES, Endpoint
from homeward.engine.errors import HomewardError
from homeward.rooms.error_refusals import junk_refusal, refusal_in
from homeward.table.refusals import Refused

ADDRESS = "here"  # of every tab
SEGMENT = {"": r"[^/]+", "int": r"[0-9]+"}  # the pattern of a name in braces, by its kind


class PageAnswer(Struct, frozen=True):
    ok: bool  # otherwise it is a refusal
    body: bytes


class DispatchRoute(Struct, frozen=True, dict=True):
    """An endpoint and the pattern of its addresses."""

    endpoint: Endpoint

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(IN_BRACES.sub(lambda found: f"(?P<{found[1]}>{SEGMENT[found[2] or '']})", self.endpoint.path))


class Dispatcher:
    def __init__(self, endpoints: Iterable[Endpoint], house: ApiHouse, most_bytes: int) -> None:
        self._routes = [DispatchRoute(one) for one in endpoints]
        self._house = house
        self._most_bytes = most_bytes

    async def answer(self, method: str, url: str, body: str, send_line: Callable[[bytes], None]) -> PageAnswer:
        """The whole answer. Of an answer in lines, `send_line` gets all lines but the last as they come."""
        try:
            return PageAnswer(True, await self._result(method, url, body, send_line))
        except HomewardError as error:
            return PageAnswer(False, msgspec.json.encode(refusal_in(error)))

    async def _result(self, method: str, url: str, body: str, send_line: Callable[[bytes], None]) -> bytes:
        address, _, query = url.partition("?")
        one, path = self._find(method, address)
        arguments = read_parameters(one, path, dict(parse_qsl(query)))
        if one.body is not None:
            arguments["data"] = body_reader(one)(encode_body(body, one.longest_body(self._most_bytes)))
        provided = {"house": self._house, "address": ADDRESS}
        result = await one.call({**arguments, **{name: provided[name] for name in one.needs}})
        return await encode_result(result, send_line)

    def _find(self, method: str, address: str) -> tuple[Endpoint, dict[str, str]]:
        found = [(one.endpoint, match) for one in self._routes if (match := one.pattern.fullmatch(address))]
        for one, match in found:
            if one.method == method:
                return one, {name: unquote(value) for name, value in match.groupdict().items()}
        raise junk_refusal("Method Not Allowed" if found else "Not Found")


def encode_body(body: str, most_bytes: int) -> bytes:
    raw = body.encode(errors="replace")
    if len(raw) > most_bytes:
        raise Refused("too-big", limit=most_bytes)
    return raw


async def encode_result(result: Any, send_line: Callable[[bytes], None]) -> bytes:
    if isinstance(result, JsonLines):
        return await last_line(result, send_line)
    if isinstance(result, RawJson | Download):
        return result.raw
    return msgspec.json.encode(result)


async def last_line(answer: JsonLines[Any], send_line: Callable[[bytes], None]) -> bytes:
    """Sends every line but the last."""
    last = b""
    async for line in answer.lines:
        if last:
            send_line(last)
        last = line
    return last
