"""Setting up: who gets what, what goes back to the box, how the grid is dealt."""

from collections import Counter

import pytest

from homeward.engine.errors import BadOption
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.rules import SIDE, PetsRescue
from homeward.games.pets_rescue.rules.cards import NOTHING
from homeward.testkit import rules

from .pets_table import PetsTable

every_table = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int = 1) -> PetsRescue:
    state = PETS_RESCUE.deal(players, seed)
    assert isinstance(state, PetsRescue)
    return state


@rules("PR-01")
def test_two_three_or_four_play() -> None:
    assert PETS_RESCUE.info.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption):
            PETS_RESCUE.deal(players, 1)


@rules("PR-07", "PR-08")
@every_table
def test_everybody_gets_a_starting_card_that_lies_face_down(players: int) -> None:
    state = dealt(players)
    starts = [shelter.start for shelter in state.shelters]
    assert len(set(starts)) == players
    assert all(start < 5 for start in starts)
    assert all(shelter.size() == 0 and shelter.start_way == NOTHING for shelter in state.shelters)


@rules("PR-09", "PR-10", "PR-11", "PR-12", "PR-13")
@pytest.mark.parametrize(("players", "deck", "spare", "boxed"), [(2, 30, 3, 29), (3, 48, 2, 11), (4, 60, 0, 0)])
def test_sizes_of_deck_and_box(players: int, deck: int, spare: int, boxed: int) -> None:
    state = dealt(players)
    in_grid = [card for card in state.supply.grid if card != NOTHING]
    assert len(in_grid) == (players + 1) ** 2
    assert len(state.supply.deck) + len(in_grid) == deck
    assert (len(state.supply.spare), len(state.supply.boxed)) == (spare, boxed)
    unseen = [*state.supply.deck, *state.supply.boxed, *state.supply.spare]
    everything = [*in_grid, *unseen, *(one.start for one in state.shelters)]
    assert sorted(everything) == list(range(64))


@rules("PR-12", "PR-R4")
def test_with_four_the_spare_starting_card_is_the_first_of_the_grid() -> None:
    for seed in range(20):
        state = dealt(4, seed)
        assert state.supply.grid[0] < 5
        assert all(card >= 5 for card in state.supply.deck)


@rules("PR-R4")
def test_the_spare_starting_card_is_then_an_ordinary_card() -> None:
    table = PetsTable(dealt(4)).play("line row 1", "take 1 1 sideways")
    assert table.state.shelters[(table.state.active - 1) % 4].cards[0] < 5


@rules("PR-13", "PR-R49")
def test_the_grid_is_dealt_row_by_row_from_the_top_of_the_deck() -> None:
    state = dealt(3)
    before = list(state.supply.deck)
    table = PetsTable(state).play("line column 2")
    while table.phase == "card":
        state.play(state.legal()[1])
    if table.phase == "line":
        filled = [state.supply.grid[row * SIDE + 1] for row in range(4)]
        assert filled == before[::-1][:4]
        assert list(state.supply.deck) == before[:-4]


@rules("PR-14")
@every_table
def test_the_first_lead_is_random_and_picks_first(players: int) -> None:
    leads = Counter(dealt(players, seed).lead for seed in range(300))
    assert set(leads) == set(range(players))
    assert min(leads.values()) > 300 // players // 2
    assert all(dealt(players, seed).actor == dealt(players, seed).lead for seed in range(5))


@rules("PR-09")
def test_the_same_seed_deals_the_same_game() -> None:
    assert PETS_RESCUE.snapshot(dealt(3, 9)) == PETS_RESCUE.snapshot(dealt(3, 9))
    assert PETS_RESCUE.snapshot(dealt(3, 9)) != PETS_RESCUE.snapshot(dealt(3, 10))
