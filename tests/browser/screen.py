"""What is wrong with a table on a screen of some size, by geometry: read `SCREEN` as the list of what is promised."""

from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize

# The shell's own controls have 44 px, whatever the size; pieces on a board may be denser, as WCAG 2.2 (2.5.8) allows.
# What lies on a map that can be moved has its own tests: a part of it may be beyond the edge.
SCREEN = """
({ phone, within }) => {
  const TARGET = 44, DENSE = 24, WORDS = 14;
  const troubles = [];
  const name = (node) => {
    const words = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
    const classes = [...node.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return `${node.tagName.toLowerCase()}.${classes} “${words}”`;
  };
  const front = document.querySelector(within || 'dialog[open]') ?? document.querySelector('.table');
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && node.getBoundingClientRect().width > 1 && !node.closest('[inert], .skip, .only-read');
  const inMap = (node) => node.ownerSVGElement !== undefined && node.ownerSVGElement !== null;
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    troubles.push(`can be moved sideways: ${page.scrollWidth} of ${page.clientWidth}`);

  const small = (node, least) => {
    const { width, height } = node.getBoundingClientRect();
    return Math.min(width, height) < least - 0.5 ? `${width.toFixed(1)} x ${height.toFixed(1)}` : null;
  };
  const controls = [...front.querySelectorAll('button, a[href], input, select, [role=button]')]
    .filter((node) => shown(node) && !inMap(node) && !node.closest('.seg, .switch'))
    .filter((node) => getComputedStyle(node).pointerEvents !== 'none');
  const boxes = controls.map((node) => node.getBoundingClientRect());
  /** A small target is allowed where a circle of 24 px on its middle meets no other target. */
  const apart = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return boxes.every((box, i) => controls[i] === node || controls[i].contains(node) || node.contains(controls[i])
      || Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) >= DENSE / 2);
  };
  for (const node of controls) {
    const ours = node.closest('.top, .prompt, .seats') || node.matches('.btn');
    const size = small(node, ours ? TARGET : DENSE);
    if (size && (ours || !apart(node))) troubles.push(`is hard to hit (${size}): ${name(node)}`);
  }

  for (const node of controls) {
    if (node.disabled) continue;
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) troubles.push(`cannot be reached: ${name(node)}`);
    else if (!hit || !(node.contains(hit) || hit.contains(node) || hit.closest('label')?.contains(node)))
      troubles.push(`is covered by ${hit ? name(hit) : 'nothing'}: ${name(node)}`);
  }
  scrollTo(0, 0);

  if (phone)
    for (const node of [...front.querySelectorAll('*')].filter(shown)) {
      const texts = [...node.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE);
      const words = texts.map(({ data }) => data).join('');
      if (!/\\p{L}{2}/u.test(words) || node.matches('title, option, style')) continue;
      const scale = inMap(node) ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale;
      if (size < WORDS - 0.05) troubles.push(`is too small to read (${size.toFixed(1)} px): ${name(node)}`);
    }

  // Nothing lies on a name, and no name of this table is cut off. Figures let presses through: here they must not.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important } .only-read { display: none }');
  document.adoptedStyleSheets = [solid];
  const named = (node) => shown(node) && node.textContent.trim();
  for (const node of [...front.querySelectorAll('.seat .cut, .sign')].filter(named)) {
    if (node.scrollWidth > node.clientWidth + 1) troubles.push(`is cut off: ${name(node)}`);
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = node.getBoundingClientRect();
    for (const part of [0.15, 0.5, 0.85]) {
      const hit = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
      const own = node.closest('.seat')?.querySelector('.whole');
      if (hit && hit !== own && !node.contains(hit) && !hit.contains(node))
        troubles.push(`the name ${name(node)} is under ${name(hit)}`);
    }
  }
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
  return [...new Set(troubles)];
}
"""

# The board must not move when the prompt says more than it usually does.
SAYS_MORE = """
() => {
  const box = () => JSON.stringify(document.querySelector('.board').getBoundingClientRect());
  const said = document.querySelector('.prompt .say');
  const before = box();
  const more = document.createElement('p');
  more.textContent = 'Somebody takes the twin cushions and walks to Old Bridge. '.repeat(12);
  said.append(more);
  const after = box();
  const cut = said.scrollHeight > said.clientHeight + 1 && getComputedStyle(said).overflowY !== 'auto';
  more.remove();
  return [
    ...(before === after ? [] : [`a long prompt moves the board: ${before} to ${after}`]),
    ...(cut ? ['a long prompt is cut off'] : []),
  ];
}
"""

SHARE = """
() => {
  const { width, height } = document.querySelector('.board').getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}
"""

# How much of the board's width and height its pieces reach over.
FILLED = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const pieces = [...document.querySelectorAll('.board svg, .board button')];
  const all = pieces.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
  const reach = (from, to) => Math.max(...all.map((one) => one[to])) - Math.min(...all.map((one) => one[from]));
  return [reach('left', 'right') / board.width, reach('top', 'bottom') / board.height];
}
"""

# Boards measure themselves and lay out their pieces in the frame after that.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


@dataclass(frozen=True)
class Screen:
    width: int
    height: int

    @property
    def phone(self) -> bool:
        """Where no words may be smaller than 14 px."""
        return self.width <= 640 or self.height <= 500

    @property
    def large(self) -> bool:
        return self.width >= 1800

    def at_200_percent(self) -> "Screen":
        """Zoom halves the pixels of a page and leaves the screen as it is."""
        return Screen(self.width // 2, self.height // 2)

    def show(self, page: Page) -> None:
        size: ViewportSize = {"width": self.width, "height": self.height}
        page.set_viewport_size(size)
        settle(page)

    def __str__(self) -> str:
        return f"{self.width} x {self.height}"


SIZES = (
    Screen(360, 640),
    Screen(390, 844),
    Screen(844, 390),
    Screen(768, 1024),
    Screen(1024, 768),
    Screen(1280, 800),
    Screen(1920, 1080),
    Screen(2560, 1440),
)
# At 200 % every run has the smallest of each form; those that lie between others are for the long run.
AT_200 = tuple(screen.at_200_percent() for screen in SIZES)
SCREENS = SIZES + tuple(screen for screen in AT_200 if screen.width in (180, 422, 512, 640))
BETWEEN = tuple(screen for screen in AT_200 if screen not in SCREENS)


def settle(page: Page) -> None:
    page.evaluate(SETTLED)


def screen_troubles(page: Page, screen: Screen, within: str = "") -> list[str]:
    """For what is in front: the table, or the window over it, or what the test says."""
    found: list[str] = page.evaluate(SCREEN, {"phone": screen.phone, "within": within})
    return found


def longer_words(page: Page) -> list[str]:
    """What happens to the board when the prompt says more."""
    found: list[str] = page.evaluate(SAYS_MORE)
    return found


def share_of_the_window(page: Page) -> float:
    share: float = page.evaluate(SHARE)
    return share


def filled(page: Page) -> float:
    """How much of the board's box its pieces reach over, in the direction in which it is less."""
    across, down = page.evaluate(FILLED)
    return min(float(across), float(down))
