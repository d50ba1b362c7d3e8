"""Playing again: one offers it, the others say yes, and whoever still looks at the end may stay there."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.devices import SHORT, give_seat, two_at_the_end
from tests.browser.layout import troubles
from tests.browser.records import finished, nearly_finished
from tests.browser.server import Server


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


def test_a_seat_to_take_back_and_a_rematch_are_shown_beside_each_other(visit: Visit, server: Server) -> None:
    """Opa and Oma share a phone, a bot plays for Opa, and the game has ended."""
    names = ("Mia", "Opa", "Oma")
    mia = ChasePage.continued(visit(server), nearly_finished("monster-chase", names, **SHORT))
    phone = visit(server, PHONE)
    for name in names[1:]:
        give_seat(mia, name, phone)
    both = ChasePage(phone)
    dialog = both.open_seat("Opa")
    dialog.get_by_role("button", name="Leave: a bot plays on").click()
    dialog.get_by_role("button", name="Cub").click()
    mia.tile(finished("monster-chase", names, **SHORT).moves[-1] + 1).click()
    for table in (mia, both):
        table.finished()
    mia.button("Once more").click()
    both.button("Look at the table").click()
    rematch, back = phone.locator("[data-strip=rematch]"), phone.locator("[data-strip=back]")
    expect(rematch).to_contain_text("Mia would like to play again.")
    expect(back).to_contain_text("A bot is playing for Opa.")
    for size in (PHONE, DESK):
        phone.set_viewport_size(size)
        assert troubles(phone, ".strips") == []
        assert foot_of(back) < head_of(rematch), "one above the other"
        assert head_of(back) >= head_of(phone.locator("#board")), "on the board"
    back.get_by_role("button", name="Take Opa’s seat back").click()
    expect(back).to_have_count(0)
    rematch.get_by_role("button", name="I’ll play too").click()
    mia.wait_for_moves(0)
    both.wait_for_moves(0)


def head_of(thing: Locator) -> float:
    return (thing.bounding_box() or {"y": -1.0})["y"]


def foot_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def again(page: Page) -> Locator:
    return page.locator("[data-test=rematch]")


def drawing(table: ChasePage, name: str) -> str | None:
    """What is drawn as the face of a seat."""
    return table.seat(name).locator(".face [data-art]").first.get_attribute("data-art")
