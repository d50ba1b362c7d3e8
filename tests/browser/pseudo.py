"""A language nobody speaks: every text of the catalogue longer, accented and in brackets. What is not, is not in it.

The German catalogues become it on their way to the browser, so a device that prefers German shows it.
"""

import json
import re
from collections.abc import Callable
from urllib.request import urlopen

from playwright.sync_api import Locator, Page, Route, expect

from homeward.catalogue.folders import SOURCE, languages
from homeward.catalogue.po_files import Forms, texts
from tests.browser.pages import TablePage

LOCALE = "de"
PLACE = re.compile(r"(\{\w+\})")
KEY = re.compile(r"[\w.-]+(?=\"?:)")
ACCENTS = str.maketrans("aceinorsuyACEINORSUY", "áčéíñöřšüýÁČÉÍÑÖŘŠÜÝ")
LONGER = 0.4
# Reports every text that ever stands on the page, is read aloud or hovers over it, if a letter of it is outside of all
# brackets. Names of people and of languages stay as they are; so do numbers of rules, addresses, fingerprints, keys,
# codes of seats and the F that is printed on cards.
WATCH = """
known => {
  const MARKS = /\\b[A-Z]{2,3}-[A-Z]?\\d+\\b|https?:\\S+/g;
  const ARIA = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
  const SPOKEN = [...ARIA, 'title', 'alt', 'placeholder'];
  const outside = (text) => {
    let depth = 0;
    return [...text].filter((one) => {
      if (one === '[') depth++;
      if (one === ']') depth--;
      return depth === 0;
    }).join('');
  };
  const told = new Set();
  const check = (text, where) => {
    const rest = known.reduce((left, name) => left.replaceAll(name, ''), outside(text)).replace(MARKS, '');
    if (!/\\p{L}/u.test(rest) || told.has(text)) return;
    told.add(text);
    window.stray(`${where}: ${text.trim()}`);
  };
  const place = (node) => node.tagName.toLowerCase() + [...node.classList].map((name) => `.${name}`).join('');
  const skip = 'script, style, noscript, head, kbd, code, output.code, [data-card-shown] text';
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement && !node.parentElement.closest(skip)) check(node.data, place(node.parentElement));
    } else if (node.nodeType === Node.ELEMENT_NODE && !node.closest(skip)) {
      for (const name of SPOKEN) if (node.hasAttribute(name)) check(node.getAttribute(name), `${place(node)} ${name}`);
      for (const child of node.childNodes) look(child);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(look);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: SPOKEN });
}
"""
READ_ON = """
() => new Promise((done) => {
  const look = () => {
    if (document.querySelector('dialog[open] .result')) return done();
    document.querySelector('dialog[open] .foot .btn.main, body:not(:has(dialog[open])) .prompt .btn.main')?.click();
    requestAnimationFrame(look);
  };
  look();
})
"""
HEAD = "() => [document.title, document.querySelector('meta[name=description]').content]"


def pseudo(text: str) -> str:
    """`Go on, {who}!` is `[Gö öñ, {who}! ~~~]`."""
    words = "".join(part if PLACE.fullmatch(part) else part.translate(ACCENTS) for part in PLACE.split(text))
    return f"[{words} {'~' * round(len(text) * LONGER)}]"


def speak_pseudo(page: Page, say: Callable[[str], str] = pseudo) -> None:
    """From now on this page gets the language that nobody speaks. It must prefer German."""

    def told(forms: Forms) -> Forms:
        return say(forms) if isinstance(forms, str) else {category: say(text) for category, text in forms.items()}

    def translate(route: Route) -> None:
        with urlopen(
            route.request.url
        ) as answer:  # `route.fetch` fails in the next test if this page is closed meanwhile
            keys = set(KEY.findall(answer.read().decode()))
        module = {key: told(forms) for key, forms in texts(SOURCE).items() if key in keys}
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(module)}")

    page.route(f"**/assets/{LOCALE}-*.js", translate)


def listen(page: Page, *people: str) -> list[str]:
    """The list into which everything goes that the page says without the catalogue."""
    strays: list[str] = []
    page.expose_function("stray", lambda text: strays.append(f"{page.url}: {text}"))
    own_names = "code => new Intl.DisplayNames([code], { type: 'language' }).of(code)"
    spoken = [str(page.evaluate(own_names, code)) for code in languages()]
    first_names = str(texts(SOURCE)["set-up.names"]).translate(ACCENTS).split(", ")
    known = [*people, *first_names, *(name[0].upper() + name[1:] for name in spoken)]
    page.add_init_script(f"({WATCH})({json.dumps(known)})")
    return strays


class TranslatedTable(TablePage):
    """A table in any language; its buttons are found by their English words all the same."""

    @staticmethod
    def say(english: str) -> str:
        raise NotImplementedError

    def button(self, name: str) -> Locator:
        return super().button(self.say(name))

    def menu(self, entry: str) -> None:
        super().menu(self.say(entry))

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def leave_to_a_bot(self, name: str) -> None:
        dialog = self.open_seat(name)
        for english in ("Leave: a bot plays on", "Cub"):
            dialog.get_by_role("button", name=self.say(english)).click()

    def watch_to_the_end(self) -> None:
        """Reads everything there is to be read, until the end has been told."""
        self.page.evaluate(READ_ON)


class PseudoTable(TranslatedTable):
    @staticmethod
    def say(english: str) -> str:
        return pseudo(english)
