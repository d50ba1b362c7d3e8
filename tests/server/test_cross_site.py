"""A page of somebody else cannot use our people's browsers: what it posts is refused before anybody reads it."""

import json
from http.client import HTTPConnection

import httpx
import pytest

from .live import JSON, PATIENCE, Server

WISH = b'{"game": "monster-chase", "seats": [{"name": "Anna", "holder": "here"}]}'
POSTS = ("/tables", "/records", "/tables/aaaaaaaaaaaaaaaa/join", "/games/monster-chase/check")


def post(server: Server, path: str, headers: dict[str, str]) -> httpx.Response:
    return httpx.post(f"{server.address}/api{path}", content=WISH, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_any_page_is_refused_by_its_content_type(server: Server, path: str, kind: str) -> None:
    answer = post(server, path, {"Content-Type": kind} if kind else {})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-type")
    assert "application/json" in answer.json()["problem"]


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "said",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_is_refused(server: Server, path: str, said: dict[str, str]) -> None:
    answer = post(server, path, {**JSON, **said})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_our_own_page_and_programs_are_welcome(server: Server) -> None:
    for said in ({}, {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        assert post(server, "/tables", {**JSON, **said}).status_code == 201
    assert post(server, "/tables", {"Content-Type": "application/json; charset=utf-8"}).status_code == 201


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def get_with(server: Server, path: str, headers: list[tuple[str, str]]) -> tuple[int, bytes]:
    """The answer to headers exactly as they are given; httpx would not send these."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.putrequest("GET", path, skip_host=True)
    for name, value in headers:
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


@pytest.mark.parametrize("header", ["Host", "Origin", "host"])
@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/tables/aaaaaaaaaaaaaaaa/socket"])
def test_a_request_that_names_two_houses_or_two_pages_is_refused(server: Server, path: str, header: str) -> None:
    once = [("Host", f"127.0.0.1:{server.port}"), ("Origin", server.address)]
    upgrade = list(UPGRADE.items()) if path.endswith("socket") else []
    assert get_with(server, path, [*once, *upgrade])[0] in (101, 200)
    status, body = get_with(server, path, [*once, (header, "elsewhere.example"), *upgrade])
    assert status == 400
    if not (upgrade and header == "Origin"):  # that is already refused by the library of the sockets, in its words
        assert json.loads(body)["code"] == "junk"
