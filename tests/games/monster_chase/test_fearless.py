"""The preview of the fearless hunters."""

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadSnapshot
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.moves import Flip
from homeward.games.monster_chase.rules import SOCK, TOYS, MonsterChase
from homeward.testkit import rules
from tests.games.monster_chase.chase_table import new_game


@rules("MC-39", "MC-R27")
@pytest.mark.parametrize("expert", [False, True])
def test_all_toys_are_open_until_somebody_is_ready(expert: bool) -> None:
    table = new_game(fearless=True, expert=expert)
    assert len(table.face_up) == 10
    assert table.view.preview_seconds == 10
    before = list(table.state.tiles.at)
    table.ready()
    assert table.face_up == []
    assert list(table.state.tiles.at) == before


@rules("MC-R26", "MC-32")
def test_the_expert_tiles_stay_face_down() -> None:
    table = new_game(fearless=True, expert=True)
    shown = {place.tile for place in table.view.tiles if place.tile is not None}
    assert shown == {tile.id for tile in BOX.toys()}
    assert sum(not place.up for place in table.view.tiles) == 2
    assert MONSTER_CHASE.prompt(table.state, 0).detail == Text("monster-chase.prompt.preview.tricks")
    assert english(MONSTER_CHASE.describe(table.view)[-1]).count("sleeps") == 2


@rules("MC-R26", "MC-R39")
def test_nobody_knows_which_of_the_two_is_the_sock() -> None:
    state = new_game(fearless=True, expert=True).state
    hidden = [place for place in range(12) if state.tiles.seen[place] == 0]
    assert sorted(state.tiles.at[place] for place in hidden) == [TOYS, TOYS + 1]
    socks = set()
    for luck in range(20):
        other = state.veil(0)
        other.fill(fast_rng(luck))
        assert isinstance(other, MonsterChase)
        socks.add(list(other.tiles.at).index(SOCK))
    assert sorted(socks) == hidden


@rules("MC-R26", "MC-R29")
def test_open_memory_does_not_remember_what_nobody_has_seen() -> None:
    table = new_game(fearless=True, expert=True, open_memory=True)
    table.ready()
    assert sum(place.remembered for place in table.view.tiles) == 10


@rules("MC-R26", "MC-33")
def test_the_first_of_them_is_still_free() -> None:
    table = new_game(fearless=True, expert=True)
    table.ready()
    place = list(table.state.tiles.at).index(SOCK)
    table.state.play(place)
    assert table.state.expert_used
    assert table.view.progress == 0


@rules("MC-R26")
def test_hunters_of_the_first_rules_saw_all_twelve() -> None:
    old = MONSTER_CHASE.deal(2, 1, 1, fearless=True, expert=True)
    assert isinstance(old, MonsterChase)
    assert list(old.tiles.up) == [1] * 12
    assert MONSTER_CHASE.prompt(old, 0).detail == Text("monster-chase.prompt.preview.detail")


@rules("MC-R26")
@pytest.mark.parametrize("version", [1, 2])
def test_a_look_that_shows_other_tiles_is_impossible(version: int) -> None:
    data = MONSTER_CHASE.snapshot(MONSTER_CHASE.deal(2, 1, version, fearless=True, expert=True))
    for place in (data["tiles"].index(SOCK), data["tiles"].index(0)):
        up = [1 - face if at == place else face for at, face in enumerate(data["up"])]
        seen = [max(once, face) for once, face in zip(data["seen"], up, strict=True)]
        with pytest.raises(BadSnapshot, match="phase"):
            MONSTER_CHASE.restore({**data, "up": up, "seen": seen})


@rules("MC-R42", "MC-39")
def test_nobody_flips_before_the_preview_has_ended() -> None:
    assert new_game(fearless=True).refused(Flip(1)) == "MC-39"


@rules("MC-V17", "MC-R42", "MC-40")
def test_the_start_player_ends_the_preview_and_flips_first() -> None:
    table = new_game(players=3, start=1, fearless=True)
    assert table.active == 1
    assert list(table.bed) == ["north"]
    assert len(table.face_up) == 10
    table.ready()
    assert table.face_up == []
    assert table.active == 1
    table.miss()
    assert table.active == 2
    assert table.windows == "RB"
