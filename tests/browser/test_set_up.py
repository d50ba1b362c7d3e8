"""Sitting down: names, creatures, bots with faces of their own, the order of seats, presets, and the start in sight."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.layout import troubles
from tests.browser.pages import TablePage
from tests.browser.screen import settle
from tests.browser.server import Server
from tests.browser.set_up import CHASE_SET_UP, chair, let_play

SCREENS: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in ((360, 640), (390, 844), (844, 390), (640, 400), (768, 1024), (1280, 800), (2560, 1440))
]


def names(page: Page) -> list[str]:
    return [field.input_value() for field in page.locator(".chair .field").all()]


def preset(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name="What kind of game?").get_by_role("button", name=title)


def expect_face(table: TablePage, name: str, drawing: str) -> None:
    expect(table.seat(name).locator(f'[data-art="{drawing}"]').first).to_be_visible()


def start(page: Page) -> TablePage:
    page.get_by_role("button", name="Start the game").click()
    return TablePage(page).laid()


def test_people_are_creatures_and_bots_are_themselves(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    desk.get_by_label("Name of seat 1").fill("Zoe")
    desk.get_by_role("button", name="Zoe’s creature: Rabbit").click()
    choice = desk.get_by_role("dialog", name="Choose a creature")
    expect(choice.get_by_role("button", name="Dog Noah has it")).to_be_disabled()
    choice.get_by_role("button", name="Lion").click()
    for seat in (3, 4):
        desk.get_by_role("button", name=f"Add seat {seat}").click()
        let_play(desk, seat, "Bot")
    expect(chair(desk, 3)).to_contain_text("Quick and cheeky")
    let_play(desk, 2, "Bot")
    chair(desk, 2).get_by_text("Owl", exact=True).click()
    table = start(desk)
    for name, drawing in (("Zoe", "friend-lion"), ("Owl", "bot-owl"), ("Fox", "bot-fox"), ("Fox 2", "bot-fox")):
        expect_face(table, name, drawing)
    desk.goto(CHASE_SET_UP)
    expect(desk.get_by_role("button", name="Zoe’s creature: Lion")).to_be_visible()


def test_who_invites_sees_a_code_for_phones_in_the_network(desk: Page, picture: Callable[[Page, str], None]) -> None:
    """The page is open as `127.0.0.1`, and the server says how others reach it."""
    desk.route("**/api/network-address", lambda route: route.fulfill(json={"host": "192.168.1.20"}))
    desk.goto(CHASE_SET_UP)
    let_play(desk, 2, "By link")
    start(desk)
    expect(desk.get_by_role("img", name="QR code")).to_be_visible()
    expect(desk.get_by_label("Link", exact=True)).to_have_value(re.compile(r"^http://192\.168\.1\.20:\d+/table/"))
    expect(desk.locator("output.code")).to_be_visible()
    picture(desk, "invite")


def test_whoever_comes_by_link_chooses_too(visit: Visit, server: Server) -> None:
    host = visit(server)
    host.goto(CHASE_SET_UP)
    let_play(host, 2, "By link")
    expect(chair(host, 2)).to_contain_text("Anybody with the link")
    table = start(host)
    expect(host.locator("output.code")).to_be_visible()
    guest = TablePage.join(visit(server, PHONE), host.get_by_label("Link", exact=True).input_value())
    guest.page.get_by_label("Your name").fill("Opa")
    guest.page.get_by_role("button", name="Choose a creature").click()
    choice = guest.page.get_by_role("dialog")
    expect(choice.get_by_role("button", name="Rabbit Mia has it")).to_be_disabled()
    choice.get_by_role("button", name="Frog").click()
    guest.page.get_by_role("button", name="Sit here").click()
    for page in (table, guest):
        expect_face(page, "Opa", "friend-frog")


def test_a_sixth_seat_says_that_it_comes_from_a_later_edition(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    later = desk.get_by_text(
        "Games for 6 come from a later edition of Monster Chase. The first edition was for up to 5 players."
    )
    for seat in (3, 4, 5):
        desk.get_by_role("button", name=f"Add seat {seat}").click()
    expect(later).to_be_hidden()
    desk.get_by_role("button", name="Add seat 6").click()
    expect(later).to_be_visible()


def test_seats_change_places_by_buttons(phone: Page) -> None:
    phone.goto(CHASE_SET_UP)
    phone.get_by_role("button", name="Add seat 3").click()
    phone.get_by_role("button", name="Move Ella up").press("Enter")
    phone.get_by_role("button", name="Move Ella up").press("Enter")
    assert names(phone) == ["Ella", "Mia", "Noah"]
    expect(phone.get_by_role("button", name="Move Ella up")).to_be_focused()
    expect(phone.get_by_text("Ella now has seat 1.")).to_be_attached()
    phone.get_by_role("button", name="Move Mia down").click()
    assert names(phone) == ["Ella", "Noah", "Mia"]
    # Mia was to begin, and still is
    expect(phone.get_by_role("radiogroup", name="least afraid").get_by_role("radio", name="Mia")).to_be_checked()


def test_seats_change_places_by_hand(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    desk.get_by_role("button", name="Add seat 3").click()
    grip, target = chair(desk, 1).locator(".grip").bounding_box(), chair(desk, 3).bounding_box()
    assert grip is not None
    assert target is not None
    desk.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    desk.mouse.down()
    desk.mouse.move(grip["x"] + 40, target["y"] + target["height"] - 4, steps=8)
    desk.mouse.up()
    assert names(desk) == ["Noah", "Ella", "Mia"]


def test_a_preset_sets_everything_and_says_so(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    expect(preset(desk, "The usual game")).to_have_attribute("aria-pressed", "true")
    preset(desk, "With a four-year-old").click()
    expect(desk.get_by_role("radio", name="Easy", exact=True)).to_be_checked()
    expect(desk.get_by_role("checkbox", name="Open memory")).to_be_checked()
    expect(desk.get_by_role("checkbox", name="Monsters in a pack")).to_be_hidden()
    preset(desk, "For experts").click()
    expect(desk.get_by_role("checkbox", name="Monsters in a pack")).to_be_checked()
    expect(desk.get_by_role("checkbox", name="Hints")).not_to_be_checked()
    desk.get_by_role("radiogroup", name="How many monsters?").get_by_text("Short").click()
    expect(desk.locator(".preset[aria-pressed=true]")).to_have_count(0)
    start(desk)
    expect(desk.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_start_is_in_sight_and_nothing_is_in_the_way(desk: Page) -> None:
    desk.goto(CHASE_SET_UP)
    for size in SCREENS:
        desk.set_viewport_size(size)
        desk.evaluate("() => scrollTo(0, 0)")
        settle(desk)
        expect(desk.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)
        expect(preset(desk, "With a four-year-old")).to_be_in_viewport(ratio=1)
        expect(desk.get_by_label("Name of seat 1")).to_be_in_viewport(ratio=1)
        let_play(desk, 2, "Bot")
        assert troubles(desk) == [], size
        desk.get_by_role("button", name="Mia’s creature").click()
        expect(desk.get_by_role("dialog")).to_be_visible()
        assert troubles(desk) == [], size
        assert violations(desk) == [], size
        desk.keyboard.press("Escape")
        expect(desk.get_by_role("dialog")).to_have_count(0)


def test_putting_a_table_away_asks_first_and_can_be_taken_back(visit: Visit, server: Server) -> None:
    page = visit(server, PHONE)
    for game in ("monster-chase", "pets-rescue"):
        page.goto(f"/new/{game}")
        start(page)
    page.goto("/")
    cards = page.locator(".more")
    expect(cards).to_have_count(2)
    first_box, last_card = page.locator(".box").first.bounding_box(), cards.last.bounding_box()
    assert first_box is not None
    assert last_card is not None
    assert last_card["y"] < first_box["y"]
    page.get_by_role("button", name="Put Monster Chase away").click()
    dialog = page.get_by_role("dialog", name="Put Monster Chase away?")
    expect(dialog).to_contain_text("Everybody else can keep playing.")
    dialog.get_by_role("button", name="Leave it here").click()
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Put Monster Chase away").click()
    dialog.get_by_role("button", name="Put it away").click()
    expect(cards).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Bring it back").click()
    expect(cards).to_have_count(2)
    cards.filter(has_text="Monster Chase").get_by_role("link", name="Go on").click()
    TablePage(page).laid()
