"""Every word is set in one font of ours, and a browser loads only the fonts whose letters it shows."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server

TITLE_LETTERS = Path(__file__).parents[2] / "web" / "src" / "words" / "title_letters.ts"


class Fonts:
    """Which fonts the browser really takes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        for domain in ("DOM", "CSS"):
            self.session.send(f"{domain}.enable")
        self.page.evaluate("() => document.fonts.ready")
        self.root = self.session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]

    def of(self, selector: str) -> set[str]:
        found: dict[str, Any] = self.session.send("DOM.querySelector", {"nodeId": self.root, "selector": selector})
        used = self.session.send("CSS.getPlatformFontsForNode", found)["fonts"]
        # "Fredoka Light": a file has all weights and the name of the lightest
        return {font["familyName"].split()[0] if font["isCustomFont"] else "not ours" for font in used}


def say(page: Page, words: str) -> None:
    page.locator("h1").evaluate("(title, words) => { title.textContent = words; }", words)
    page.evaluate("words => document.fonts.load(`1em Nunito`, words)", words)


@pytest.mark.parametrize(("language", "titles"), [("de", "Fredoka"), ("cs", "Nunito")])
def test_no_word_mixes_two_fonts(visit: Visit, server: Server, language: str, titles: str) -> None:
    page = visit(server, locale=language)
    page.goto("/")
    expect(page.locator(".box .go").first).to_be_visible()
    fonts = Fonts(page)
    for selector in ("h1", ".box .title", ".box .go", "footer a"):
        wanted = "Nunito" if selector == "footer a" else titles
        assert fonts.of(selector) == {wanted}, selector


def test_titles_have_all_letters_that_they_are_said_to_have(desk: Page) -> None:
    desk.goto("/")
    table = re.search(r"\|\[(.+?)\]\)\*\$/u", TITLE_LETTERS.read_text("utf-8"))
    assert table
    letters = re.sub(r"(.)-(.)", lambda ends: "".join(map(chr, range(ord(ends[1]), ord(ends[2]) + 1))), table[1])
    assert {"ß", "ñ", "Ž", "z"} <= set(letters)
    say(desk, letters)
    assert Fonts(desk).of("h1") == {"Fredoka"}


def test_cyrillic_letters_are_loaded_when_they_are_shown(desk: Page) -> None:
    loaded: list[str] = []
    desk.on("request", lambda request: loaded.append(request.url))
    desk.goto("/")
    expect(desk.locator(".box .go").first).to_be_visible()
    assert not [url for url in loaded if "cyrillic" in url]
    desk.locator("html").evaluate("page => { page.dataset.titles = 'text'; }")
    say(desk, "Порятунок їжаків")
    assert Fonts(desk).of("h1") == {"Nunito"}
    assert len([url for url in loaded if "cyrillic" in url]) == 1
