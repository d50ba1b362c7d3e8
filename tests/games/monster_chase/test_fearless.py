"""The preview of the fearless hunters."""

from homeward.games.monster_chase.moves import Flip
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import new_game


@rules("MC-39", "MC-R26", "MC-R27")
def test_all_tiles_are_open_until_somebody_is_ready() -> None:
    table = new_game(fearless=True, expert=True)
    assert len(table.face_up) == 12
    assert table.view.preview_seconds == 10
    before = list(table.state.tiles.at)
    table.ready()
    assert table.face_up == []
    assert list(table.state.tiles.at) == before


@rules("MC-R42", "MC-39")
def test_nobody_flips_before_the_preview_has_ended() -> None:
    assert new_game(fearless=True).refused(Flip(1)) == "MC-39"


@rules("MC-V17", "MC-R42", "MC-40")
def test_the_start_player_ends_the_preview_and_flips_first() -> None:
    table = new_game(players=3, fearless=True)
    table.state.active = 1
    assert list(table.bed) == ["north"]
    assert len(table.face_up) == 10
    table.ready()
    assert table.face_up == []
    assert table.active == 1
    table.miss()
    assert table.active == 2
    assert table.windows == "RB"
