"""The search finds known best moves, sees only its seat, runs in slices and repeats itself."""

import pytest

import homeward
from homeward.bots import Veiled, choose
from homeward.bots.move_choice import UnknownBot, check_name
from homeward.bots.search import Search
from homeward.bots.search_loop import SLICE, run_search
from homeward.engine.bot.search_settings import TO_THE_END, SearchSettings
from homeward.engine.state import State
from tests.bots.little_games import Blind, Lid, Nim

PLAIN = SearchSettings(0.7, 0.0, 0.0, TO_THE_END, 0.0, False)
HABIT = SearchSettings(0.7, 0.0, 0.0, TO_THE_END, 0.0, True)


def searched(state: State, simulations: int, settings: SearchSettings = PLAIN, seed: int = 1) -> Search:
    search = Search(Veiled(state, 0), Blind(), settings, 3, homeward.fast_rng(seed))
    search.run(simulations)
    return search


@pytest.mark.parametrize(("sticks", "taken"), [(5, 1), (6, 2), (7, 3), (10, 2), (2, 2)])
@pytest.mark.parametrize("settings", [PLAIN, HABIT], ids=["plain", "mast"])
def test_it_finds_the_winning_move_of_nim(sticks: int, taken: int, settings: SearchSettings) -> None:
    assert searched(Nim(2, sticks), 2000, settings).best() + 1 == taken


def test_three_players_play_each_for_themselves() -> None:
    assert searched(Nim(3, 3), 500).best() + 1 == 3
    assert [edge.visits for edge in searched(Nim(3, 3), 500).root.edges][2] > 400


@pytest.mark.parametrize("die", [1, 6])
def test_it_bets_by_the_odds_and_cannot_see_under_the_lid(die: int) -> None:
    search = searched(Lid(die), 3000)
    bet, coin = search.root.edges
    assert search.best() == 0
    assert bet.mean() == pytest.approx(4 / 6, abs=0.05)
    assert coin.mean() == pytest.approx(1 / 2, abs=0.1)


def test_slices_make_the_same_search_as_one_long_run() -> None:
    whole = searched(Nim(2, 10), 300)
    sliced = searched(Nim(2, 10), 100)
    sliced.run(200)
    assert [edge.visits for edge in whole.root.edges] == [edge.visits for edge in sliced.root.edges]
    assert sliced.simulations == 300
    assert whole.line() == sliced.line()


def test_thinking_stops_after_the_slice_in_which_it_was_told_to() -> None:
    game = homeward.game("pets-rescue")
    state = game.deal(2, 3)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    seat = state.actor
    assert seat is not None
    search = run_search(game, Veiled(state, seat), homeward.fast_rng(1), 10_000, 3600.0, stop)
    assert search.simulations == 3 * SLICE


def test_it_turns_the_toy_it_remembers() -> None:
    game = homeward.game("monster-chase")
    state = game.deal(2, 3, length=10)
    rng = homeward.fast_rng(1)
    while not any(game.knowledge.prefer(state, code) == 4.0 for code in state.legal()):
        state.play(state.legal()[rng.below(len(state.legal()))])
    assert state.actor is not None
    code = choose(game, "owl:300", state.veil(state.actor), rng)
    assert game.knowledge.prefer(state, code) == 4.0


def test_an_effort_is_a_number_of_simulations_or_milliseconds() -> None:
    check_name(homeward.game("monster-chase"), "owl:300")
    check_name(homeward.game("monster-chase"), "owl:50ms")
    with pytest.raises(UnknownBot, match="no effort"):
        check_name(homeward.game("monster-chase"), "owl:fast")
    with pytest.raises(UnknownBot, match="does not search"):
        check_name(homeward.game("monster-chase"), "greedy:50ms")


def test_thinking_stops_by_the_clock() -> None:
    game = homeward.game("monster-chase")
    veiled = game.deal(2, 3).veil(0)
    assert choose(game, "owl:1ms", veiled, homeward.fast_rng(1)) in veiled.legal()


@pytest.mark.parametrize("grows_on", [True, False])
def test_the_tree_ends_where_cards_are_turned_up_if_it_should(grows_on: bool) -> None:
    """After the last card of a turn of Pets Rescue the gaps are filled with cards that nobody knows yet."""
    game = homeward.game("pets-rescue")
    state = game.deal(2, 5)
    state.play(state.legal()[0])
    state.play(state.legal()[-1])  # sideways, so that it does not act
    settings = SearchSettings(0.3, 0.3, 0.1, 3, 1.0, False, grows_on)
    search = Search(Veiled(state, int(state.to_act())), game.knowledge, settings, len(game.moves), homeward.fast_rng(1))
    search.run(200)
    ends = [edge for edge in search.root.edges if edge.visits > 0 and reveals(state, edge.code)]
    assert len(ends) > 1
    assert {edge.below is not None for edge in ends} == {grows_on}


def reveals(state: State, code: int) -> bool:
    after = state.copy()
    after.play(code)
    return after.reveals > state.reveals
