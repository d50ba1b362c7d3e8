"""Two devices at one table, as several tests begin."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import by_link, here
from tests.browser.records import finished, nearly_finished
from tests.browser.server import Server

SHORT: dict[str, Any] = {"seed": 5, "mode": "easy", "length": 10}  # a game that is soon over


def two_devices(visit: Visit, server: Server, **options: object) -> tuple[ChasePage, ChasePage]:
    """Mia at the desk, Opa on his phone, at one table."""
    desk, phone = visit(server), visit(server, PHONE)
    mia = ChasePage.make(desk, "monster-chase", here("Mia") + by_link("Opa"), seed=3, **options)
    link = desk.get_by_label("Link", exact=True).input_value()
    opa = ChasePage.join(phone, link)
    phone.get_by_label("Your name").fill("Opa")
    phone.get_by_role("button", name="Sit here").click()
    for table in (mia, opa):
        expect(table.tile(1)).to_be_visible()
    return mia, opa


def give_seat(giver: ChasePage, name: str, taker: Page) -> None:
    """A seat goes by link to another device."""
    dialog = giver.open_seat(name)
    dialog.get_by_role("button", name="Give this seat to another device").click()
    taker.goto(dialog.get_by_label("Link", exact=True).input_value())
    taker.get_by_role("button", name="Sit down").click()
    ChasePage(taker).laid()
    expect(dialog).to_be_hidden()


def two_at_the_end(visit: Visit, server: Server) -> tuple[ChasePage, ChasePage]:
    """Mia at the desk and Opa on his phone, both with the score sheet of a game before them."""
    before = nearly_finished("monster-chase", ("Mia", "Opa"), **SHORT)
    mia, phone = ChasePage.continued(visit(server), before), visit(server, PHONE)
    give_seat(mia, "Opa", phone)
    opa = ChasePage(phone)
    last = finished("monster-chase", ("Mia", "Opa"), **SHORT).moves[-1] + 1
    (mia, opa)[before.state.actor or 0].tile(last).click()
    for table in (mia, opa):
        table.finished()
    return mia, opa
