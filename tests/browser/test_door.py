"""Who is at the table: links that are seen and withdrawn, seats that are freed, devices that are sent away."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.devices import two_devices
from tests.browser.pages import by_link, here
from tests.browser.server import Server

FINGERS = {"has_touch": True, "is_mobile": True}


def opened_on_a_phone(visit: Visit, server: Server) -> tuple[ChasePage, ChasePage]:
    """Mia opened the table on her phone, Opa came by its link and sits at the desk."""
    mia = ChasePage.make(visit(server, PHONE, **FINGERS), "monster-chase", here("Mia") + by_link("Opa"), seed=3)
    link = mia.page.get_by_label("Link", exact=True).input_value()
    opa = ChasePage.join(visit(server), link)
    opa.page.get_by_label("Your name").fill("Opa")
    opa.page.get_by_role("button", name="Sit here").click()
    expect(mia.tile(1)).to_be_visible()
    return mia, opa


def door_of(table: ChasePage) -> Locator:
    """What the menu of the table says about who is there, opened with a finger."""
    table.button("Menu").tap()
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Who is at the table").tap()
    expect(dialog.get_by_role("heading", name="Who is at the table")).to_be_visible()
    return dialog


def expect_not_here(page: Page) -> None:
    expect(page.get_by_role("heading", name="You are not at this table any more")).to_be_visible()


def test_an_open_link_of_a_seat_is_seen_and_withdrawn(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    dialog = mia.open_seat("Mia")
    dialog.get_by_role("button", name="Give this seat to another device").click()
    link = dialog.get_by_label("Link", exact=True).input_value()
    mia.page.keyboard.press("Escape")
    dialog = mia.open_seat("Mia")
    expect(dialog).to_contain_text("A link for this seat works for 30 more minutes.")
    dialog.get_by_role("button", name="Cancel the link").click()
    expect(dialog).to_have_count(0)
    stranger = visit(server)
    stranger.goto(link)
    expect(stranger.get_by_text("This link is not right, or it has been used already.")).to_be_visible()
    expect(mia.open_seat("Mia").get_by_role("button", name="Cancel the link")).to_have_count(0)
    assert opa.moves == 0


def test_whoever_opened_the_table_frees_a_seat_and_somebody_else_sits_down(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    dialog = mia.open_seat("Opa")
    dialog.get_by_role("button", name="Free this seat").click()
    expect(dialog).to_contain_text("Everything played so far stays.")
    dialog.get_by_role("button", name="Free this seat").click()
    opa.says("Mia is playing.")
    expect(opa.seat("Opa")).to_contain_text("free seat")
    mia.flip(4)
    mia.says("It is this seat’s turn, but nobody is sitting there.")
    dialog = opa.open_seat("Opa")
    dialog.get_by_label("Your name").fill("Oma")
    dialog.get_by_role("button", name="Sit here").click()
    opa.got_it()
    opa.wait_for_turn(1)
    opa.flip(5)
    mia.wait_for_moves(2)
    expect(opa.open_seat("Mia").get_by_role("button", name="Free this seat")).to_have_count(0)


def test_with_fingers_a_device_is_sent_away(visit: Visit, server: Server) -> None:
    mia, opa = opened_on_a_phone(visit, server)
    before = mia.invitation()
    dialog = door_of(mia)
    dialog.get_by_role("button", name="Send away: Opa").tap()
    expect(dialog).to_contain_text("its old link to this table stops working")
    dialog.get_by_role("button", name="Send away", exact=True).tap()
    expect(dialog).to_contain_text("No other device is here.")
    expect_not_here(opa.page)
    opa.page.goto(before)
    expect(opa.page.get_by_text("This link is not right, or it has been used already.")).to_be_visible()
    mia.page.keyboard.press("Escape")
    oma = ChasePage.join(visit(server), mia.invitation())
    expect(oma.seat("Opa")).to_contain_text("free seat")


def test_with_fingers_the_table_is_closed_to_newcomers(visit: Visit, server: Server) -> None:
    mia, opa = opened_on_a_phone(visit, server)
    link = mia.invitation()
    dialog = door_of(mia)
    dialog.get_by_role("button", name="Close the table to newcomers").tap()
    expect(dialog.get_by_role("button", name="Let newcomers in again")).to_be_visible()
    stranger = visit(server)
    stranger.goto(link)
    expect(stranger.get_by_text("This table is closed to newcomers.")).to_be_visible()
    opa.menu("Invite somebody")
    expect(opa.page.get_by_role("dialog")).to_contain_text("This table is closed to newcomers.")
    expect(opa.button("Who is at the table")).to_have_count(0)
    dialog.get_by_role("button", name="Let newcomers in again").tap()
    expect(dialog.get_by_role("button", name="Close the table to newcomers")).to_be_visible()
    ChasePage.join(visit(server), link)
    expect(dialog).to_contain_text("Onlooker 1")


def test_two_people_cannot_have_the_same_name(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia") + by_link("Opa"), seed=3)
    guest = visit(server, PHONE, **FINGERS)
    opa = ChasePage.join(guest, mia.page.get_by_label("Link", exact=True).input_value())
    for name, sentence in [
        ("mia", "Somebody here already has the name mia"),
        ("Mi\u200ba", "letters in it that nobody can see"),
    ]:
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Sit here").tap()
        opa.says(sentence)


def test_who_is_away_is_asked_when_back(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    mia.flip(4)
    address = opa.page.url
    opa.page.goto("/credits")
    dialog = mia.open_seat("Opa")
    dialog.get_by_role("button", name="Let a bot play").click()  # as soon as Opa has been away for a while
    before = mia.moves
    dialog.get_by_role("button", name="Cub").click()
    mia.wait_for_a_move(before)
    mia.got_it()
    mia.wait_for_turn(0)
    mia.button("Undo").click()
    mia.button("Yes, ask").click()
    mia.says("Waiting for Opa to agree.")
    opa.page.goto(address)
    opa.says("Mia would like to take back 2 moves.")
    opa.button("All right").click()
    for table in (mia, opa):
        table.wait_for_moves(0)
