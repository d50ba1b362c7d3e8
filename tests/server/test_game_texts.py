"""The messages of a game over HTTP, for a client that was built before the game was there."""

import http.client

import pytest

from homeward.catalogue.folders import languages
from homeward.catalogue.po_files import texts_of
from homeward.games import GAMES

from .live import Server

GAME = GAMES[0]
LONG = "a" * 5_000


@pytest.mark.parametrize("language", languages())
def test_a_game_says_everything_in_every_language(server: Server, language: str) -> None:
    for game in GAMES:
        texts = server.get(f"/api/games/{game.name}/texts/{language}").json()
        assert texts == texts_of(game.parts.catalogue / f"{language}.po")
        assert texts[f"{game.name}.title"]


def test_plural_forms_come_by_their_categories(server: Server) -> None:
    texts = server.get(f"/api/games/{GAME.name}/texts/cs").json()
    categories = {tuple(forms) for forms in texts.values() if isinstance(forms, dict)}
    assert categories == {("one", "few", "other")}


def test_a_game_says_only_what_is_its_own(server: Server) -> None:
    texts = server.get(f"/api/games/{GAME.name}/texts/en").json()
    assert [key for key in texts if not key.startswith(f"{GAME.name}.")] == []


@pytest.mark.parametrize("game", ["chess", "..", "%2e%2e", "games", LONG, "%00", "monster_baby_rescue", "Pets-Rescue"])
def test_of_an_unknown_game_nothing_is_read(server: Server, game: str) -> None:
    assert answer_to(server, f"/api/games/{game}/texts/en") in (400, 404)


@pytest.mark.parametrize(
    "language",
    [
        *("xx", "EN", "en.po", "*", "", ".", "..", "%2e%2e", "..%2f..%2fcatalogue%2fen", "..%5cen", "%2fetc%2fpasswd"),
        *("en%00", "en%0a", "en/../de", "en;de", "%ff", "%F0%9F%90%BE", "locale_rules.json", LONG),
    ],
)
def test_an_unknown_language_leads_to_no_file(server: Server, language: str) -> None:
    assert answer_to(server, f"/api/games/{GAME.name}/texts/{language}") in (400, 404)


def test_an_unknown_language_is_refused_with_those_that_are_known(server: Server) -> None:
    refused = server.get(f"/api/games/{GAME.name}/texts/{LONG}")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-language")
    assert refused.json()["said"]["args"] == {"language": "a" * 40, "known": list(languages())}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_nobody_writes_there(server: Server, method: str) -> None:
    assert answer_to(server, f"/api/games/{GAME.name}/texts/en", method) in (403, 405, 415)


def answer_to(server: Server, path: str, method: str = "GET") -> int:
    """The status of an answer to exactly this path: other clients would tidy it up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request(method, path)
        return connection.getresponse().status
    finally:
        connection.close()
