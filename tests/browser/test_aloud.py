"""Reading aloud, with a voice box that writes down what it should say."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.any_game import begin
from tests.browser.chase import ChasePage, at_the_end
from tests.browser.conftest import Visit
from tests.browser.devices import give_seat
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
HEARD = "window.said.map(([_, text]) => text).join(' ')"
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


def wait_until_heard(page: Page, words: str) -> None:
    """At any time, in one piece or several."""
    page.wait_for_function(f"words => {HEARD}.includes(words)", arg=" ".join(words.split()))


def touch(page: Page, thing: Locator) -> None:
    """Without pressing it; its name is the last that is said."""
    words = thing.get_attribute("aria-label") or thing.inner_text()
    thing.dispatch_event("pointerdown")
    page.wait_for_function(f"words => {HEARD}.endsWith(words)", arg=" ".join(words.split()))


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


def test_without_a_voice_every_page_says_so_and_a_press_makes_the_signs_large(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.add_init_script(VOICE % "cs-CZ")
    no_voice = page.get_by_role("button", name="No voice here")
    for address in ("/rules/monster-chase", "/learn/monster-chase", "/new/monster-chase", "/credits", "/"):
        page.goto(address)
        expect(no_voice).to_be_visible()
    begin(page, "pets-rescue")
    expect(page.locator(".prompt:not(.silent) [data-symbols]")).to_be_visible()
    page.goto("/")
    no_voice.click()
    expect(page.get_by_role("dialog")).to_contain_text("This browser has no voice for your language.")
    begin(page, "pets-rescue")
    expect(page.locator(".prompt.silent [data-symbols]")).to_be_visible()
    no_voice.click()
    page.get_by_role("button", name="Small pictures again").click()
    expect(page.locator(".prompt:not(.silent) [data-symbols]")).to_be_visible()


@pytest.mark.parametrize("game", ["monster-chase", "monster-falle"])
def test_a_lesson_without_a_voice_shows_in_signs_what_to_do(visit: Visit, server: Server, game: str) -> None:
    page = visit(server, learned="")
    page.add_init_script(VOICE % "cs-CZ")
    learner = Learner.of(page, game)
    while learner.wait_for_the_owl() == "read":
        learner.read()
    expect(page.locator(".prompt.silent [data-symbols] svg").first).to_be_visible()


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


def test_a_lesson_of_monster_trap_reads_what_its_hand_shows(visit: Visit, server: Server) -> None:
    page = visit(server, learned="")
    page.add_init_script(VOICE % "en-GB" + ENDS_AT_ONCE)
    learner = Learner.of(page, "monster-falle")
    for _ in range(2):
        learner.wait_for_the_owl()
        learner.read() if learner.main.count() else learner.touch()
    shows = page.locator(".prompt .say p", has_text="rail").inner_text()
    wait_until_heard(page, shows)


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


def test_a_dialog_reads_its_prose_once_and_its_buttons_when_touched(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    table = ChasePage.make(page, "monster-chase", here("Mia", "Jonas"), seed=3)
    dialog = page.get_by_role("dialog")
    table.button("Menu").click()
    wait_until_heard(page, "This table")
    for entry in (
        dialog.get_by_role("link", name="Rules"),
        dialog.get_by_role("button", name="Save this game"),
        dialog.get_by_label("Language"),
    ):
        touch(page, entry)
    dialog.get_by_role("button", name="Close").focus()
    page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement.innerText.trim()")
    wait_until_said(page, focused)
    assert said(page).count("This table") == 1
    page.keyboard.press("Escape")
    table.open_seat("Mia")
    touch(page, dialog.get_by_role("button", name="Leave: a bot plays on"))
    dialog.get_by_role("button", name="Leave: a bot plays on").click()
    wait_until_heard(page, dialog.locator("p").inner_text())
    page.keyboard.press("Escape")
    table.button("What is this?").click()
    page.get_by_role("button", name="Show a list").click()
    touch(page, dialog.locator("[data-listed]").first)


def test_the_question_before_an_undo_is_read_and_its_answers_when_touched(visit: Visit, server: Server) -> None:
    page, phone = listener(visit, server), visit(server)
    mia = ChasePage.make(page, "monster-chase", here("Mia", "Opa"), seed=3)
    give_seat(mia, "Opa", phone)
    mia.flip(4)
    ChasePage(phone).got_it()
    mia.button("Undo").click()
    dialog = page.get_by_role("dialog")
    wait_until_heard(page, dialog.locator("p").inner_text())
    for answer in dialog.locator(".row .btn").all():
        touch(page, answer)


def test_the_buttons_of_the_prompt_are_read_when_touched(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    table = ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    wait_until_heard(page, "Turn over a tile.")
    touch(page, table.button("Undo"))
    touch(page, table.button("Hint"))


def test_a_hint_is_read_and_how_sure_it_is_too(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    table = begin(page, "pets-rescue")
    table.ask_for_hint()
    why = table.prompt.locator("p").inner_text().removesuffix("How sure?").strip()
    wait_until_heard(page, why)
    table.button("How sure?").click()
    wait_until_heard(page, table.prompt.locator("[data-numbers]").inner_text())


def test_the_rules_are_read_from_the_beginning_and_on_from_where_one_touches(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    page.goto("/rules/monster-chase")
    sections = page.locator("main h2")
    for heading in (sections.first, sections.nth(1)):
        wait_until_heard(page, heading.inner_text())
    before = len(said(page))
    sections.nth(2).click()
    page.wait_for_function("before => window.said.length > before", arg=before)
    assert said(page)[before : before + 2] == sections.nth(2).inner_text().split("\n")
    touch(page, page.get_by_role("link", name="Play", exact=True))


def test_your_tables_the_tools_and_the_foot_of_the_shelf_are_read_when_touched(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    page.goto("/")
    card = page.locator(".more", has_text="Mia")
    card.locator("b").dispatch_event("pointerdown")
    wait_until_said(page, card.locator("b").inner_text(), card.locator("p").inner_text())
    for thing in (
        page.get_by_role("heading", name="Your tables"),
        card.get_by_role("link"),
        card.get_by_role("button"),
        page.get_by_label("Language"),
        page.locator("footer a").first,
    ):
        touch(page, thing)


def test_a_shelf_without_its_games_says_why(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    wait_until_heard(page, page.get_by_role("alert").inner_text())
    touch(page, page.get_by_role("button", name="Try again"))


def test_a_replay_is_read_move_by_move(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    table = at_the_end(page, "Mia", "Jonas")
    page.goto(f"/table/{table.id}/replay/0#move=1")
    caption = page.locator(".caption")
    wait_until_heard(page, caption.inner_text())
    page.get_by_role("slider").fill("2")
    expect(page.locator(".table")).to_have_attribute("data-at", "2")
    wait_until_heard(page, caption.inner_text())
    page.locator(".bar").get_by_role("button", name="Read aloud").click()
    before = len(said(page))
    page.get_by_role("slider").fill("3")
    expect(page.locator(".table")).to_have_attribute("data-at", "3")
    assert len(said(page)) == before


def test_who_is_gone_is_read(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    mia = ChasePage.make(page, "monster-chase", here("Mia", "Opa"), seed=3)
    phone = visit(server)
    give_seat(mia, "Opa", phone)
    mia.flip(4)
    phone.context.close()
    strip = page.locator("[data-strip=gone]")
    strip.wait_for()
    wait_until_heard(page, "Opa is not here.")
    touch(page, strip.get_by_role("button", name="Wait"))


def test_a_lost_connection_is_read(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    page.context.set_offline(True)
    wait_until_heard(page, page.locator(".banner .bad").inner_text())


def let_pass(page: Page, seconds: int) -> None:
    """In steps, so that the server's answers come in time."""
    for _ in range(4 * seconds):
        page.clock.run_for(250)
        page.request.get("/icon.svg")


def test_after_a_silence_a_prompt_is_read_once_more_but_not_twice(visit: Visit, server: Server) -> None:
    page = listener(visit, server)
    page.clock.install()
    ChasePage.make(page, "monster-chase", here("Mia"), seed=3)
    wait_until_heard(page, "Find the toy that a monster by the bed is afraid of.")
    asked = said(page)
    let_pass(page, 6)
    assert said(page) == asked
    let_pass(page, 3)
    assert said(page) == [*asked, "Turn over a tile.", "Find the toy that a monster by the bed is afraid of."]
    let_pass(page, 10)
    assert said(page).count("Turn over a tile.") == 2


def test_what_another_device_does_does_not_keep_a_prompt_from_being_read_once_more(
    visit: Visit, server: Server
) -> None:
    page = listener(visit, server)
    page.clock.install()
    mia = ChasePage.make(page, "monster-chase", here("Mia", "Opa"), seed=3)
    opa = visit(server)
    give_seat(mia, "Opa", opa)
    mia.page.keyboard.press("Escape")
    wait_until_heard(page, "Find the toy that a monster by the bed is afraid of.")
    asked = len(said(page))
    let_pass(page, 4)
    dialog = ChasePage(opa).open_seat("Opa")
    dialog.get_by_label("Name", exact=True).fill("Grandpa")
    dialog.get_by_role("button", name="Save").click()
    expect(mia.seat("Grandpa")).to_be_visible()
    let_pass(page, 5)
    assert said(page)[asked:] == ["Turn over a tile.", "Find the toy that a monster by the bed is afraid of."]
