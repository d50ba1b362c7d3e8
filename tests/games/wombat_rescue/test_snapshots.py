"""Saved positions: impossible ones are refused and the field is named."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.testkit import rules
from homeward.testkit.deals import random_move, walk
from tests.games.wombat_rescue.wombat_table import dealt


def saved() -> dict[str, Any]:
    state = WOMBAT_RESCUE.deal(3, seed=8)
    walk(state, 120, fast_rng(3))
    return WOMBAT_RESCUE.snapshot(state)


def change(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]  # type: ignore[index]
        data[path[-1]] = to  # type: ignore[index]

    return apply


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (change("players", to=5), "players"),
        (change("variant", "layout", to="round"), "variant.layout"),
        (change("tiles", 0, to=24), "tiles"),
        (change("twists", 3, to=3), "twists"),
        (change("twists", to=[0]), "twists"),
        (change("deck", "aside", to=[1]), "deck"),
        (change("wombats", to=[]), "wombats"),
        (change("wombats", 0, "lead", to=150), "wombats.lead"),
        (change("wombats", 0, "babies", to=[1, 1, 0, 0]), "wombats.babies"),
        (change("wombats", 0, "babies", to=[2, 2, 2, 2]), "wombats.babies"),
        (change("wombats", 0, "babies", to=[3, 0, 0, 0]), "wombats.babies"),
        (change("wombats", 0, "track", to=[0]), "wombats.track"),
        (change("wombats", 0, "supply", to=3), "wombats.supply"),
        (change("wombats", 0, "cards", to=16), "wombats.cards"),
        (change("cubes", 0, "count", to=4), "cubes.count"),
        (change("cubes", 0, "seat", to=3), "cubes.seat"),
        (change("discs", to=[[0]]), "discs"),
        (change("discs", to=[[0, 1], [0, 1]]), "discs"),
        (change("discs", 0, 1, to=4), "discs"),
        (change("roll", to=4), "roll"),
        (change("bag", to=[1, 2]), "bag"),
        (change("bag", to=[0, 0, 0]), "bag"),
        (change("dingo", to=-1), "dingo"),
        (change("winner", to=1), "winner"),
        (change("card", to=3), "card"),
        (change("stage", to=0), "dingo"),
        (change("moves_left", to=4), "moves_left"),
        (change("prowl_left", to=9), "prowl_left"),
    ],
)
def test_impossible_positions_name_the_field(damage: Callable[[dict[str, Any]], None], field: str) -> None:
    data = saved()
    damage(data)
    with pytest.raises(BadSnapshot) as error:
        WOMBAT_RESCUE.restore(data)
    assert re.sub(r"\[\d+\]", "", error.value.field) == field


def test_two_leads_on_a_space() -> None:
    data = saved()
    data["wombats"][0]["lead"] = data["wombats"][1]["lead"] = 3
    with pytest.raises(BadSnapshot, match="WR-48"):
        WOMBAT_RESCUE.restore(data)


def test_a_lead_beside_the_dingo_on_one_space() -> None:
    data = saved()
    data["wombats"][0]["lead"] = data["dingo"]
    with pytest.raises(BadSnapshot, match="WR-56"):
        WOMBAT_RESCUE.restore(data)


# Positions of played games with something bent


def played(until: Callable[[WombatRescue], bool], players: int = 3) -> dict[str, Any]:
    """The first position of random games for which something is true."""
    for seed in range(200):
        state, rng = dealt(players, seed), fast_rng(seed)
        for _ in range(300):
            if until(state):
                return WOMBAT_RESCUE.snapshot(state)
            state.play(random_move(state, rng))
    raise AssertionError("no such position")


def in_phase(phase: int) -> Callable[[WombatRescue], bool]:
    return lambda state: state.turn.phase == phase


def rejected(data: dict[str, Any], **bent: object) -> str:
    assert WOMBAT_RESCUE.restore(data)
    with pytest.raises(BadSnapshot) as error:
        WOMBAT_RESCUE.restore(data | bent)
    return str(error.value)


@rules("WR-24")
def test_turns_go_round_from_the_first_player() -> None:
    data = played(lambda state: state.turns > 3 and state.turn.phase == codes.MOVE)
    assert "is not the player to the left" in rejected(data, turns=data["turns"] - 1)
    assert "is not the player to the left" in rejected(data, first=(data["first"] + 1) % 3)


def test_a_decision_belongs_to_its_part_of_a_turn() -> None:
    data = played(lambda state: state.turns > 3 and state.turn.phase == codes.MOVE)
    assert "stage: nothing of this kind" in rejected(data, stage=codes.DIGESTING)


@rules("WR-83")
def test_only_the_holder_sends_the_dingo() -> None:
    chase = played(in_phase(codes.PROWLING))
    other = (chase["active"] + 1) % 3
    assert "only after the turn of whoever holds its card" in rejected(chase, holder=other)
    assert "must be the holder" in rejected(chase, decider=other)
    assert "cannot show 0 now" in rejected(played(in_phase(codes.TARGET)), roll=0, prowl_left=0)
    quiet = played(lambda state: state.turns > 3 and state.turn.phase == codes.MOVE)
    assert "chases nobody in this part" in rejected(quiet, target=0)


@rules("WR-R37")
def test_a_target_is_chosen_before_the_first_step() -> None:
    assert "still to be chosen" in rejected(played(in_phase(codes.TARGET)), target=0)


@rules("WR-60")
def test_only_a_caught_holder_hands_the_card_on() -> None:
    data = played(in_phase(codes.HOLDER))
    assert "only a caught holder" in rejected(data, decider=(data["decider"] + 1) % 3)


@rules("WR-R78")
def test_a_mover_waits_only_for_somebody_pushed() -> None:
    data = played(lambda state: state.turns > 3 and state.turn.phase == codes.MOVE)
    assert "waits only while the pushed player decides" in rejected(data, mover_waits=True)


@rules("WR-R48")
def test_hold_it_in_was_played_before_it_holds() -> None:
    data = played(lambda state: state.turns > 3 and state.turn.phase == codes.MOVE and not state.turn.holding)
    data["wombats"][data["active"]]["cards"] = 15
    assert "needs the card Hold it in to be played" in rejected(data, holding=True)


@rules("WR-R80", "WR-R86")
def test_an_open_card_was_revealed_last_and_cost_a_move() -> None:
    data = played(
        lambda state: state.turn.phase == codes.LOST_STEP and list(state.deck.discard)[1:][-1:] == [state.turn.card]
    )
    assert "moves_left: must be 0 to 2" in rejected(data, moves_left=3)
    deck = data["deck"] | {"discard": data["deck"]["discard"][::-1]}
    assert "must be the card revealed last" in rejected(data, deck=deck)


@rules("WR-64", "WR-R26")
def test_a_lead_that_has_arrived_found_and_rescued_its_baby() -> None:
    data = played(lambda state: state.turns > 2 and state.turn.phase == codes.MOVE)
    start = WOMBAT_RESCUE.snapshot(dealt(3, 1))["wombats"][0]["lead"]
    wombats = [dict(row) for row in data["wombats"]]
    wombats[0] |= {"lead": start, "babies": [1, 0, 0, 0]}
    assert "is rescued as soon as its lead is at home" in rejected(data, wombats=wombats)


@rules("WR-96")
def test_whoever_has_all_babies_home_is_the_winner() -> None:
    data = saved()
    wombats = [dict(row) | {"babies": [2, 2, 2, 2]} for row in data["wombats"][:2]] + data["wombats"][2:]
    assert "must be the one who has brought" in rejected(data, wombats=wombats, phase=codes.OVER, winner=0)


@rules("WR-18", "WR-R65")
def test_the_first_den_comes_before_everything_else() -> None:
    data = WOMBAT_RESCUE.snapshot(dealt(3, 1))
    assert "so the first den has been chosen" in rejected(data, clock=1)
    assert "the last player has the dingo card first" in rejected(data, holder=data["first"])
