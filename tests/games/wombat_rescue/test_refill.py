"""New food: the third F card, where food grows, and the order of the end of a turn."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import CARD, WombatTable, wombats

FOOD = 24


def with_f_cards(table: WombatTable, *cards: str) -> WombatTable:
    """Some F cards lie aside, all other cards in the pile."""
    chosen = [CARD[card] for card in cards]
    table.state.deck.aside = vec[i64](chosen)
    table.state.deck.pile = vec[i64]([card for card in range(30) if card not in chosen])
    return table


@rules("WR-92", "WR-93", "WR-95")
def test_the_third_f_card_brings_food_at_the_end_of_the_turn() -> None:
    table = with_f_cards(wombats(), "C01", "C03", "C07")
    assert len(table.view.discs) == 0
    table.digest()
    assert len(table.view.discs) == FOOD
    assert table.view.aside == ()
    assert {card.id for card in table.view.discard} == {"C01", "C03", "C07"}
    assert table.state.turn.active == 1


@rules("WR-92")
def test_two_f_cards_are_not_enough() -> None:
    table = with_f_cards(wombats(), "C01", "C03").digest()
    assert len(table.view.discs) == 0
    assert len(table.view.aside) == 2


@rules("WR-R59")
def test_a_fourth_f_card_brings_no_second_refill() -> None:
    table = with_f_cards(wombats(), "C01", "C03", "C07", "C09").digest()
    assert len(table.happened("refill")) == 1
    assert table.view.aside == ()


@rules("WR-93", "WR-94", "WR-R60")
def test_nothing_grows_where_something_is() -> None:
    """Food spaces: (3, 0) a cube, (5, 0) a lead, (7, -1) the dingo, (-4, 1) a disc already."""
    table = wombats("""
        r=-1 q=7   !
        r=0 q=3    b . A
        r=1 q=-4   3
    """)
    with_f_cards(table, "C01", "C03", "C07").digest()
    assert len(table.view.discs) == FOOD - 3
    assert (table.disc(3, 0), table.disc(5, 0), table.disc(7, -1)) == (0, 0, 0)
    assert table.disc(-4, 1) == 3, "the disc that was there stays"


@rules("WR-R58", "WR-R74")
def test_digestion_then_refill_then_dingo() -> None:
    table = wombats("r=0 q=1  A . . . . !").holder(0).digesting(0, "- - - 3")
    with_f_cards(table, "C01", "C03", "C07").digest()
    kinds = [kind for kind in table.sounds() if kind in ("dropped", "refill", "rolled", "turn")]
    assert kinds[:3] == ["dropped", "refill", "rolled"]


@rules("WR-R84")
def test_discs_digested_in_this_turn_are_drawn_again() -> None:
    table = wombats().digesting(0, "- - - 333")
    for disc in range(3):
        table.state.bag.discs[disc] = 0
    with_f_cards(table, "C01", "C03", "C07").digest()
    assert [one.disc for one in table.view.discs] == ["roots"] * 3


@rules("WR-R61")
def test_an_empty_bag_leaves_spaces_empty() -> None:
    table = wombats()
    for disc in range(3):
        table.state.bag.discs[disc] = 0
    with_f_cards(table, "C01", "C03", "C07").digest()
    assert table.view.discs == ()
    assert table.view.aside == ()
