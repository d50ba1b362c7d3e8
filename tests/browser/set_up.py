"""The page on which a game is set up."""

from playwright.sync_api import Locator, Page

CHASE_SET_UP = "/new/monster-chase"


def chair(page: Page, seat: int) -> Locator:
    """Counted from one, as people do."""
    return page.locator(".chair").nth(seat - 1)


def let_play(page: Page, seat: int, who: str) -> None:
    chair(page, seat).get_by_role("radiogroup").first.get_by_text(who, exact=True).click()
