"""The shelf while others play on: what they ask is said on the card of the table and in the title of the tab."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.devices import two_at_the_end, two_devices
from tests.browser.layout import troubles
from tests.browser.server import Server


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Your tables")


def come_into_sight(page: Page) -> None:
    """The person looks at this tab again; a browser without a window does not say so by itself."""
    with page.expect_response("**/api/shelf"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_whoever_sits_at_the_shelf_is_asked_to_play_again(visit: Visit, server: Server) -> None:
    mia, opa = two_at_the_end(visit, server)
    shelf = opa.page
    shelf.goto("/")
    expect(card(shelf)).to_contain_text("Finished")
    expect(shelf).to_have_title("Homeward")
    mia.button("Once more").click()
    expect(mia.page.get_by_text("We are still asking Opa.")).to_be_visible()
    come_into_sight(shelf)
    expect(card(shelf)).to_contain_text("Somebody would like to play again")
    expect(shelf).to_have_title(re.compile(r"^Play again\?"))
    assert troubles(shelf) == []
    assert violations(shelf) == []

    mia.button("Begin without waiting").click()
    mia.got_it()  # the bot has begun
    come_into_sight(shelf)
    expect(card(shelf)).to_contain_text("A bot is playing for you")
    expect(shelf).to_have_title(re.compile("^A bot is playing for you"))
    card(shelf).get_by_role("link", name="Back to my seat").click()
    ChasePage(shelf).button("Take my seat back").click()
    expect(mia.seat("Opa")).to_contain_text("on another device")


def test_whoever_is_to_move_reads_it_in_the_title_of_the_tab(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    expect(mia.page).to_have_title(re.compile("^Your turn.*Monster Chase"))
    expect(opa.page).to_have_title(re.compile("^Monster Chase"))
    address = opa.page.url
    opa.page.goto("/")
    expect(card(opa.page)).to_contain_text("Somebody else is thinking")
    expect(opa.page).to_have_title("Homeward")
    mia.flip(4)
    expect(mia.page).to_have_title(re.compile("^Monster Chase"))
    come_into_sight(opa.page)
    expect(card(opa.page)).to_contain_text("Your turn")
    expect(opa.page).to_have_title(re.compile("^Your turn.*Homeward"))
    card(opa.page).get_by_role("link", name="Go on").click()
    expect(opa.page).to_have_url(address)
    expect(opa.page).to_have_title(re.compile("^Your turn.*Monster Chase"))
