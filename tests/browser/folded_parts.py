"""Parts of a board that lie behind a press where there is no room for all: tabs, a drawer, panels."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page

from tests.browser.screen import settle

# Which parts each game folds away on one screen or another, as they are marked in the page.
FOLDED = {
    "monster-baby-rescue": {"everybody", "goals", "mine", "track"},
    "pets-rescue": {"0", "1", "2", "3"},  # the shelters of the seats
    "wombat-rescue": {"tummy", "cards", "dingo", "legend"},
}


def open_folded_parts(page: Page) -> Iterator[tuple[str, str]]:
    """Opens one after another: its name, and the selector of what is in front then, if it is not the table."""
    drawer = page.locator(".board [data-ask=shelters]")
    if drawer.count():
        drawer.click()
        settle(page)
    for tab in tabs_open_one_last(page):
        tab.click()
        settle(page)
        yield tab.get_attribute("data-panel") or tab.get_attribute("data-tab") or tab.inner_text(), ""
    if drawer.count():
        page.locator(".drawer [data-ask=shelters]").click()
        settle(page)
    for fold in page.locator(".board [data-fold]").all():
        fold.click()
        page.locator(".sheet").wait_for()
        settle(page)
        yield fold.get_attribute("data-fold") or fold.inner_text(), ".sheet"
        page.keyboard.press("Escape")


def tabs_open_one_last(page: Page) -> list[Locator]:
    """The tab that was open is pressed last, so that the board is as it was."""
    tabs = page.locator(".board [role=tab]").all()
    is_open = [tab.get_attribute("aria-selected") == "true" for tab in tabs]
    was_open = [tab for tab, chosen in zip(tabs, is_open, strict=True) if chosen]
    return [tab for tab, chosen in zip(tabs, is_open, strict=True) if not chosen] + was_open
