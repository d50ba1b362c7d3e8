"""Writes down what a screen reader is told: each text leaves the page soon after it was noticed."""

from playwright.sync_api import Page

LISTEN = """() => {
  window.announced = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) if (textContent?.trim()) announced.push(textContent.trim());
  }).observe(document.querySelector('[data-test=announcer]'), { childList: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """From now on; what was written down before is forgotten."""
    page.evaluate(LISTEN)


def announced(page: Page) -> list[str]:
    """Every text since `listen`, in order."""
    found: list[str] = page.evaluate("window.announced")
    return found
