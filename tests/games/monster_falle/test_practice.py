"""Practice before the first game: no sand, no cards."""

import pytest

from homeward.bots.move_choice import choose
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import IllegalMove
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.games.monster_falle.moves import Next, Place
from homeward.games.monster_falle.rules import CHOOSING, HOMING, OVER, PAIR_X, PAIR_Y, PLACING, PUSHING, MonsterFalle
from homeward.games.monster_falle.rules.locations import NOWHERE
from homeward.games.monster_falle.rules.maze import START_CELLS
from homeward.games.monster_falle.rules.teams import owner
from homeward.games.monster_falle.view import FalleView
from homeward.testkit import rules

from .falle_table import FalleTable

NEXT = GAME.code(Next())


def practising(start: int = 5, players: int = 2, **options: object) -> FalleTable:
    table = FalleTable(players, 1, practice=True, **options)
    assert table.state.phase == CHOOSING
    table.state.play(GAME.code(Place(start)))
    return table.until_pushing()


def at_the_rails(table: FalleTable) -> tuple[int, int]:
    return int(owner(table.state, PAIR_X)), int(owner(table.state, PAIR_Y))


@rules("MF-08")
def test_the_figure_goes_on_any_chit() -> None:
    for start in range(1, 13):
        table = practising(start)
        assert table.state.phase == PUSHING
        assert table.state.mansion.cell() == START_CELLS[start - 1]


@rules("MF-08")
def test_no_sand_runs_and_no_card_is_turned() -> None:
    table = practising().beats(5000)
    assert table.state.sand == 0
    assert table.state.phase == PUSHING
    assert len(table.state.cards.deck) == 72


@rules("MF-08")
def test_after_a_catch_one_chooses_again_and_nothing_is_scored() -> None:
    table = practising()
    table.catch().all_home()
    assert table.state.phase == CHOOSING
    assert table.state.scores() == [0, 0]


@rules("MF-08")
def test_the_figure_can_be_put_elsewhere_at_any_time() -> None:
    table = practising(5).beats(60, left=10)
    table.state.play(GAME.code(Place(2)))
    assert table.state.phase == HOMING
    table.all_home()
    assert table.state.phase == PLACING
    table.until_pushing()
    assert table.state.mansion.cell() == START_CELLS[1]


@rules("MF-08")
def test_one_stops_when_one_has_enough() -> None:
    table = practising()
    table.state.play(GAME.parse("done"))
    assert table.state.phase == OVER
    assert table.state.winners() == []


@rules("MF-08")
@pytest.mark.parametrize(
    ("players", "options", "turns"),
    [
        (2, {}, [(0, 0), (1, 1)]),
        (3, {}, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)]),
        (4, {}, [(0, 1), (1, 2), (2, 3), (3, 0), (1, 0), (2, 1), (3, 2), (0, 3)]),
        (4, {"four_players": "fixed"}, [(0, 1), (2, 3), (1, 0), (3, 2)]),
    ],
)
def test_every_seat_has_its_turn_at_every_rail(
    players: int, options: dict[str, str], turns: list[tuple[int, int]]
) -> None:
    table = FalleTable(players, 1, practice=True, **options)
    seen = []
    for _ in turns:
        seen.append(at_the_rails(table))
        table.state.play(GAME.code(Place(5)))
        table.until_pushing().catch().all_home()
    assert seen == turns
    assert {seat for seat, _ in seen} == {seat for _, seat in seen} == set(range(players))
    assert at_the_rails(table) == turns[0]


@rules("MF-08")
def test_the_rails_change_hands_when_they_are_home_and_not_after_an_escape() -> None:
    table = practising(players=3).topple().all_home().until_pushing()
    assert at_the_rails(table) == (0, 1)
    table.catch()
    assert (table.state.phase, at_the_rails(table)) == (HOMING, (0, 1))
    assert table.asked(0)[1] == "The next team practises when all four are at the edge."
    table.all_home()
    assert (table.state.phase, at_the_rails(table)) == (CHOOSING, (1, 2))
    assert table.asked(0)[0] == "Watch the others practise."
    assert table.asked(1)[0] == "Choose a counter."
    assert table.asked(2)[0] == "Your partner chooses a counter."


@rules("MF-08")
def test_one_may_let_the_next_ones_practise_at_any_time() -> None:
    table = practising(players=3).beats(60, left=10)
    table.state.play(NEXT)
    assert (table.state.phase, table.state.mansion.present) == (HOMING, False)
    table.all_home()
    assert (table.state.phase, at_the_rails(table)) == (CHOOSING, (1, 2))
    table.state.play(NEXT)
    assert (table.state.phase, at_the_rails(table)) == (CHOOSING, (2, 0))


@rules("MF-08", "MF-51", "MF-53", "MF-54", "MF-R22")
def test_practice_with_locations_has_one_for_every_monster() -> None:
    table = practising(locations="on")
    state = table.state
    location = state.visit.location
    assert location != NOWHERE
    seen = GAME.view(state, 0)
    assert isinstance(seen, FalleView)
    assert seen.location is not None
    table.catch()  # straight into the trap: too early
    assert state.piles.escapes[0] == 1
    table.all_home().until_pushing()
    assert state.visit.location == location
    state.visit.done = True
    table.catch()
    assert state.visit.location == NOWHERE
    assert list(state.locations.used) == [location]


@rules("MF-08", "MF-R24")
def test_another_chit_comes_with_another_location() -> None:
    state = FalleTable(2, practice=True, locations="on").state
    found = []
    for start in range(1, 13):
        state.play(GAME.code(Place(start)))
        found.append(int(state.visit.location))
    assert sorted(found[:6]) == sorted(found[6:]) == [0, 1, 2, 3, 4, 5]


@rules("MF-08", "MF-R27")
def test_only_who_plays_with_locations_practises_with_them() -> None:
    table = practising(locations="some", locations_seat_2=True)
    assert table.state.visit.location == NOWHERE
    table.state.play(NEXT)
    table.all_home()
    table.state.play(GAME.code(Place(3)))
    assert at_the_rails(table) == (1, 1)
    assert table.state.visit.location != NOWHERE


@rules("MF-08")
def test_a_practice_that_began_with_older_rules_stays_with_the_first_team() -> None:
    table = practising(players=3, rules_version=1, locations="on")
    assert table.state.visit.location == NOWHERE
    table.catch().all_home()
    assert at_the_rails(table) == (0, 1)
    with pytest.raises(IllegalMove, match="older rules"):
        table.state.play(NEXT)


@rules("MF-08")
def test_a_bot_alone_leaves_the_next_monster_to_whoever_brought_one_home() -> None:
    for bot in (Pusher(hands_of("easy"), fast_rng(1)), Knowing()):
        table = FalleTable(2, practice=True)
        assert chosen(bot, table).startswith("place")  # it shows how it is done
        table.state.play(GAME.code(Place(5)))
        table.until_pushing().catch().all_home()
        assert (at_the_rails(table), chosen(bot, table)) == ((1, 1), "next")
        table.state.play(NEXT)
        assert chosen(bot, table).startswith("place")  # two bots do not pass on for ever


@rules("MF-08")
def test_a_bot_with_a_partner_picks_a_chit_for_both() -> None:
    table = practising(players=3).catch().all_home()
    for bot in (Pusher(hands_of("easy"), fast_rng(1)), Knowing()):
        assert chosen(bot, table).startswith("place")


class Knowing:
    """Between beats a bot at the table plays what knowledge prefers."""

    def choose(self, state: MonsterFalle) -> int:
        return choose(GAME, "fox", state.veil(state.to_act()), fast_rng(1))


def chosen(bot: Pusher | Knowing, table: FalleTable) -> str:
    return GAME.text(int(bot.choose(table.state)))


@rules("MF-08")
def test_only_in_practice() -> None:
    state = FalleTable(2).state
    for text in ("done", "place 3", "next"):
        assert GAME.why(state, GAME.parse(text)).code == "no-practice"  # type: ignore[union-attr]
