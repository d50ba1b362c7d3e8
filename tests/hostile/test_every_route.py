"""Every address of the server, with nonsense in each part of a request."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, inspect

from homeward.api.endpoint import API, Endpoint
from tests.said import in_english
from tests.server.admin_server import TOKEN
from tests.server.loop_client import LoopAnswer, LoopClient, house_on_this_loop
from tests.server.request_examples import ENDPOINTS, EXAMPLES, HOST, ExampleRequest, Scene, address_of

from .fields import spoiled, with_extremes

DEEP = "[" * 100_000
NO_JSON = (b"", b"{", b"{}}", b"\xff\xfe\x00", b'{"a":"\\ud800"}', DEEP.encode(), b"NaN", b"9" * 5000, b"{" * 5000)
TOO_BIG = b'"' + b"x" * 3_000_000 + b'"'
IN_PATHS = (
    "\x00",
    "%",
    "%E0%A4%A",
    "%00",
    "x" * 5000,
    "..",
    "-1",
    "1e9",
    "9" * 400,
    "\u0663",
    "\ufffd",
    "<b>",
    "' OR 1=1 --",
)
IN_QUERIES = ("", "x", "-1", "9" * 400, "1e400", "NaN", "\x00", "%E0%A4%A", "x" * 5000, "[]")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")
STRANGE_HEADERS = (
    {"origin": "http://["},
    {"origin": "null"},
    {"origin": "\x00"},
    {"host": "[", "origin": "http://[::1"},
    {"accept": "text/html", "accept_language": "," * 3000},
    {"accept_encoding": ";q=;;gzip;q=x"},
    {"if_none_match": '"' * 3000},
    {"authorization": "Bearer \xff"},
    {"authorization": "Basic Og=="},
    {"x_forwarded_for": "::1%\x00, 999.1.1.1"},
    {"content_length": "-1"},
)
OTHER_ADDRESSES = (
    "/schema/openapi.json",
    "/",
    "/assets/../../../etc/passwd",
    "/%2e%2e/x.db",
    "/\x00.js",
    "/" + "x" * 9000,
    "/api",
    "/api/",
    "/api/nothing",
    "//",
    "/api/tables/x/socket",
)


class Sent(Struct, frozen=True):
    """A request that somebody should not have sent."""

    method: str
    address: str
    body: object = None
    headers: dict[str, str] = {}
    must_be_refused: bool = True

    def __str__(self) -> str:
        return f"{self.method} {self.address[:80]!r} {str(self.body)[:120]!r} {str(self.headers)[:80]}"


def wrong_bodies(endpoint: Endpoint, address: str, good: object) -> Iterator[Sent]:
    for body in (*NO_JSON, TOO_BIG):
        yield Sent(endpoint.method, address, body)
    kind = inspect.type_info(endpoint.body_contents)
    value = msgspec.json.decode(good) if isinstance(good, bytes) else good
    for body in spoiled(kind, value):
        yield Sent(endpoint.method, address, msgspec.json.encode(body))
    assert isinstance(kind, inspect.StructType)
    assert isinstance(value, dict)
    for strange in with_extremes(kind, value):
        yield Sent(endpoint.method, address, strange, must_be_refused=False)
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "", "application/json/x", "\xff"):
        yield Sent(endpoint.method, address, good, {"content_type": content_type})


def wrong_addresses(endpoint: Endpoint, example: ExampleRequest) -> Iterator[Sent]:
    for parameter in endpoint.parameters:
        for value in IN_PATHS if parameter.in_path else IN_QUERIES:
            address = address_of(endpoint, ExampleRequest({**example.values, parameter.name: "HERE"}))
            if parameter.in_path and parameter.type is int:
                address = address.replace("HERE", "0" * 400)
            yield Sent(endpoint.method, address.replace("HERE", value), example.body, must_be_refused=parameter.in_path)


def wrong_requests(endpoint: Endpoint, example: ExampleRequest) -> Iterator[Sent]:
    address = address_of(endpoint, example)
    if endpoint.body is not None:
        yield from wrong_bodies(endpoint, address, example.body)
    yield from wrong_addresses(endpoint, example)
    allowed = {one.method for one in ENDPOINTS.values() if one.path == endpoint.path}
    yield from (Sent(method, address, example.body) for method in METHODS if method not in allowed)
    for headers in () if endpoint.is_cancellable else STRANGE_HEADERS:  # what can be cancelled takes long
        yield Sent(endpoint.method, address, example.body, headers, must_be_refused=False)


def fault_in(sent: Sent, answer: LoopAnswer, secrets: list[str]) -> str:
    """What is wrong with an answer; empty if nothing is."""
    text = answer.body.decode("utf-8", "replace")
    if answer.status >= 500 or "Traceback" in text:
        return f"{answer.status}: {text[:300]}"
    if any(secret in text and secret not in str(sent.body) for secret in secrets):
        return "tells a secret"
    if sent.must_be_refused and answer.status < 400:
        return f"is taken: {answer.status} {text[:100]}"
    if answer.status >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        told = msgspec.json.decode(answer.body)
        return "" if told["code"] != "broken" and 0 < len(in_english(told["said"])) < 1000 else text
    return "" if answer.status < 400 or 0 < len(text) < 1000 else f"{answer.status} without a word"


async def send(client: LoopClient, sent: Sent, secrets: list[str]) -> str:
    try:
        answer = await client.request(sent.method, sent.address, sent.body, **(HOST | sent.headers))
    except Exception as error:  # as it would be in the server's log
        return f"{sent} -> breaks: {error!r}"
    fault = fault_in(sent, answer, secrets)
    return f"{sent} -> {fault}" if fault else ""


async def test_no_nonsense_gets_through(tmp_path: Path) -> None:
    faults: list[str] = []
    async with house_on_this_loop(tmp_path) as client:
        scene = Scene(client)
        await scene.set_up()
        secrets = [TOKEN, scene.token, scene.table["join_key"]]
        for name, examples in EXAMPLES.items():
            endpoint, example = ENDPOINTS[name], examples(scene)[0]
            for sent in wrong_requests(endpoint, example):
                faults.append(await send(client, sent, secrets))
            assert (await client.request("GET", f"{API}/games")).status == 200, name
    found = [fault for fault in faults if fault]
    assert found == [], "\n".join(found)


async def test_no_nonsense_gets_at_files(tmp_path: Path) -> None:
    async with house_on_this_loop(tmp_path) as client:
        for address in OTHER_ADDRESSES:
            for method in METHODS:
                sent = Sent(method, address, must_be_refused=False)
                assert await send(client, sent, ["root:", "SQLite format"]) == ""
