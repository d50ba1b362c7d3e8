"""Playing again: one offers it, the others say yes, and whoever still looks at the end may stay there."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.layout import troubles
from tests.browser.records import finished, nearly_finished
from tests.browser.server import Server

GAME = "monster-chase"
NAMES = ("Mia", "Opa")
SHORT: dict[str, Any] = {"seed": 5, "mode": "easy", "length": 10}


def two_at_the_end(visit: Visit, server: Server) -> tuple[ChasePage, ChasePage]:
    """Mia at the desk and Opa on his phone, both with the score sheet of a game before them."""
    mia = ChasePage.continued(visit(server), nearly_finished(GAME, NAMES, **SHORT))
    dialog = mia.open_seat("Opa")
    dialog.get_by_role("button", name="Give this seat to another device").click()
    phone = visit(server, PHONE)
    phone.goto(dialog.get_by_label("Link", exact=True).input_value())
    phone.get_by_role("button", name="Sit down").click()
    opa = ChasePage(phone).laid()
    expect(dialog).to_be_hidden()
    record = finished(GAME, NAMES, **SHORT)
    last = record.moves[-1] + 1
    player = (mia, opa)[nearly_finished(GAME, NAMES, **SHORT).state.actor or 0]
    player.tile(last).click()
    for table in (mia, opa):
        table.finished()
    return mia, opa


def test_a_rematch_is_offered_and_begins_when_both_want_it(visit: Visit, server: Server) -> None:
    mia, opa = two_at_the_end(visit, server)
    mia.button("Once more").click()
    expect(again(mia.page)).to_contain_text("We are still asking Opa.")
    expect(again(opa.page)).to_have_text("Mia would like to play again.")
    assert violations(opa.page) == []
    opa.button("Look at the table").click()
    strip = opa.page.locator("[data-strip=rematch]")
    expect(strip).to_contain_text("Mia would like to play again.")
    assert troubles(opa.page) == []
    strip.get_by_role("button", name="I’ll play too").click()
    for table in (mia, opa):
        table.wait_for_moves(0)
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        expect(table.page.locator("[data-strip]")).to_have_count(0)


def test_whoever_looks_at_the_end_may_stay_and_come_along_later(visit: Visit, server: Server) -> None:
    mia, opa = two_at_the_end(visit, server)
    face = drawing(mia, "Opa")
    mia.button("Once more").click()
    mia.button("Begin without waiting").click()
    mia.got_it()  # the bot has begun
    expect(mia.seat("Opa")).to_contain_text("bot, until Opa is back")
    assert drawing(mia, "Opa") == face, "the bot keeps the face of its person"

    expect(again(opa.page)).to_contain_text("The next game has begun. A bot is playing for Opa.")
    opa.page.context.set_offline(True)
    expect(opa.page.get_by_text("Connection lost.")).to_be_visible()
    opa.page.context.set_offline(False)
    expect(opa.page.get_by_text("Back again.")).to_be_visible()
    expect(again(opa.page)).to_contain_text("The next game has begun.")
    assert opa.moves > 0, "the game that has ended"
    expect(opa.seat("Opa")).to_contain_text("on this device")
    opa.button("Come along").click()
    expect(opa.page.get_by_role("dialog")).to_have_count(0)
    expect(mia.seat("Opa")).to_contain_text("on another device")
    opa.wait_for_moves(mia.moves)
    expect(opa.seat("Opa")).to_contain_text("on this device")
    expect(opa.page.locator("[data-strip]")).to_have_count(0)


def again(page: Page) -> Locator:
    return page.locator("[data-test=rematch]")


def drawing(table: ChasePage, name: str) -> str | None:
    """What is drawn as the face of a seat."""
    return table.seat(name).locator(".face [data-art]").first.get_attribute("data-art")
