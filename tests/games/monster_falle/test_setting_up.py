"""What is in the box, and how the mansion is set up."""

import re
from collections import Counter
from pathlib import Path

import pytest

from homeward.engine.errors import BadComponents, BadOption
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle import components
from homeward.games.monster_falle.components import BOX
from homeward.testkit import rules

from .falle_table import FalleTable

TOML = Path(components.__file__).with_name("components.toml")


@rules("MF-01")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_three_or_four(players: int) -> None:
    assert GAME.info.players == (2, 3, 4)
    with pytest.raises(BadOption, match="for 2, 3 or 4 people"):
        GAME.deal(players, 1)


@rules("MF-02", "MF-46", "MF-R2", "MF-R3", "MF-R4")
def test_what_is_in_the_box() -> None:
    assert len(BOX.monsters) == len(BOX.starts) == 12
    assert BOX.counts.monster_cards == 72
    assert BOX.counts.cards_per_monster == 6
    assert [place.key for place in BOX.locations] == ["fridge", "cat", "bathtub", "rocking_horse", "sofa", "loo"]
    assert Counter(monster.eyes for monster in BOX.monsters) == {0: 2, 2: 6, 3: 3, 5: 1}
    assert len({monster.look for monster in BOX.monsters}) == 12


@rules("MF-04", "MF-05")
def test_deck_and_chits_are_shuffled() -> None:
    one, two = FalleTable(seed=1).state, FalleTable(seed=2).state
    for state in (one, two):
        assert sorted(state.cards.deck) == list(range(72))
        assert sorted(state.chits) == list(range(12))
    assert list(one.cards.deck) != list(two.cards.deck)
    assert list(one.chits) != list(two.chits)


@rules("MF-03")
def test_locations_stay_in_the_box_unless_chosen() -> None:
    table = FalleTable().go().until_pushing()
    assert GAME.view(table.state, None).location is None  # type: ignore[attr-defined]
    assert len(table.state.locations.stack) == 6


@rules("MF-09", "MF-R31")
def test_at_first_the_figure_is_off_the_board_and_the_rails_are_home() -> None:
    mansion = FalleTable().state.mansion
    assert not mansion.present
    assert list(mansion.face) == [0, 2640, 0, 2640]


@rules("MF-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_piles_of_colours_at_the_table_are_in_play(players: int) -> None:
    assert BOX.counts.colours == ("red", "yellow", "purple", "orange")
    view = GAME.view(FalleTable(players).state, None)
    assert {seat for team in view.teams for seat in team.seats} == set(range(players))  # type: ignore[attr-defined]


@rules("MF-11", "MF-12", "MF-13", "MF-14", "MF-R20", "MF-R21")
@pytest.mark.parametrize(
    ("players", "options", "piles", "chips"),
    [
        (2, {}, [(0,), (1,)], 3),
        (3, {}, [(0, 1), (1, 2), (2, 0)], 4),
        (4, {}, [(0, 1), (1, 2), (2, 3), (3, 0)], 3),
        (4, {"four_players": "fixed"}, [(0, 1), (2, 3)], 6),
    ],
)
def test_piles_and_eye_chips(players: int, options: dict[str, str], piles: list[tuple[int, ...]], chips: int) -> None:
    view = GAME.view(FalleTable(players, 1, **options).state, None)
    assert [team.seats for team in view.teams] == piles  # type: ignore[attr-defined]
    assert {team.chips for team in view.teams} == {chips}  # type: ignore[attr-defined]


@rules("MF-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_both_halves_of_their_colour_s_discard_tile(players: int) -> None:
    """A pile lies on two halves: of one player, or one half each of two neighbours."""
    view = GAME.view(FalleTable(players).state, None)
    halves = [seat for team in view.teams for seat in (team.seats * 2)[:2]]  # type: ignore[attr-defined]
    assert sorted(halves) == sorted([*range(players)] * 2)


@rules("MF-R5")
def test_the_maze_is_fair_and_every_route_leads_home() -> None:
    components.check_maze(BOX)
    components.check_places(BOX)
    assert [len(start.route) for start in BOX.starts] == [12, 10, 14, 9, 8, 9, 9, 8, 9, 14, 10, 12]


DAMAGES = [
    ('"10100010001",', '"10100010000",', "outer walls"),
    ('"01000010001",', '"01000010011",', "half a turn"),
    ('route = "SSSESEESSENE"', 'route = "E"', "S01: the route runs into the E wall"),
    ('route = "SSSESEESSENE"', 'route = "S"', "S01: the route ends in"),
    ('sides = ["N", "E"]', 'sides = ["N", "S"]', "L1: its open sides"),
    ("cell = [0, 4]", "cell = [0, 0]", "start"),
    ("cards_per_monster = 6", "cards_per_monster = 5", "not the whole deck"),
    ("chips = 4", "chips = 5", "not shared out equally"),
    ("eyes = 5", "eyes = 4", "eyes"),
    ("tick_hz = 60", "", "tick_hz"),
    ('key = "fridge"', 'key = "freezer"', "freezer"),
]


@pytest.mark.parametrize(("right", "wrong", "message"), DAMAGES, ids=[damage[2] for damage in DAMAGES])
def test_a_wrong_row_is_named(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    text = TOML.read_text(encoding="utf-8")
    assert right in text
    broken = tmp_path / "components.toml"
    broken.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=re.escape(message)):
        components.load(broken)


@rules("MF-08", "MF-58", "MF-R27")
def test_options_say_for_whom_they_matter() -> None:
    options = {option.name: option for option in GAME.info.options}
    assert options["four_players"].players == (4,)
    assert options["locations_seat_3"].players == (3, 4)
    assert options["locations_seat_1"].when == {"locations": "some"}
    assert [name for name, option in options.items() if option.warm_up] == ["practice"]
    for option in options.values():
        assert set(option.players) <= set(GAME.info.players)
        assert set(option.when) <= set(options)
