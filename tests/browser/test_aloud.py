"""Reading aloud, with a voice box that writes down what it should say."""

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage
from tests.browser.conftest import Visit
from tests.browser.pages import here
from tests.browser.server import Server

VOICE = """
window.said = [];
window.waiting = [];
const box = {
  getVoices: () => [{ lang: '%s', name: 'test', localService: true, default: true }],
  speak: (one) => { window.said.push([one.lang, one.text]); window.waiting.push(one); },
  cancel: () => { window.waiting = []; },
  addEventListener: () => undefined,
};
Object.defineProperty(window, 'speechSynthesis', { value: box });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
ENDS_AT_ONCE = """
box.speak = (one) => { window.said.push([one.lang, one.text]); queueMicrotask(() => one.onend()); };
"""
FOR_THE_LITTLE_ONES = {"length": 10, "mode": "easy", "open_memory": True}


def said(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("window.said")
    return found


def test_the_little_ones_hear_every_prompt_and_one_touch_makes_it_silent(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB")
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3, **FOR_THE_LITTLE_ONES)
    button = page.get_by_role("button", name="Read aloud")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.said.length === 1")
    assert said(page)[0][0] == "en-GB"
    assert "Turn over a tile" in said(page)[0][1]
    table.flip(1)
    assert len(said(page)) == 1  # it does not talk over itself
    page.evaluate("window.waiting.shift().onend()")
    page.wait_for_function("() => window.said.length === 2")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.waiting.length") == 0
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_each_thing_is_said_once(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB" + ENDS_AT_ONCE)
    table = ChasePage.make(page, "monster-chase", here("Mia", "Jonas"), seed=3)
    table.flip(1)  # a voice that is on from the next turn on has heard nothing of this one
    page.get_by_role("button", name="Read aloud").click()
    table.flip(4)
    table.says("Mia: Turn over a tile.")
    page.wait_for_function("() => window.said.at(-1)[1].startsWith('Mia: Turn over')")
    texts = [text for _, text in said(page)]
    assert len(texts) == len(set(texts))
    assert [text for text in texts if "tile 4" in text] == ["Jonas turns over tile 4."]


def test_elsewhere_it_is_silent_until_somebody_asks(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB")
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    button = page.get_by_role("button", name="Read aloud")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert said(page) == []
    button.click()
    page.wait_for_function("() => window.said.length === 1")


def test_without_a_voice_for_the_language_there_is_no_button(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "cs-CZ")
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3, **FOR_THE_LITTLE_ONES)
    expect(page.locator("[data-symbols]")).to_be_visible()
    expect(page.get_by_role("button", name="Read aloud")).to_have_count(0)
