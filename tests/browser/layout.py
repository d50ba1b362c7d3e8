"""What is wrong with how a page is laid out: what sticks out, is cut off, lies on something else, cannot be reached."""

from playwright.sync_api import Page

# Pieces of a board may lie on each other; words and buttons may not.
TROUBLES = """
(within) => {
  const name = (node) => {
    const words = (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 60);
    return `${node.tagName.toLowerCase()}.${node.className} “${words}”`;
  };
  // What is only read aloud is a pixel wide, or stands in what is.
  const isOnlyRead = (node) => node !== null && (isOnlyRead(node.parentElement)
    || node.getBoundingClientRect().width <= 1 && getComputedStyle(node).overflowX !== 'visible');
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && node.getBoundingClientRect().width > 1 && !node.closest('.skip, .only-read, [inert]') && !isOnlyRead(node);
  const scrolls = (node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
  const canScroll = (node) => node !== front && (scrolls(node) || canScroll(node.parentElement));
  const front = document.querySelector(within || 'dialog[open]') ?? document.body;
  const all = [...front.querySelectorAll('*')].filter(shown);
  const troubles = [];
  const width = document.documentElement.clientWidth; // a phone makes the window wider for a page that is too wide
  // A board may be higher than its place; what is wider than it, nobody looks for at its side.
  for (const box of [document.documentElement, front, ...front.querySelectorAll('.board')])
    if (box.scrollWidth > box.clientWidth + 1) troubles.push(`can be moved sideways: ${box.tagName} ${box.className}`);

  const range = document.createRange();
  for (const node of all) {
    const texts = [...node.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    if (!texts.length || node.closest('svg, select, option, title')) continue;
    for (const text of texts) {
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        if ((line.right > width + 1 || line.left < -1) && !canScroll(node))
          troubles.push(`sticks out of the window: ${name(node)}`);
        for (let box = node; box && box !== front; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const cut = line.right > edge.right + 2 || line.left < edge.left - 2;
          if (box.matches('.btn, .seg > *, .chip, .seat, .panel, .card') && cut)
            troubles.push(`sticks out of ${name(box)}: ${name(node)}`);
          if (['hidden', 'clip'].includes(overflowX) && cut) troubles.push(`is cut off: ${name(node)}`);
          if (['hidden', 'clip'].includes(overflowY) && (line.bottom > edge.bottom + 4 || line.top < edge.top - 4))
            troubles.push(`is cut off below: ${name(node)}`);
          if (scrolls(box)) break;
        }
      }
    }
  }

  const buttons = all.filter((node) => node.matches('.btn, .seg > *, .chair .field, a.brand'));
  const inside = (node) => {
    const { left, right } = node.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && !canScroll(node)) troubles.push(`cannot be reached: ${name(node)}`);
  };
  buttons.forEach(inside);
  // What is scrolled out of its container is nowhere: only the part that can be seen lies on something.
  const seen = (node) => {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    for (let box = node.parentElement; box && box !== front; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  buttons.forEach((one, i) => buttons.slice(i + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    if (one.closest('.start') !== other.closest('.start')) return; // the foot of the set-up stays
    const [a, b] = [seen(one), seen(other)];
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x > 1 && y > 1) troubles.push(`${name(one)} lies on ${name(other)}`);
  }));
  return [...new Set(troubles)];
}
"""


def troubles(page: Page, within: str = "") -> list[str]:
    """For the page, or the window over it, or the part that the test names."""
    found: list[str] = page.evaluate(TROUBLES, within)
    return found
