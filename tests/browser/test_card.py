"""Our tables follow a family to another device: five words, or the QR code of them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import here
from tests.browser.server import Server

WORDS = re.compile(r"^(?:[a-z]{5} ){4}[a-z]{5}$")


def made_card(page: Page, server: Server) -> str:
    page.goto(f"{server.address}/")
    page.get_by_role("link", name="Our tables on another device").click()
    page.get_by_role("button", name="Make a card").click()
    words = page.locator("[data-words]")
    expect(words).to_have_text(WORDS)
    return words.inner_text()


def test_a_table_is_played_on_at_another_device_by_five_words(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server, PHONE), "monster-chase", here("Mia"), seed=3)
    table = mia.page.url
    words = made_card(mia.page, server)

    tablet = visit(server)
    tablet.goto(f"{server.address}/card")
    field = tablet.get_by_label("The five words")
    field.fill("lusab babad gutih tugad bofax")
    tablet.get_by_role("button", name="Take the tables along").click()
    expect(tablet.get_by_role("alert")).to_contain_text("These are not the five words of a card")
    field.fill("lusab babad gutih tugad bofam")
    tablet.get_by_role("button", name="Take the tables along").click()
    expect(tablet.get_by_role("alert")).to_contain_text("There is no card with these words")
    field.fill(words.upper())
    tablet.get_by_role("button", name="Take the tables along").click()
    expect(tablet.get_by_text("1 more table is here now.")).to_be_visible()
    tablet.goto(f"{server.address}/")
    expect(tablet.get_by_role("heading", name="Your tables")).to_be_visible()
    tablet.goto(table)
    expect(ChasePage(tablet).tile(1)).to_be_visible()


def test_the_qr_code_of_a_card_brings_tables_and_a_card_that_is_thrown_away_brings_none(
    visit: Visit, server: Server
) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia"), seed=3)
    made_card(mia.page, server)
    link = mia.page.get_by_label("Link", exact=True).input_value()
    assert "/card#" in link
    tablet = visit(server)
    tablet.goto(link)
    expect(tablet.get_by_text("1 more table is here now.")).to_be_visible()
    assert "#" not in tablet.url, "the words do not stay in the address"
    mia.page.get_by_role("button", name="Throw the card away").click()
    mia.page.get_by_role("button", name="Throw the card away").click()
    expect(mia.page.get_by_text("The card is gone.")).to_be_visible()
    other = visit(server)
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("There is no card with these words")
