"""Reading aloud, with a voice box that writes down what it should say."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.pages import here
from tests.browser.pets import PetsPage
from tests.browser.records import stopped_when
from tests.browser.server import Server
from tests.browser.starting_cards import all_but_the_starting_cards

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
box.speak = (one) => { window.said.push([one.lang, one.text]); queueMicrotask(() => one.onend?.()); };
"""
FOR_THE_LITTLE_ONES = {"length": 10, "mode": "easy", "open_memory": True}
LIT = "() => [...CSS.highlights.get('spoken') ?? []].map(String).join()"


def said(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.said.map(([_, text]) => text)")
    return found


def wait_until_said(page: Page, *pieces: str) -> None:
    """The last pieces, in their order."""
    page.wait_for_function(
        "last => window.said.slice(-last.length).map(([_, text]) => text).join() === last.join()", arg=list(pieces)
    )


def listener(visit: Visit, server: Server, **settings: object) -> Page:
    """A device on which somebody has switched reading aloud on, with a voice that is through at once."""
    page = visit(server, **settings)
    page.add_init_script(VOICE % "en-GB" + ENDS_AT_ONCE + "localStorage.setItem('homeward.aloud', 'on');")
    return page


def test_the_little_ones_hear_every_prompt_and_one_touch_makes_it_silent(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB")
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3, **FOR_THE_LITTLE_ONES)
    button = page.locator(".prompt").get_by_role("button", name="Read aloud")
    expect(button).to_have_attribute("aria-pressed", "true")
    wait_until_said(page, "Turn over a tile.")
    assert page.evaluate("window.said[0][0]") == "en-GB"
    page.evaluate("window.waiting[0].onboundary({ name: 'word', charIndex: 5, charLength: 4 })")
    assert page.evaluate(LIT) == "over"
    table.flip(1)
    assert len(said(page)) == 1  # it does not talk over itself
    page.evaluate("window.waiting.shift().onend()")
    page.wait_for_function("() => window.said.length === 2")
    assert page.evaluate(LIT) == ""
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.waiting.length") == 0
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_each_thing_is_said_once_and_who_is_next_by_name_and_creature(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB" + ENDS_AT_ONCE)
    table = ChasePage.make(page, "monster-chase", here("Mia", "Jonas"), seed=3)
    table.flip(1)  # a voice that is on from the next turn on has heard nothing of this one
    page.locator(".prompt").get_by_role("button", name="Read aloud").click()
    table.flip(4)
    table.says("Mia: Turn over a tile.")
    page.wait_for_function("() => window.said.at(-1)[1].startsWith('Find the toy')")
    texts = said(page)
    assert re.match("Jonas, the .+", texts[0])
    assert re.match("Mia, the .+", texts[-3])
    assert texts[-2] == "Turn over a tile."
    assert [text for text in texts if "tile 4" in text] == ["Jonas turns over tile 4."]


def test_elsewhere_it_is_silent_until_somebody_asks(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "en-GB")
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    button = page.locator(".prompt").get_by_role("button", name="Read aloud")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert said(page) == []
    button.click()
    page.wait_for_function("() => window.said.length === 1")


def test_without_a_voice_the_page_says_so_and_its_signs_are_large(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "cs-CZ")
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3, **FOR_THE_LITTLE_ONES)
    expect(page.locator(".prompt.silent [data-symbols]")).to_be_visible()
    expect(page.get_by_role("button", name="Read aloud")).to_have_count(0)
    page.get_by_role("button", name="No voice here").click()
    expect(page.get_by_role("dialog")).to_contain_text("This browser has no voice for your language.")


def test_a_lesson_is_read_to_its_end(visit: Visit, server: Server) -> None:
    """In a lesson for children who do not read yet nobody has to switch it on."""
    page = visit(server, learned="")
    page.add_init_script(VOICE % "en-GB" + ENDS_AT_ONCE)
    learner = Learner.of(page, "monster-chase")
    learner.learn()
    learner.expect_praise()
    page.wait_for_function("() => window.said.some(([_, text]) => text === 'Well done!')")
    assert all(one != other for one, other in pairwise(said(page)))
    assert len(said(page)) > 8


def test_what_the_arrow_of_a_lesson_shows_is_read(visit: Visit, server: Server) -> None:
    page = listener(visit, server, learned="")
    learner = Learner.of(page, "monster-falle")
    for _ in range(2):
        learner.wait_for_the_owl()
        learner.read() if learner.main.count() else learner.touch()
    expect(page.locator(".prompt p")).to_contain_text("Push with the ")
    page.wait_for_function("() => window.said.some(([_, text]) => text.startsWith('Push with the '))")


def test_the_shelf_the_answers_and_a_refusal_are_read(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    page.goto("/")
    page.locator(".box").first.wait_for()
    box = page.locator(".box").first
    title = box.locator(".title").inner_text()
    box.locator(".line").dispatch_event("pointerdown")
    wait_until_said(page, title, box.locator(".line").inner_text())
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    page.locator('.tile[data-position="2"]').click(button="right")
    name = page.get_by_role("dialog").get_by_role("heading").first.inner_text()
    means = page.locator("[data-answer] .means").inner_text()
    page.wait_for_function("name => window.said.some(([_, text]) => text === name)", arg=name)
    texts = said(page)
    assert means.startswith(texts[texts.index(name) + 1])
    page.keyboard.press("Escape")
    table.button("Undo").click(force=True)
    expect(page.locator(".prompt.refused")).to_be_visible()
    wait_until_said(page, page.locator(".prompt .text").inner_text())
    assert all(one != other for one, other in pairwise(said(page)))


def test_the_curtain_says_who_takes_the_device(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    PetsPage.continued(page, stopped_when("pets-rescue", ("Mia", "Jonas"), all_but_the_starting_cards))
    page.locator(".curtain").wait_for()
    wait_until_said(page, said(page)[0], "Everybody else, please look away.")
    assert re.match("(Mia|Jonas), the .+", said(page)[0])


def test_the_end_is_read(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    at_the_end(page, "Mia", "Jonas")
    end = page.get_by_role("dialog")
    for stage in ("scene", "count"):
        end.locator(f"[data-stage={stage}]").wait_for()
        end.get_by_role("button", name="Go on").click()
    headline = end.get_by_role("heading", level=2, name="You all win!")
    wait_until_said(page, headline.inner_text(), "Every monster is in the closet. Sleep well: you all win!")
    assert said(page).count("The game is over") == 1
    assert all(one != other for one, other in pairwise(said(page)))
