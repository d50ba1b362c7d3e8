"""One secret card on a shared device: it lies face down, and whoever holds it sees it for as long."""

from playwright.sync_api import Locator, Page, expect

from homeward.testkit import rules
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import bots, here
from tests.browser.pets import PetsPage
from tests.browser.server import Server
from tests.browser.starting_cards import STARTING_IDS, secrets_in


def hold(page: Page, one: Locator) -> None:
    """Puts the finger down, and leaves it there."""
    one.hover()
    page.mouse.down()


@rules("PR-07", "PR-R5")
def test_two_people_play_on_without_a_curtain_and_without_a_secret_in_the_page(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    for _ in range(4):
        table.wait_until_at_rest()
        expect(table.curtain).to_have_count(0)
        expect(desk.locator("[data-peek]")).to_be_visible()
        assert secrets_in(desk) == []
        before = table.moves
        table.decide()
        table.wait_for_a_move(before)


@rules("PR-07")
def test_each_of_them_peeks_at_their_own_card(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.wait_until_at_rest()
    seen = []
    for seat, name in enumerate(("Mia", "Jonas")):
        desk.locator(f'[data-tab="{seat}"]').click()
        hold(desk, desk.locator(f'[data-peek="{seat}"]'))
        expect(desk.locator(".closeup")).to_contain_text(f"Only {name} may look")
        seen += secrets_in(desk)
        desk.mouse.up()
        expect(desk.locator(".closeup")).to_have_count(0)
        assert secrets_in(desk) == []
    assert len(set(seen)) == 2, "everybody has a card of their own"
    assert table.moves == 0


@rules("PR-05")
def test_starting_cards_have_a_gold_name_tag_and_a_player_aid_on_the_back(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.wait_until_at_rest()
    peek = desk.locator("[data-peek]")
    expect(peek.locator('use[href$="card-back-starting"]')).to_have_count(1)
    gold = 'rect[fill="#ffd24d"][rx="6.5"]'  # the tag; some cards also score with gold
    in_the_grid = [cell.get_attribute("data-ask") for cell in desk.locator(f".cell:has({gold})").all()]
    unused = [cell.get_attribute("data-ask") for cell in desk.locator(".cell").all()]
    assert sorted(filter(None, in_the_grid)) == sorted({f"card:{card}" for card in STARTING_IDS} & set(unused))
    hold(desk, peek)
    expect(desk.locator(f".closeup {gold}")).to_have_count(1)
    desk.mouse.up()


def test_a_key_peeks_as_long_as_it_is_down(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.wait_until_at_rest()
    peek, name = desk.locator("[data-peek]"), ("Mia", "Jonas")[int(table.table.get_attribute("data-actor") or 0)]
    expect(peek).to_have_accessible_name(f"{name}’s starting card, face down. Only {name} may look: hold to peek.")
    peek.focus()
    desk.keyboard.down("Space")
    expect(desk.locator(".closeup")).to_be_visible()
    expect(desk.locator("[data-peek] + [role=status]")).to_contain_text("Only you can see it")
    desk.keyboard.up("Space")
    expect(desk.locator(".closeup")).to_have_count(0)
    assert secrets_in(desk) == []


def test_a_screen_reader_is_told_and_nothing_is_shown(desk: Page) -> None:
    PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4).wait_until_at_rest()
    peek = desk.locator("[data-peek]")
    peek.focus()
    peek.evaluate("button => button.click()")
    expect(desk.locator("[data-peek] + [role=status]")).to_contain_text("Only you can see it")
    expect(desk.locator(".closeup")).to_have_count(0)
    desk.locator('[data-tab="0"]').focus()
    assert secrets_in(desk) == []


def test_the_table_is_read_out_without_the_secret(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.menu("Tell me what is on the table")
    expect(desk.get_by_role("dialog")).to_contain_text("Mia")
    assert secrets_in(desk) == []


def test_on_a_device_of_ones_own_the_card_lies_open(desk: Page) -> None:
    PetsPage.make(desk, "pets-rescue", here("Mia") + bots("cub"), seed=4).wait_until_at_rest()
    expect(desk.locator('[data-start="0"]')).to_contain_text("Only you can see it")
    expect(desk.locator("[data-peek]")).to_have_count(0)


def test_a_phone_has_the_peek_at_hand(visit: Visit, server: Server) -> None:
    phone = visit(server, PHONE, has_touch=True, is_mobile=True)
    PetsPage.make(phone, "pets-rescue", here("Mia", "Jonas", "Lena", "Opa"), seed=4).wait_until_at_rest()
    peek = phone.locator("[data-peek]")
    box = peek.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert phone.locator(".handy").evaluate("row => row.scrollWidth <= row.clientWidth")
    hold(phone, peek)
    closeup = phone.locator(".closeup").bounding_box()
    assert closeup is not None
    assert closeup["y"] + closeup["height"] <= box["y"], "the hand does not lie on what it shows"
    phone.mouse.up()


def test_while_a_line_is_picked_a_card_can_be_looked_at(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.wait_until_at_rest()
    card = desk.locator('.cell[data-cell="2.2"]')
    hold(desk, card)
    expect(desk.locator(".closeup")).to_contain_text("Upright:")
    desk.mouse.up()
    expect(desk.locator(".closeup")).to_have_count(0)
    expect(table.prompt).to_contain_text("Pick a row or a column.")
    expect(table.prompt).to_contain_text("You take the first card, and the last one comes to you sideways.")
    card.focus()
    desk.keyboard.down("Enter")
    expect(desk.locator(".closeup")).to_be_visible()
    desk.keyboard.up("Enter")
    assert table.moves == 0
    card.click()
    expect(table.prompt).to_contain_text("Pick row 2?")
    expect(desk.locator(".looked")).to_contain_text("Upright:")
    assert table.moves == 0


def test_a_refusal_is_gone_with_the_next_choice(desk: Page) -> None:
    table = PetsPage.make(desk, "pets-rescue", here("Mia", "Jonas"), seed=4)
    table.line("row", 1)
    desk.locator('.cell[data-cell="2.1"]').click()
    expect(table.prompt).to_contain_text("not in the line")
    desk.locator(".cell.can").first.click()
    expect(table.main).to_have_text("Place it")
    expect(table.prompt).not_to_contain_text("not in the line")
