"""Writes down what a screen reader is told, by any part of the page: each text leaves the page soon after."""

from playwright.sync_api import Page

# A region is read when something is added to it or changes in it, an alert also when it comes into the page.
LISTEN = """() => {
  window.announced = [];
  window.announcing?.disconnect();
  const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
  const elementOf = (node) => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const say = (text) => text.trim() && announced.push(text.trim().replace(/\\s+/g, ' '));
  const heard = ({ type, target, addedNodes }) => {
    const region = elementOf(target)?.closest(REGIONS);
    if (region && type === 'childList') for (const { textContent } of addedNodes) say(textContent);
    else if (region) say(region.textContent);
    else for (const node of addedNodes)
      if (node.nodeType === Node.ELEMENT_NODE)
        for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
          if (alert.matches('[role=alert]')) say(alert.textContent);
  };
  window.announcing = new MutationObserver((changes) => changes.forEach(heard));
  announcing.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def listen(page: Page) -> None:
    """From now on; what was written down before is forgotten."""
    page.evaluate(LISTEN)


def announced(page: Page) -> list[str]:
    """Every text since `listen`, in order."""
    found: list[str] = page.evaluate("window.announced")
    return found


def wait_until_announced(page: Page, text: str) -> None:
    page.wait_for_function("text => announced.some((one) => one.includes(text))", arg=text)


def expect_once(page: Page, *texts: str) -> None:
    """Each of these was said, by one part of the page and once."""
    for text in texts:
        wait_until_announced(page, text)
    counted = {text: sum(one.count(text) for one in announced(page)) for text in texts}
    assert counted == dict.fromkeys(texts, 1), announced(page)
