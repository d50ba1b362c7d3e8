"""What can be done at the table of any game."""

from playwright.sync_api import Page

import homeward
from tests.browser.pages import TablePage

IN_TURNS = [info.name for info in homeward.shelf() if info.tick_hz == 0]


def begin(page: Page, game: str) -> TablePage:
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Start the game").click()
    table = TablePage(page).laid()
    open_curtain(table)
    return table


def open_curtain(table: TablePage) -> None:
    """Whoever is asked for is there."""
    table.wait_until_at_rest()
    curtain = table.page.locator(".curtain .btn")
    if curtain.count():
        curtain.click()
