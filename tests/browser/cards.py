"""A family card on one device, for tests of what others do with it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.server import Server

WORDS = re.compile(r"^(?:[a-z]{5} ){4}[a-z]{5}$")


def made_card(page: Page, server: Server) -> str:
    page.goto(f"{server.address}/")
    page.get_by_role("link", name="Our tables on another device").click()
    page.get_by_role("button", name="Make a card").click()
    words = page.locator("[data-words]")
    expect(words).to_have_text(WORDS)
    return words.inner_text()
