"""Whoever makes a box or a board of their own can try it out: bots play it and say whether it is fair."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.layout import troubles

CARDS = Path(__file__).parents[2] / "src/homeward/games/pets_rescue/components.toml"


def test_own_cards_are_tried_out(phone: Page, tmp_path: Path) -> None:
    own, text = tmp_path / "cards.toml", CARDS.read_text(encoding="utf-8")
    own.write_text(text[text.index("[[card]]") :], encoding="utf-8")
    phone.goto("/new/pets-rescue")
    balance = phone.get_by_role("region", name="Is it fair?")
    expect(phone.get_by_role("button", name="Start the game")).to_be_visible()
    expect(balance).to_have_count(0)
    phone.get_by_text("Your own files").click()
    phone.get_by_label("Your own cards").set_input_files(own)
    balance.get_by_role("button", name="Try it out").click()
    expect(balance.get_by_text("The true number is most likely between")).to_be_visible()
    expect(balance.get_by_role("term")).to_contain_text(
        ["Seat 1 wins", "Seat 2 wins", "Decided by skill", "Decided by luck"]
    )
    assert violations(phone) == []
    assert troubles(phone) == []
    phone.get_by_role("button", name="Do not use this file").click()
    expect(balance).to_have_count(0)


def test_trying_out_a_board_can_be_stopped(desk: Page) -> None:
    desk.goto("/own/wombat-rescue/layout")
    balance = desk.get_by_role("region", name="Is it fair?")
    expect(desk.locator("[data-ready]")).to_be_visible()
    balance.get_by_text("4", exact=True).click()
    with desk.expect_event("requestfailed", lambda request: request.url.endswith("/balance/told")):
        balance.get_by_role("button", name="Try it out").click()
        expect(balance.get_by_role("progressbar")).to_be_visible()
        balance.get_by_role("button", name="Stop").click()
    expect(balance.get_by_role("progressbar")).to_have_count(0)
    expect(balance.get_by_role("button", name="Try it out")).to_be_visible()
    assert violations(desk) == []
    assert troubles(desk) == []
