"""Every game in the house keeps the contract."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import homeward
from homeward.engine.game import Game
from homeward.engine.snapshots.number_shapes import shape_of
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.testkit import contract
from homeward.testkit.deals import random_move
from homeward.testkit.game_files import the_same_role_has_the_same_file
from homeward.testkit.positions import deals, positions

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
on_positions = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


def rows_of_numbers_lose_nothing(game: Game, state: State) -> None:
    """What a seat knows, written as numbers, is as wide as declared, lies within the columns, and can be read back."""
    shape = shape_of(game.bounds(state))
    for seat in range(state.players):
        known, row = game.snapshot(state.veil(seat)), list[int]()
        shape.put(known, row)
        assert len(row) == len(shape.columns)
        assert [c.name for c, n in zip(shape.columns, row, strict=True) if not c.low <= n <= c.high] == []
        assert shape.take(iter(row)) == known


CHECKS = (
    contract.legal_moves_are_playable,
    contract.a_random_move_is_one_of_the_legal_ones,
    contract.illegal_moves_are_refused,
    contract.options_are_shared,
    contract.copies_are_independent,
    contract.snapshots_round_trip,
    contract.snapshots_keep_every_field,
    contract.fills_are_not_the_truth_in_disguise,
    contract.observations_show_only_what_is_known,
    contract.everything_has_words,
    contract.previews_are_data,
    contract.knowledge_looks_only_at_what_is_known,
    contract.what_seats_know_is_within_bounds,
    rows_of_numbers_lose_nothing,
)


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(data=st.data())
@on_positions
def test_position(game: Game, check: Callable[[Game, State], None], data: st.DataObject) -> None:
    check(game, data.draw(positions(game)))


@every_game
@pytest.mark.parametrize(
    "check", [contract.damaged_snapshots_are_rejected, contract.views_and_veils_leak_nothing], ids=lambda c: c.__name__
)
@given(data=st.data(), luck=st.integers(0, 2**32))
@on_positions
def test_position_with_luck(
    game: Game, check: Callable[[Game, State, int], None], data: st.DataObject, luck: int
) -> None:
    check(game, data.draw(positions(game)), luck)


@every_game
@given(data=st.data())
@settings(on_positions, max_examples=on_positions.max_examples // 10)
def test_copies_keep_every_field(game: Game, data: st.DataObject) -> None:
    contract.copies_keep_every_field(game, data.draw(positions(game)))


@every_game
@given(data=st.data())
@settings(on_positions, max_examples=on_positions.max_examples // 2)
def test_games_end(game: Game, data: st.DataObject) -> None:
    contract.games_end(game, data.draw(deals(game)).state(game))


@every_game
def test_the_same_role_has_the_same_file(game: Game) -> None:
    the_same_role_has_the_same_file(game)


@every_game
def test_moves_have_names(game: Game) -> None:
    contract.moves_have_names(game)


@every_game
def test_bots_are_complete(game: Game) -> None:
    contract.bots_are_complete(game)


@every_game
def test_chosen_seats_begin(game: Game) -> None:
    contract.chosen_seats_begin(game)


@every_game
@given(data=st.data())
@settings(on_positions, max_examples=on_positions.max_examples // 3)
def test_same_record_same_states(game: Game, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    deal = data.draw(deals(game))
    record = homeward.Record.new(game.name, deal.players, deal.seed, deal.rules_version, **deal.options)
    luck = homeward.fast_rng(deal.seed + 1)
    for _ in range(50):
        if record.state.over:
            break
        record.append(random_move(record.state, luck))
    path = tmp_path_factory.mktemp("records") / "game.json"
    record.save(path)
    first = [contract.snapshot_bytes(game, state) for state in record.replay()]
    again = [contract.snapshot_bytes(game, state) for state in homeward.Record.load(path).replay()]
    assert first == again
    assert first[-1] == contract.snapshot_bytes(game, record.state)
