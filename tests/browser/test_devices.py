"""Several devices at one table: joining by link, handing seats over, leaving and coming back, watching."""

import re

from playwright.sync_api import expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.devices import two_devices
from tests.browser.server import Server


def test_two_browsers_at_one_table_over_a_link(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    expect(opa.page).to_have_url(re.compile(r"/table/[^#]+$"))  # the key leaves the address once it was used
    mia.says("Turn over a tile.")
    opa.says("Mia is playing.")
    mia.tile(4).click()
    assert mia.look_at(4) == opa.look_at(4)
    mia.got_it()
    opa.got_it()
    opa.wait_for_turn(1)
    opa.flip(5)
    mia.wait_for_moves(2)


def test_out_of_turn_is_refused_in_words(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    opa.tile(2).click()
    expect(opa.page.locator(".prompt.refused")).to_contain_text(re.compile("turn", re.IGNORECASE))
    assert mia.moves == 0


def test_whoever_opens_the_link_may_watch(visit: Visit, server: Server) -> None:
    mia, _opa = two_devices(visit, server)
    onlooker = ChasePage.join(visit(server), mia.invitation())
    onlooker.says("You are watching.")
    expect(mia.page.get_by_text("1 person is watching")).to_be_visible()
    mia.tile(4).click()
    onlooker.look_at(4)


def test_a_seat_that_becomes_free_invites_whoever_watches(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    onlooker = ChasePage.join(visit(server, PHONE), mia.invitation())
    dialog = mia.open_seat("Opa")
    dialog.get_by_role("button", name="Free this seat").click()
    dialog.get_by_role("button", name="Free this seat").click()
    strip = onlooker.page.locator("[data-strip=free]")
    expect(strip).to_contain_text("A seat is free. Would you like to play?")
    expect(opa.page.locator("[data-strip=free]")).to_be_visible()
    opa.button("Just watch").click()
    expect(opa.page.locator("[data-strip=free]")).to_have_count(0)
    strip.get_by_role("button", name="Sit here").click()
    seat = onlooker.page.get_by_role("dialog")
    seat.get_by_label("Your name").fill("Zoe")
    seat.get_by_role("button", name="Sit here").click()
    expect(mia.seat("Zoe")).to_contain_text("on another device")
    expect(onlooker.page.locator("[data-strip]")).to_have_count(0)


def test_a_seat_moves_to_another_device(visit: Visit, server: Server) -> None:
    mia, _opa = two_devices(visit, server)
    dialog = mia.open_seat("Mia")
    dialog.get_by_role("button", name="Give this seat to another device").click()
    expect(dialog).to_contain_text("This link works on this computer only.")
    expect(dialog.get_by_role("img", name="QR code")).to_have_count(0)
    expect(dialog).to_contain_text("It works on this computer only, at 127.0.0.1:")
    link = dialog.get_by_label("Link", exact=True).input_value()
    page = visit(server)
    page.goto(link)
    expect(page.get_by_role("heading", name="Monster Chase with Mia and Opa")).to_be_visible()
    expect(page.get_by_text("Mia’s seat moves to this device. Anybody sitting there now gets up.")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    tablet = ChasePage(page).laid()
    expect(dialog).to_be_hidden()
    tablet.flip(4)
    mia.got_it()
    expect(mia.prompt).to_contain_text("You are watching.")


def test_leaving_hands_the_seat_to_a_bot_until_one_is_back(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    dialog = opa.open_seat("Opa")
    dialog.get_by_role("button", name="Leave: a bot plays on").click()
    dialog.get_by_role("button", name="Cub").click()
    expect(mia.seat("Opa")).to_contain_text("bot, until Opa is back")
    dialog = opa.open_seat("Opa")
    dialog.get_by_role("button", name="I am back: my seat, please").click()
    expect(mia.seat("Opa")).to_contain_text("on another device")


def test_phrases_are_heard_by_everybody(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    opa.menu("Say something")
    opa.button("Good luck!").click()
    expect(mia.seat("Opa").locator(".bubble")).to_contain_text("Good luck!")


def test_a_wrong_link_says_so(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.goto("/table/nothing-here#join=wrong")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.get_by_role("heading", name="Homeward")).to_be_visible()
