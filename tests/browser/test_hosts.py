"""The end of tables and the admin page, as people meet them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.chase import ChasePage
from tests.browser.conftest import DESK, LOOKS, PHONE, Visit
from tests.browser.devices import two_devices
from tests.browser.pages import bots, here
from tests.browser.server import Server
from tests.start_servers import start_servers

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a token."""
    with start_servers(Server, tmp_path_factory.mktemp("house")) as server_with:
        with pytest.MonkeyPatch.context() as environment:
            environment.setenv("HOMEWARD_ADMIN_TOKEN", TOKEN)
            house = server_with()
        yield house


def menu_forget(table: ChasePage) -> None:
    table.button("Menu").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Delete for everybody").click()


def expect_forgotten(page: Page) -> None:
    expect(page.get_by_text("This table has been deleted.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_table_of_ones_own_is_forgotten_at_once(visit: Visit, server: Server) -> None:
    table = ChasePage.make(visit(server, PHONE), "monster-chase", here("Mia") + bots("owl"))
    menu_forget(table)
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("This table is deleted when nobody has opened it for 90 days.")
    dialog.get_by_role("button", name="Delete it for everybody").click()
    expect_forgotten(table.page)


def test_everybody_is_asked(visit: Visit, server: Server) -> None:
    mia, opa = two_devices(visit, server)
    menu_forget(mia)
    dialog = mia.page.get_by_role("dialog")
    expect(dialog).to_contain_text("These players have to agree: Opa.")
    dialog.get_by_role("button", name="Ask the others").click()
    asked = opa.page.get_by_role("dialog")
    expect(asked).to_contain_text("It is deleted only if everybody agrees.")
    asked.get_by_role("button", name="Keep it").click()
    expect(mia.page.locator(".log")).to_contain_text("Opa wants this table to stay.")
    menu_forget(opa)
    opa.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    mia.page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect_forgotten(mia.page)
    expect_forgotten(opa.page)


def test_the_page_says_what_is_kept_and_clears_the_device(visit: Visit, server: Server) -> None:
    page = visit(server)
    ChasePage.make(page, "monster-chase", here("Mia"))
    page.goto("/")
    page.get_by_role("link", name="What this house knows about you").click()
    expect(page.get_by_text("A table is deleted when nobody has opened it for 90 days.")).to_be_visible()
    button = page.get_by_role("button", name="Forget everything on this device")
    button.click()
    button.click()
    expect(page.get_by_text("This device has forgotten everything.")).to_be_visible()
    assert page.evaluate("() => Object.keys(localStorage).filter((name) => name.startsWith('homeward.'))") == []


def open_admin(page: Page) -> None:
    page.goto("/admin")
    page.get_by_label("Token of this house").fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="How it is going")).to_be_visible()


def test_the_admin_page_closes_and_deletes_a_table(visit: Visit, house: Server) -> None:
    table = ChasePage.make(visit(house), "monster-chase", here("Mia"))
    name = table.page.url.rsplit("/", 1)[1]
    page = visit(house)
    open_admin(page)
    assert TOKEN not in page.url
    assert TOKEN not in page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    page.get_by_role("button", name=f"Show {name}").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(table.page.get_by_text("The person who runs this house has closed this table.")).to_be_visible()
    expect(page.get_by_role("button", name="Open again")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Sure? Press again").click()
    expect(page.get_by_role("button", name=f"Show {name}")).to_have_count(0)
    table.page.reload()
    expect(table.page.get_by_text("The person who runs this house has deleted this table.")).to_be_visible()


def test_the_admin_page_bans_addresses(visit: Visit, house: Server) -> None:
    page = visit(house, PHONE)
    open_admin(page)
    address = page.get_by_label("Address or network")
    address.fill("127.0.0.1")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("That is your own address. You would lock yourself out.")
    address.fill("192.0.2.0/24")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_text("192.0.2.0/24")).to_be_visible()
    page.get_by_role("button", name="Lift").click()
    expect(page.get_by_text("192.0.2.0/24")).to_have_count(0)


def test_a_wrong_token_opens_nothing(visit: Visit, house: Server) -> None:
    page = visit(house)
    page.goto("/admin")
    page.get_by_label("Token of this house").fill("something quite different")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_have_text("That is not the token of this house. Check every letter.")
    expect(page.get_by_role("heading", name="How it is going")).to_have_count(0)


@LOOKS
def test_axe_finds_nothing(visit: Visit, house: Server, size: ViewportSize, scheme: str) -> None:
    page = visit(house, size, color_scheme=scheme)
    table = ChasePage.make(page, "monster-chase", here("Mia"))
    menu_forget(table)
    assert violations(page) == [], "forgetting"
    page.goto("/privacy")
    expect(page.get_by_text("for 90 days")).to_be_visible()
    assert violations(page) == [], "privacy"
    open_admin(page)
    page.get_by_role("button", name="Show").first.click()
    expect(page.get_by_role("button", name="Delete")).to_be_visible()
    assert violations(page) == [], "admin"
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= (DESK if size == DESK else PHONE)["width"], "nothing sticks out sideways"
