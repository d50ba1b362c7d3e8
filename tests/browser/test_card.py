"""Our tables follow a family to another device: five words, or the QR code of them."""

from playwright.sync_api import expect

from tests.browser.cards import made_card
from tests.browser.chase import ChasePage
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import here
from tests.browser.server import Server

KNOWN_AND_CARD = """() => [
  JSON.parse(localStorage.getItem('homeward.tables')).length, localStorage.getItem('homeward.card'),
]"""

TOKEN = "id => JSON.parse(localStorage.getItem('homeward.tables')).find(one => one.id === id).token"
FORGE = """id => {
  const [known] = JSON.parse(localStorage.getItem('homeward.tables'));
  const forged = { ...known, id, token: 'bogus', seen: 9e15 };
  localStorage.setItem('homeward.tables', JSON.stringify([known, forged]));
}"""


def test_a_table_is_played_on_at_another_device_by_five_words(visit: Visit, server: Server) -> None:
    mia = ChasePage.make(visit(server, PHONE), "monster-chase", here("Mia"), seed=3)
    table = mia.page.url
    words = made_card(mia.page, server)

    tablet = visit(server)
    tablet.goto(f"{server.address}/card")
    field = tablet.get_by_label("The five words")
    field.fill("lusab babad gutih tugad bofax")
    tablet.get_by_role("button", name="Look at the card").click()
    expect(tablet.get_by_role("alert")).to_contain_text("These are not the five words of a card")
    field.fill("lusab babad gutih tugad bofam")
    tablet.get_by_role("button", name="Look at the card").click()
    expect(tablet.get_by_role("alert")).to_contain_text("There is no card with these words")
    field.fill(words.upper())
    tablet.get_by_role("button", name="Look at the card").click()
    tablet.get_by_role("button", name="Share all our tables").click()
    expect(tablet.get_by_text("1 more table is here now.")).to_be_visible()
    tablet.goto(f"{server.address}/")
    expect(tablet.get_by_role("heading", name="Your tables")).to_be_visible()
    tablet.goto(table)
    expect(ChasePage(tablet).tile(1)).to_be_visible()


def test_the_qr_code_of_a_card_brings_tables_and_a_card_that_is_thrown_away_brings_none(
    visit: Visit, server: Server
) -> None:
    mia = ChasePage.make(visit(server), "monster-chase", here("Mia"), seed=3)
    made_card(mia.page, server)
    link = mia.page.get_by_label("Link", exact=True).input_value()
    assert "/card#" in link
    tablet = visit(server)
    ChasePage.make(tablet, "monster-chase", here("Ben"), seed=4)
    tablet.goto(link)
    expect(tablet.get_by_text("There is 1 table on this card")).to_be_visible()
    expect(tablet.get_by_text("The others would get 1 table from this device")).to_be_visible()
    assert "#" not in tablet.url, "the words do not stay in the address"
    assert tablet.evaluate(KNOWN_AND_CARD) == [1, None], "a link alone takes nothing and gives nothing"
    tablet.get_by_role("button", name="Only bring these tables here").click()
    expect(tablet.get_by_text("1 more table is here now.")).to_be_visible()
    assert tablet.evaluate(KNOWN_AND_CARD) == [2, None]
    mia.page.goto(f"{server.address}/")
    assert mia.page.evaluate(KNOWN_AND_CARD)[0] == 1, "nothing was given"
    mia.page.goto(f"{server.address}/card")
    mia.page.get_by_role("button", name="Throw the card away").click()
    mia.page.get_by_role("button", name="Throw the card away").click()
    expect(mia.page.get_by_text("The card is gone.")).to_be_visible()
    other = visit(server)
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("There is no card with these words")


def test_a_link_with_a_card_replaces_no_card(visit: Visit, server: Server) -> None:
    theirs = visit(server)
    made_card(theirs, server)
    link = theirs.get_by_label("Link", exact=True).input_value()
    ours = visit(server)
    words = made_card(ours, server)
    ours.goto("about:blank")
    ours.goto(link)
    expect(ours.get_by_text("This device has a card of its own, and keeps it.")).to_be_visible()
    expect(ours.get_by_role("button", name="Share all our tables")).to_have_count(0)
    ours.get_by_role("button", name="Leave it").click()
    expect(ours.locator("[data-words]")).to_have_text(words)


def test_a_card_that_changes_while_somebody_looks_at_it_is_shown_again(visit: Visit, server: Server) -> None:
    mia = visit(server)
    ChasePage.make(mia, "monster-chase", here("Mia"), seed=3)
    words = made_card(mia, server)
    tablet = visit(server)
    ours = ChasePage.make(tablet, "monster-chase", here("Ben"), seed=4)
    table = ours.id
    tablet.goto(f"{server.address}/card#{words.replace(' ', '-')}")
    expect(tablet.get_by_text("There is 1 table on this card")).to_be_visible()
    # a token of their own for our table: what is on the card by its name is still ours to give
    mia.evaluate(FORGE, table)
    with mia.expect_response(lambda answer: "/api/cards/" in answer.url and answer.request.method == "PUT"):
        mia.goto(f"{server.address}/")
    token = tablet.evaluate(TOKEN, table)
    tablet.get_by_role("button", name="Share all our tables").click()
    expect(tablet.get_by_role("alert")).to_contain_text("Somebody has just changed this card.")
    expect(tablet.get_by_text("There are 2 tables on this card")).to_be_visible()
    expect(tablet.get_by_text("The others would get 1 table from this device")).to_be_visible()
    assert tablet.evaluate(KNOWN_AND_CARD) == [1, None], "nothing was taken"
    tablet.get_by_role("button", name="Share all our tables").click()
    expect(tablet.get_by_text("1 more table is here now.")).to_be_visible()
    assert (tablet.evaluate(KNOWN_AND_CARD), tablet.evaluate(TOKEN, table)) == ([2, words], token)
