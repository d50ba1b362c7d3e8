"""The sand timer, the end of a round, and the cards beside the deck."""

import pytest

from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.rules import HOMING, OVER, PLACING, PUSHING, READY
from homeward.games.monster_falle.view import FalleView, RoundSeen
from homeward.testkit import rules

from .falle_table import FalleTable, pushing


@rules("MF-R1", "MF-23", "MF-50", "MF-R19")
@pytest.mark.parametrize(("players", "timer", "beats"), [(3, 60, 3600), (4, 45, 2700), (3, 90, 5400), (2, 60, 7200)])
def test_how_long_a_round_lasts(players: int, timer: int, beats: int) -> None:
    """Two players have two runs of the timer, without a break between them."""
    table = FalleTable(players, timer=timer).go()
    table.beats(beats - 1)
    assert table.state.phase == PUSHING
    assert table.state.round == 0
    table.beat()
    assert table.state.round == 1
    assert table.state.phase == READY


@rules("MF-R34", "MF-R31")
def test_before_the_sand_three_seconds_of_countdown_with_locked_rails() -> None:
    table = FalleTable(3)
    table.state.play(GAME.parse("go"))
    table.state.play(GAME.parse("go"))
    table.beats(179, 40, -40, 40, -40)
    assert table.state.mansion.all_home()
    assert table.state.cards.open == -1
    table.beat(40, -40, 40, -40)
    assert table.state.phase == PLACING
    assert table.state.sand == 3600
    assert table.state.mansion.tick == 0


@rules("MF-35", "MF-36", "MF-37")
def test_when_the_sand_is_through_everything_stops() -> None:
    table = pushing()
    card = table.state.cards.open
    table.beats(20, left=10).end_round()
    assert table.state.phase == READY
    assert list(table.state.cards.face_up) == [card]
    assert table.state.scores() == [0, 0, 0]
    assert table.state.round == 1
    assert table.state.mansion.all_home()
    assert not table.state.mansion.present
    assert GAME.view(table.state, 0).teams[0].chips == 3  # type: ignore[attr-defined]
    assert GAME.why(table.state, 0).code == "not-running"  # type: ignore[union-attr]


@rules("MF-R13")
def test_a_catch_in_the_last_beat_counts() -> None:
    for beats_short, cards in ((0, 1), (1, 0)):
        table = pushing().at_the_trap()
        needed = table.state.copy()
        beats = 0
        while needed.scores()[0] == 0:
            needed.play(GAME.parse("hold 10 0"))
            needed.play(GAME.parse("hold 0 0"))
            beats += 1
        table.state.sand = beats - beats_short
        while table.state.round == 0:
            table.beat(left=10)
        assert table.state.scores() == [cards, cards, 0]


@rules("MF-R14")
@pytest.mark.parametrize("phase", [PLACING, HOMING])
def test_a_card_whose_monster_is_not_on_its_way_is_not_scored_either(phase: int) -> None:
    table = FalleTable(3).go()
    if phase == HOMING:
        table.until_pushing().topple()
    assert table.state.phase == phase
    card = table.state.cards.open
    table.end_round()
    assert list(table.state.cards.face_up) == [card]


@rules("MF-40", "MF-R16")
def test_the_face_up_cards_become_the_deck_when_a_card_is_needed() -> None:
    table = FalleTable(3).stacked(5).go().until_pushing().end_round()
    assert list(table.state.cards.face_up) == [5]
    assert len(table.state.cards.deck) == 0  # not before it is needed
    table.go()
    assert table.state.cards.open == 5
    assert len(table.state.cards.face_up) == 0


@rules("MF-R15", "MF-R16")
def test_without_any_card_a_fresh_set_comes() -> None:
    table = FalleTable(3).stacked(5).go().until_pushing().catch()
    table.all_home()
    assert list(table.state.piles.caught) == [5]
    assert table.state.cards.open != -1
    assert len(table.state.cards.deck) == 71


@rules("MF-41", "MF-48")
@pytest.mark.parametrize(("players", "length", "rounds"), [(2, "full", 6), (3, "full", 12), (4, "short", 4)])
def test_the_game_ends_when_every_chip_is_in_the_trap(players: int, length: str, rounds: int) -> None:
    table = FalleTable(players, length=length)
    for played in range(rounds):
        assert not table.state.over
        assert table.state.round == played
        table.go().end_round()
    assert table.state.phase == OVER
    assert {team.chips for team in GAME.view(table.state, None).teams} == {0}  # type: ignore[attr-defined]


@rules("MF-32", "MF-37")
def test_between_two_rounds_everybody_sees_what_the_last_one_brought() -> None:
    table = FalleTable(3)
    assert seen(table).before is None
    caught = [monster_of(table.go().until_pushing().catch()), monster_of(table.catch())]
    assert seen(table).before is None, "while the round runs its own catches are shown"
    table.end_round()
    before = seen(table).before
    assert before is not None
    assert (before.seats, list(before.catches)) == ((0, 1), caught)
    table.go().end_round()
    assert seen(table).before == RoundSeen((1, 2), ())


def seen(table: FalleTable) -> FalleView:
    view = GAME.view(table.state, None)
    assert isinstance(view, FalleView)
    return view


def monster_of(table: FalleTable) -> str:
    """The monster that was caught last."""
    return seen(table).catches[-1]
