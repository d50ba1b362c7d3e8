"""A page of somebody else cannot use our people's browsers: what it posts is refused before anybody reads it."""

import httpx
import pytest

from tests.said import in_english

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
    assert "application/json" in in_english(answer.json()["said"])


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
