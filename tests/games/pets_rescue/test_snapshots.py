"""Snapshots of impossible positions are rejected, and the message names what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.errors import BadSnapshot
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.testkit import rules

from .pets_table import CARD, PetsTable, table


def rejected(game: PetsTable, change: Callable[[dict[str, Any]], object]) -> str:
    data = PETS_RESCUE.snapshot(game.state)
    change(data)
    with pytest.raises(BadSnapshot) as caught:
        PETS_RESCUE.restore(data)
    return str(caught.value)


def set_to(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update(fields)


FRESH = [
    (set_to(components="nonsense"), "components"),
    (set_to(lead=1), "active: must be 1"),
    (set_to(turn=9), "turn: the game ends"),
    (set_to(line=0), "line: is picked"),
    (set_to(owner=0), "owner, acting"),
    (set_to(giver=0), "giver: is named"),
    (set_to(gift=64), "gift: must be"),
    (set_to(step=0), "step: must be one of 1, 2"),
    (set_to(pick=1), "pick: must be 0"),
    (set_to(shelters=[]), "shelters: must have 3 entries"),
    (lambda data: data["deck"].pop(), "is missing"),
    (lambda data: data["deck"].append(data["deck"][0]), "stands there twice"),
    (lambda data: data["grid"].pop(), "grid: must have 25 entries"),
    (lambda data: data["spare"].__setitem__(0, data["deck"].pop()), "spare[0]: must be"),
    (lambda data: data["deck"].append(data["spare"][0]), "must be 5 to 63, not"),
    (lambda data: data["boxed"].append(data["deck"].pop()), "boxed: must have"),
    (lambda data: data["shelters"][0].update(start_way=1), "shelters[0].start_way: must be -1"),
    (lambda data: data["shelters"][0].update(ways=[1]), "shelters[0].ways"),
    (lambda data: data["acts"].append(CARD["Fern"]), "acts[0]: card 5 is not of the kind"),
    (lambda data: data["offers"].append(CARD["Fern"]), "offers: must be 0"),
]


@pytest.mark.parametrize(("change", "says"), FRESH)
def test_a_fresh_game(change: Callable[[dict[str, Any]], object], says: str) -> None:
    assert says in rejected(table(3), change)


@rules("PR-R3")
def test_a_gap_outside_the_line() -> None:
    game = table(3).play("line row 1", "take 1 1 sideways")

    def move_gap(data: dict[str, Any]) -> None:
        grid = data["grid"]
        grid[0], grid[5] = grid[5], grid[0]

    assert "grid[5]: only the picked line can have gaps" in rejected(game, move_gap)


@rules("PR-13")
def test_a_card_outside_the_grid_in_use() -> None:
    def move_card(data: dict[str, Any]) -> None:
        data["grid"][4] = data["deck"].pop()

    assert "grid[4]: lies outside the 4 rows" in rejected(table(3), move_card)


@rules("PR-52", "PR-R11")
def test_a_gift_that_is_placed_without_asking() -> None:
    row = "Jellybean Lavender Fern Kiwi"
    passing = table(3, row=row).play("line row 1").take("Jellybean^", "Lavender", "Fern")
    passing.play("direction left").give("Lavender")
    PETS_RESCUE.restore(PETS_RESCUE.snapshot(passing.state))
    assert "gift: a pass card is placed" in rejected(passing, set_to(acting_cards_come_sideways=True))

    def pass_card(data: dict[str, Any]) -> None:
        data["gift"], data["acting"] = CARD["Jellybean"], CARD["Kumquat"]
        data["shelters"][0]["cards"][0] = CARD["Kumquat"]
        for cards in (data["deck"], data["boxed"], data["grid"]):
            if CARD["Kumquat"] in cards:
                cards[cards.index(CARD["Kumquat"])] = CARD["Lavender"]

    assert "gift: a pass card is placed" in rejected(passing, pass_card)


def test_exchanges() -> None:
    passing = table(3, row="Jellybean Fern Kiwi Pepper").play("line row 1").take("Jellybean^", "Fern", "Kiwi")
    assert "shelters[2].cards: must hold 0" in rejected(passing, set_to(taken=2))
    assert "acting: must lie upright" in rejected(passing, set_to(acting=CARD["Fern"]))
    passing.play("direction left").give("Fern")
    assert "gift" in rejected(passing, set_to(gift=-1))
    offering = table(3, row="Lavender Fern Kiwi Pepper").play("line row 1").take("Lavender^", "Fern", "Kiwi")
    offering.offer("Fern").offer("Kiwi")
    assert "does not lie with" in rejected(offering, set_to(offers=[CARD["Fern"], CARD["Fern"]]))
    assert "offers: must be 2" in rejected(offering, set_to(offers=[CARD["Fern"]]))
    assert "does not lie with" in rejected(offering, set_to(offers=[CARD["Kiwi"], CARD["Fern"]]))


def test_a_leftover_pick_that_does_not_fit_the_card() -> None:
    game = table(2, row="Gumdrop Fern Kiwi").play("line row 1").take("Gumdrop^", "Fern").to_the_end()
    assert "pick: must be the number" in rejected(game, set_to(pick=2))


def test_a_finished_game_needs_its_starting_cards_shown() -> None:
    game = table(2).to_the_end().play("start upright", "start sideways")
    assert "start: lies last" in rejected(game, lambda data: data["shelters"][0].update(start_way=1))
