"""Whoever wants to be told that it is their turn is told in plain words why that cannot be."""

from playwright.sync_api import expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.pages import here
from tests.browser.server import Server


def test_a_house_that_calls_nobody_says_so(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia"), seed=3)
    mia.page.context.grant_permissions(["notifications"], origin=server.address)
    mia.button("Menu").click()
    mia.page.get_by_role("button", name="Tell me when it is my turn").click()
    dialog = mia.page.get_by_role("dialog", name="Tell me when it is my turn")
    expect(dialog.get_by_label("Not at night, from 20 to 8 o’clock")).to_be_checked()
    dialog.get_by_role("button", name="Tell me", exact=True).click()
    expect(dialog.locator("[data-trouble]")).to_have_attribute("data-trouble", "no-house")
    expect(dialog).to_contain_text("This house calls no devices. Ask whoever runs it.")
    expect(dialog.get_by_role("button", name="Tell me", exact=True)).to_be_enabled()
