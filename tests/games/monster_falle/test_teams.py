"""Who plays with whom, who works which rails."""

import pytest

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import COUNTDOWN, OVER, PAIR_X, PAIR_Y, READY
from homeward.games.monster_falle.rules.teams import owner, team
from homeward.testkit import rules

from .falle_table import GO, SWAP, FalleTable, pushing

# (team, seat at pair X, seat at pair Y) of every round, seats counted from 1
THREE = [(1, 1, 2), (2, 2, 3), (3, 3, 1), (1, 2, 1), (2, 3, 2), (3, 1, 3)]
FOUR = [(1, 1, 2), (2, 2, 3), (3, 3, 4), (4, 4, 1), (1, 2, 1), (2, 3, 2), (3, 4, 3), (4, 1, 4)]
FIXED = [(1, 1, 2), (2, 3, 4), (1, 2, 1), (2, 4, 3)]
DUEL = [(1, 1, 1), (2, 2, 2)]


@rules("MF-17", "MF-18", "MF-19", "MF-38", "MF-39", "MF-41", "MF-47", "MF-48", "MF-58", "MF-R6", "MF-R8", "MF-R21")
@pytest.mark.parametrize(
    ("players", "options", "order", "rounds"),
    [
        (2, {}, DUEL * 3, 6),
        (3, {}, THREE * 2, 12),
        (4, {}, FOUR + FOUR[:4], 12),
        (4, {"four_players": "fixed"}, FIXED * 3, 12),
    ],
)
def test_rounds_teams_and_rails(
    players: int, options: dict[str, str], order: list[tuple[int, int, int]], rounds: int
) -> None:
    table = FalleTable(players, 1, **options)
    played = []
    while not table.state.over:
        state = table.state
        played.append((team(state) + 1, owner(state, PAIR_X) + 1, owner(state, PAIR_Y) + 1))
        table.go().end_round()
    assert played == order
    assert table.state.round == rounds


def test_the_first_seat_begins() -> None:
    for players in (2, 3, 4):
        assert FalleTable(players).state.actor == 0


@rules("MF-20", "MF-R8")
def test_rails_are_swapped_only_if_both_want_it() -> None:
    for says, swapped in (
        ((GO, GO), False),
        ((SWAP, GO), False),
        ((SWAP, SWAP), True),
        ((GO, SWAP, GO), False),
        ((GO, SWAP, SWAP), True),
    ):
        state = FalleTable(3).state
        for wish in says:
            assert state.phase == READY
            state.play(wish)
        assert state.phase == COUNTDOWN
        assert (owner(state, PAIR_X), owner(state, PAIR_Y)) == ((1, 0) if swapped else (0, 1))


@rules("MF-R8")
def test_a_swap_is_for_one_round_and_only_before_go() -> None:
    table = FalleTable(3)
    table.state.play(SWAP)
    table.state.play(SWAP)
    assert GAME.why(table.state, SWAP).code == "too-late"  # type: ignore[union-attr]
    table.go().end_round()
    assert (owner(table.state, PAIR_X), owner(table.state, PAIR_Y)) == (1, 2)


@rules("MF-49", "MF-47")
def test_alone_one_works_all_four_rails_and_cannot_swap() -> None:
    table = FalleTable(2)
    assert GAME.why(table.state, SWAP).code == "alone"  # type: ignore[union-attr]
    table.go()
    for _ in range(10):
        assert table.state.actor == 0
        table.state.play(GO - 1)


@rules("MF-R32", "MF-22", "MF-31", "MF-R29", "MF-R34")
def test_only_the_two_at_the_rails_ever_act() -> None:
    """Timekeeping and calling an escape are the engine's; nobody works a partner's rails."""
    table = pushing(4)
    seats = []
    for _ in range(40):
        seats.append(table.state.actor)
        table.state.play(GAME.parse("hold 10 0"))
    assert seats == [0, 1] * 20
    assert table.state.mansion.face[0] > 0
    assert table.state.mansion.face[2] > 0


@rules("MF-21")
def test_a_rail_that_is_not_driven_stays_where_it_is() -> None:
    table = pushing(3).beats(30, left=10)
    table.beats(10)
    rest = table.state.mansion.face[0]
    table.beats(60)
    assert table.state.mansion.face[0] == rest


@rules("MF-23")
def test_there_is_no_limit_to_the_catches_of_a_round() -> None:
    table = pushing(3)
    for _ in range(20):
        table.catch()
    assert table.state.catches == 20
    assert table.state.phase != OVER
