"""Somebody is gone, and back: everybody is told, a bot plays, a lost seat is won back, a code is typed, one leaves."""

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.devices import two_devices
from tests.browser.pages import accept, by_link, here
from tests.browser.server import Server


def code_on(page: Page) -> str:
    shown = page.locator("output.code span")
    expect(shown).to_have_count(5)
    return "".join(shown.all_inner_texts())


def type_code(page: Page, code: str) -> None:
    page.goto("/")
    page.get_by_label("I have a code").fill(code)
    page.get_by_role("button", name="To the table").click()


def test_everybody_is_told_who_is_gone_and_a_bot_plays_until_they_are_back(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    address, where = opa.page.url, mia.page.locator("#board").bounding_box()
    opa.page.goto("/credits")
    gone = mia.page.locator("[data-strip=gone]")
    expect(gone).to_contain_text("Opa is not here.")
    mia.says("Waiting for Opa, who is not here.")
    expect(mia.seat("Opa").locator(".tab")).to_contain_text(["playing", "away"])
    assert mia.page.locator("#board").bounding_box() == where, "nothing jumps"
    watching = ChasePage.join(visit(server, PHONE), mia.invitation())
    expect(watching.page.locator("[data-strip=gone]")).to_contain_text("Opa is not here.")
    expect(watching.page.locator("[data-strip=gone] button")).to_have_count(0)
    before = mia.moves
    gone.get_by_role("button", name="Let a bot play", disabled=False).click()  # after a while
    mia.wait_for_a_move(before)
    mia.got_it()
    expect(mia.seat("Opa").locator(".tab.plays")).to_have_text("bot")
    opa.page.goto(address)
    expect(opa.page.locator("[data-strip=back]")).to_contain_text("A bot is playing for Opa.")
    opa.button("Take my seat back").click()
    expect(mia.seat("Opa")).to_contain_text("on another device")
    expect(opa.page.locator("[data-strip]")).to_have_count(0)


def test_waiting_hides_the_question_until_somebody_else_is_missed(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    opa.page.goto("/credits")
    mia.button("Wait").click()
    expect(mia.page.locator("[data-strip]")).to_have_count(0)
    mia.says("Waiting for Opa, who is not here.")


def test_a_lost_seat_is_won_back_with_a_code_from_the_strip(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    opa.page.context.close()
    mia.page.locator("[data-strip=gone]").get_by_role("button", name="New link for Opa").click()
    dialog = mia.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Is Opa’s device lost")
    dialog.get_by_role("button", name="New link for Opa").click()
    expect(dialog).to_contain_text("The person who opens this link will play for Opa.")
    code = code_on(mia.page)
    tablet = visit(server)
    type_code(tablet, f"{code[:2].lower()} {code[2:]}")
    expect(tablet.locator("[data-offered=seat]")).to_contain_text("Opa’s seat moves to this device.")
    accept(tablet)
    again = ChasePage(tablet).laid()
    again.wait_for_turn(1)
    again.flip(5)
    mia.page.keyboard.press("Escape")
    mia.wait_for_moves(2)
    stranger = visit(server)
    type_code(stranger, code)
    expect(stranger.get_by_role("alert")).to_contain_text("This code is wrong, or too old.")


def test_a_code_leads_to_the_table_from_the_shelf(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia") + by_link("Opa"), seed=3)
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    type_code(phone, code_on(mia.page))
    accept(phone)
    phone.get_by_label("Your name").fill("Opa")
    phone.get_by_role("button", name="Sit here").tap()
    for table in (mia, ChasePage(phone)):
        expect(table.tile(1)).to_be_visible()


def test_a_table_has_a_name_and_whoever_leaves_goes_kindly(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    opa.menu("Name this table")
    opa.page.get_by_label("Name of the table").fill("Sunday <b>with</b> Opa")
    opa.button("Save").click()
    for table in (mia, opa):
        expect(table.page.get_by_role("heading", level=1)).to_contain_text("Sunday <b>with</b> Opa · Monster Chase")
    mia.menu("Invite somebody")
    expect(mia.page.get_by_role("dialog")).to_contain_text("Sunday <b>with</b> Opa")
    mia.page.keyboard.press("Escape")
    opa.button("Menu").click()
    expect(opa.page.get_by_role("dialog")).to_contain_text("deleted when nobody has opened it for 90 days")
    opa.page.keyboard.press("Escape")
    mia.page.goto("/")
    expect(mia.page.get_by_text("Sunday <b>with</b> Opa")).to_be_visible()
    mia.page.go_back()
    mia.laid()
    opa.menu("Leave this table")
    opa.button("Leave, and a bot plays on for me").click()
    expect(opa.page.get_by_role("heading", name="You have left this table")).to_be_visible()
    expect(mia.seat("Opa").locator(".tab.plays")).to_have_text("bot")
    opa.page.get_by_role("link", name="Back to the shelf").click()
    expect(opa.page.get_by_role("heading", name="Homeward")).to_be_visible()
    expect(opa.page.get_by_text("Sunday <b>with</b> Opa")).to_have_count(0)
