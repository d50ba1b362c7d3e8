"""Leftover cards: after the last turn, in their order, for a card of the grid."""

from homeward.games.pets_rescue import PETS_RESCUE
from homeward.testkit import rules

from .pets_table import CARD, PetsTable, called, name, table


def ended(row: str, *taken: str, players: int = 2) -> PetsTable:
    """A game at the end of its last turn, begun with a chosen first turn."""
    return table(players, row=row).play("line row 1").take(*taken).to_the_end()


def in_grid(game: PetsTable) -> list[str]:
    return [name(card) for card in game.state.supply.grid if card >= 0]


@rules("PR-23", "PR-48", "PR-R24", "PR-R26")
def test_its_owner_must_swap_before_starting_cards_are_turned_up() -> None:
    game = ended("Gumdrop Fern Kiwi", "Gumdrop^", "Fern")
    assert (game.phase, game.active) == ("swap", 0)
    assert called(game.view().swapping.card.name) == "Gumdrop"  # type: ignore[union-attr]
    assert len(game.state.legal()) == 2 * 6
    assert game.refused("start upright") == "PR-48"


@rules("PR-48", "PR-R25", "PR-R5")
def test_the_swapped_card_leaves_the_game_in_everybodys_sight() -> None:
    game = ended("Gumdrop Fern Kiwi", "Gumdrop^", "Fern")
    chosen = in_grid(game)[0]
    game.swap(chosen, "upright")
    assert "Gumdrop^" not in game.shelter(0)
    assert game.shelter(0)[-1] == f"{chosen}^"
    assert chosen not in in_grid(game)
    assert "Gumdrop" not in in_grid(game)
    assert [called(card.name) for card in game.view(1).gone] == ["Gumdrop"]


@rules("PR-48")
def test_the_new_card_may_lie_either_way() -> None:
    game = ended("Gumdrop Fern Kiwi", "Gumdrop^", "Fern")
    chosen = in_grid(game)[-1]
    assert game.swap(chosen, "sideways").shelter(0)[-1] == chosen


@rules("PR-47", "PR-R24", "PR-R29")
def test_they_act_by_number_not_by_seat() -> None:
    game = ended("Icicle Gumdrop Kiwi", "Icicle^", "Gumdrop^")
    assert (game.phase, game.active) == ("swap", 1)
    game.swap(in_grid(game)[0], "sideways")
    # the second one is not in play upright: the third follows
    assert (game.phase, game.active) == ("swap", 0)
    game.swap(in_grid(game)[0], "sideways")
    assert game.phase == "start"


@rules("PR-R24", "PR-R29")
def test_sideways_it_is_just_pets() -> None:
    assert ended("Gumdrop Fern Kiwi", "Gumdrop", "Fern").phase == "start"


def with_leftover_in_grid(held: str, waiting: str) -> PetsTable:
    """One leftover card lies upright with seat 0, another is still in the grid at the end."""
    game = table(2, row=f"{held} Fern Kiwi", grid={(3, 3): waiting}).play("line row 1").take(f"{held}^", "Fern")
    return game.to_the_end()


@rules("PR-R27", "PR-R24")
def test_a_leftover_card_taken_by_a_swap_acts_if_its_number_is_still_to_come() -> None:
    game = with_leftover_in_grid("Gumdrop", "Icicle").swap("Icicle", "upright")
    assert (game.phase, game.active) == ("swap", 0)
    assert called(game.view().swapping.card.name) == "Icicle"  # type: ignore[union-attr]


@rules("PR-R27")
def test_otherwise_it_does_nothing() -> None:
    game = with_leftover_in_grid("Icicle", "Gumdrop").swap("Gumdrop", "upright")
    assert game.phase == "start"
    assert game.shelter(0)[-1] == "Gumdrop^"
    assert with_leftover_in_grid("Gumdrop", "Icicle").swap("Icicle", "sideways").phase == "start"


@rules("PR-R28")
def test_an_acting_card_taken_by_a_swap_may_lie_upright_and_does_nothing() -> None:
    for card in ("Jellybean", "Lavender"):
        game = table(2, row="Gumdrop Fern Kiwi", grid={(3, 3): card}).play("line row 1").take("Gumdrop^", "Fern")
        game.to_the_end().swap(card, "upright")
        assert game.phase == "start"
        assert game.shelter(0)[-1] == f"{card}^"


@rules("PR-R23")
def test_one_that_was_passed_acts_for_its_new_owner() -> None:
    game = table(2, row="Jellybean Gumdrop Kiwi").play("line row 1").take("Jellybean^", "Gumdrop")
    game.give("Gumdrop").play("place upright").give("Kiwi").play("place sideways").to_the_end()
    assert (game.phase, game.active) == ("swap", 0)


@rules("PR-R29", "PR-47")
def test_all_three_act_with_four_players() -> None:
    row = "Gumdrop Honeybun Icicle Fern Kiwi"
    game = ended(row, "Icicle^", "Gumdrop^", "Honeybun^", "Fern", players=4)
    order = []
    while game.phase == "swap":
        order.append((game.active, game.view().swapping.card.pick))  # type: ignore[union-attr]
        game.state.play(game.state.legal()[1])
    assert order == [(1, 1), (2, 2), (0, 3)]
    assert CARD["Gumdrop"] in game.state.supply.gone
    assert PETS_RESCUE.score_sheet(game.state).totals
