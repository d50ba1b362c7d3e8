"""Counts how often the keyboard's focus gets lost on a page."""

from playwright.sync_api import Page

# From the first key on, looks at every frame that is drawn. Lost is a focus that for three frames is nowhere; or at a
# table neither on the board nor in the prompt nor in a window, unless somebody went there with Tab; or on the heading,
# or on the board as a whole though it has something to press, unless since the last key another page was opened,
# somebody skipped to the board, or another game has begun.
WATCH = """
(() => {
  window.lostFocus = [];
  let last = null, tabbed = false, frames = 0, watching = false, page = null;
  const moves = () => Number(document.querySelector('.table')?.dataset.moves ?? 0);
  const now = () => ({ path: location.pathname, hash: location.hash, moves: moves() });
  const isThrown = (active) => {
    if (!page || !active.matches('h1, #board:has(button:not([inert], [inert] *))')) return false;
    const { path, hash, moves } = now();
    return path === page.path && hash === page.hash && (moves > 0 || page.moves === 0);
  };
  const isLost = (active) => {
    if (!document.querySelector('h1')) return false; // the page is still loading
    if (!active || active === document.body || active === document.documentElement) return true;
    if (isThrown(active)) return true;
    return !tabbed && document.querySelector('.table') && !active.closest('#board, .prompt, dialog, h1');
  };
  const look = () => {
    const active = document.activeElement;
    frames = isLost(active) ? frames + 1 : 0;
    if (frames === 3) window.lostFocus.push(`${active?.localName} after ${last?.outerHTML.slice(0, 160)}`);
    // what still has the focus, or the body, says nothing about a page that is only being opened
    if (!frames && active !== last && !active.matches('h1, #board, body')) page = now();
    if (!frames) last = active;
    requestAnimationFrame(look);
  };
  addEventListener('keydown', ({ key }) => {
    tabbed = key === 'Tab';
    page = now();
    if (!watching) look();
    watching = true;
  }, true);
})()
"""


def watch_focus(page: Page) -> None:
    page.add_init_script(WATCH)


def lost_focus(page: Page) -> list[str]:
    """What had the focus before it was lost, each time."""
    found: list[str] = page.evaluate("window.lostFocus")
    return found
