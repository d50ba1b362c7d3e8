"""Two devices at one table, as several tests begin."""

from playwright.sync_api import expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import by_link, here
from tests.browser.server import Server


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
