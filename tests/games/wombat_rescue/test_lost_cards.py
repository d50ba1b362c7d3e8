"""Lost leads and the cards they follow."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.moves import Digest, Reveal, Walk
from homeward.games.wombat_rescue.rules.pieces.ground import EAST, NOWHERE, WAYS
from homeward.testkit import rules
from tests.games.wombat_rescue.wombat_table import CARD, wombats


@rules("WR-43", "WR-R13", "WR-R14")
def test_a_card_shows_two_ways() -> None:
    """C24: south-east and north-west, as on the map whose top is north."""
    table = wombats("r=0 q=5  A").next_cards("C24").reveal()
    assert table.walks() == [(5, -1), (5, 1)]
    assert table.view.card is not None
    assert table.view.card.shows == ("SE", "NW")
    assert table.refused_walk(6, 0) == "WR-46"
    assert table.walk(5, 1).lead(0) == (5, 1)
    assert table.view.card is None


@rules("WR-43")
def test_in_the_area_nobody_is_lost() -> None:
    assert wombats().refused(Reveal()) == "WR-43"


@rules("WR-44")
def test_where_cards_go() -> None:
    table = wombats("r=0 q=5  A").next_cards("C02", "C01").reveal()
    assert [card.id for card in table.view.aside] == []
    assert "C02" in [card.id for card in table.view.discard]
    table.walk(6, 0).reveal()
    assert [card.id for card in table.view.aside] == ["C01"]
    assert "C01" not in [card.id for card in table.view.discard]


@rules("WR-45", "WR-R16")
def test_useless_cards_are_followed_by_others() -> None:
    """East of the nest (9, 1) the board ends, and nothing lies south of it."""
    table = wombats("r=1 q=9  A").rescued(0, 2).next_cards("C01", "C12", "C30").reveal()
    assert [event.facts["card"] for event in table.happened("revealed")] == ["C01", "C12", "C30"]
    assert [card.id for card in table.view.aside] == ["C01"], "the F of a useless card counts"
    assert table.walks() == [(9, 0), (8, 1)]
    assert table.state.turn.moves_left == 2, "one move for the whole search"


@rules("WR-46", "WR-R86")
def test_the_step_must_be_made() -> None:
    table = wombats("r=0 q=5  A").next_cards("C24").reveal()
    assert all(isinstance(move, Walk) for move in table.legal())
    assert table.refused(Digest()) == "WR-46"
    assert table.state.turn.moves_left == 2


@rules("WR-R14", "WR-46")
def test_a_single_way_is_taken_even_into_the_dingo() -> None:
    """C18 shows east, which is off the board, and north-west."""
    table = wombats("""
        r=-1 q=9  !
        r=0 q=9   A
    """).rescued(0, 2)
    table.next_cards("C18").reveal()
    assert table.happened("caught")
    assert table.lead(0) == (0, 0)


@rules("WR-47", "WR-R18")
def test_the_deck_is_built_anew_without_the_f_cards_aside() -> None:
    table = wombats("r=0 q=5  A").next_cards("C01", "C24").reveal()
    table.walk(6, 0).reveal()
    assert table.view.pile == 0
    table.walk(6, 1).reveal()
    assert CARD["C01"] not in list(table.state.deck.pile)
    assert CARD["C01"] in list(table.state.deck.aside)


@rules("WR-R80")
def test_a_deck_rebuilt_during_a_search_holds_the_useless_cards() -> None:
    table = wombats("r=1 q=9  A").rescued(0, 2).next_cards("C01", "C02")
    table.state.deck.discard = vec[i64]([CARD["C30"]])
    table.reveal()
    shown = [event.facts["card"] for event in table.happened("revealed")]
    assert shown[:2] == ["C01", "C02"]
    assert set(shown[2:]) <= {"C02", "C30"}, "C02 went to the discard pile at once and can come again; C01 lies aside"
    assert shown[-1] == "C30"


@rules("WR-R17")
def test_a_lead_that_can_go_nowhere_draws_no_card() -> None:
    """The nest (-9, 1) has two neighbours: two leads in a row close one, and we close the other."""
    table = wombats(
        """
        r=-1 q=-7     C
        r=0  q=-8   B
        r=1  q=-9  A
        """,
        players=3,
        boulders=True,
    ).rescued(0, 0)
    assert Reveal() in table.legal()
    board = table.state.outback.board
    board.step[table.number[-9, 1] * WAYS + EAST] = NOWHERE  # with boulders the table of steps is the deal's own
    assert Reveal() not in table.legal()
    assert table.refused(Reveal()) == "WR-R17"
    assert table.refused_walk(-8, 1) == "WR-R17"
