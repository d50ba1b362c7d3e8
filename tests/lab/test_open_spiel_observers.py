"""What players and onlookers learn through OpenSpiel: all they may know, nothing hidden, and nothing forgotten."""

from collections import defaultdict
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from homeward.engine.game import Game
from homeward.lab.adapters.open_spiel_game import HomewardState, Resampler, load
from tests.lab.spiel_positions import dealt, every_game, some_positions, way

Private = pyspiel.PrivateInfoType
PUBLIC = pyspiel.IIGObservationType(perfect_recall=False, private_info=Private.NONE)
PUBLIC_RECALL = pyspiel.IIGObservationType(perfect_recall=True, private_info=Private.NONE)
PRIVATE = pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=Private.SINGLE_PLAYER)
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


@every_game
def test_a_seat_learns_nothing_hidden(game: Game) -> None:
    """Tables that a seat cannot tell apart look the same to it, now and with all it remembers."""
    resampler, told_apart = Resampler(3), False
    private = make_observation(load(game.name), PRIVATE)
    for state in some_positions(game.name):
        for seat in range(state.num_players()):
            other = resampler(state, seat)
            told_apart = told_apart or str(other) != str(state)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert private.string_from(other, seat) == private.string_from(state, seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
    assert told_apart, "nothing was hidden, so nothing was tested"


@every_game
def test_everybody_learns_only_what_is_public(game: Game) -> None:
    """What one seat cannot know, and so no private thing of another seat, is not in the public observations."""
    resampler = Resampler(4)
    states = some_positions(game.name, players=max(game.info.players))
    public, recalled = (make_observation(states[0].get_game(), kind) for kind in (PUBLIC, PUBLIC_RECALL))
    for state in states:
        public.set_from(state, 0)
        numbers, text, past = public.tensor.copy(), public.string_from(state, 0), recalled.string_from(state, 0)
        for seat in range(state.num_players()):
            other = resampler(state, seat)
            public.set_from(other, seat)
            assert np.array_equal(public.tensor, numbers)
            assert public.string_from(other, seat) == text
            assert recalled.string_from(other, seat) == past


def test_a_public_observer_sees_no_starting_card() -> None:
    """In Pets Rescue everybody has a hidden card; here two seats have exchanged theirs."""
    game = load("pets-rescue")
    state, other = dealt(game), dealt(game)
    mine, theirs = other.table().shelters  # type: ignore[attr-defined]
    mine.start, theirs.start = theirs.start, mine.start
    public, private = make_observation(game, PUBLIC), make_observation(game, PRIVATE)
    assert public.string_from(state, 0) == public.string_from(other, 0)
    assert private.string_from(state, 0) != private.string_from(other, 0)
    assert state.observation_string(0) != other.observation_string(0)


@every_game
def test_what_is_public_and_what_is_private_make_up_what_a_player_knows(game: Game) -> None:
    states = some_positions(game.name)
    public, private = (make_observation(states[0].get_game(), kind) for kind in (PUBLIC, PRIVATE))
    for state in states:
        for seat in range(state.num_players()):
            known = msgspec.json.decode(public.string_from(state, seat))
            for where, value in msgspec.json.decode(private.string_from(state, seat)).items():
                put(known, where.split("."), value)
            assert known == msgspec.json.decode(state.observation_string(seat))


def put(data: Any, path: list[str], value: Any) -> None:
    *steps, last = [int(name) if name.isdecimal() else name for name in path]
    for step in steps:
        data = data[step]
    data[last] = value


@every_game
def test_a_state_that_differs_for_a_seat_looks_different_to_it(game: Game) -> None:
    """Nothing that a seat knows is lost: other knowledge, other strings and other numbers."""
    strings: dict[str, tuple[float, ...]] = {}
    for state in some_positions(game.name):
        strings[state.observation_string(0)] = tuple(state.observation_tensor(0))
    assert len(set(strings.values())) == len(strings)


@every_game
def test_seats_are_told_apart(game: Game) -> None:
    for state in some_positions(game.name):
        assert state.observation_string(0) != state.observation_string(1)
        assert state.observation_tensor(0) != state.observation_tensor(1)
        assert state.information_state_string(0) != state.information_state_string(1)


# The whole past

Seen = tuple[int | str | None, ...]


def remembered(state: HomewardState, seat: int, depth: int, seen: Seen = ()) -> list[tuple[Seen, HomewardState]]:
    """The states below one, each with the moves that the seat made and what it observed on the way."""
    seen = (*seen, state.observation_string(seat))
    found = [(seen, state)]
    if depth and not state.is_terminal():
        for action in state.legal_actions()[:6]:
            own = action if state.current_player() == seat else None
            found += remembered(state.child(action), seat, depth - 1, (*seen, own))
    return found


@every_game
def test_histories_that_a_player_can_tell_apart_are_different_information_states(game: Game) -> None:
    spiel = load(game.name, deals=2)
    for seat in range(2):
        pasts = defaultdict(set)
        for outcome in range(2):
            for seen, state in remembered(dealt(spiel, outcome), seat, 3):
                pasts[state.information_state_string(seat)].add(seen)
        assert len(pasts) > 10
        assert all(len(several) == 1 for several in pasts.values())


@every_game
def test_hidden_things_leave_no_trace_in_the_past(game: Game) -> None:
    """The same move at two tables that looked the same: if they still do, the pasts are the same too."""
    resampler, alike = Resampler(5), 0
    for state in some_positions(game.name):
        for seat in range(state.num_players()):
            other = resampler(state, seat)
            for action in set(state.legal_actions()[:3]) & set(other.legal_actions()):
                one, two = state.child(action), other.child(action)
                if one.observation_string(seat) == two.observation_string(seat):
                    alike += 1
                    assert one.information_state_string(seat) == two.information_state_string(seat)
    assert alike


def test_an_observation_forgets_the_way_and_an_information_state_does_not() -> None:
    """Two tiles turned in one order and in the other: the same table, but not the same past."""
    start = dealt(load("monster-chase", mode="easy", open_memory=True))
    ways = defaultdict(set)
    for _, state in remembered(start, 0, 3):
        ways[state.observation_string(0)].add(state.information_state_string(0))
    assert any(len(pasts) > 1 for pasts in ways.values())


def test_the_past_is_the_same_whether_it_was_asked_for_on_the_way_or_at_the_end() -> None:
    states = list(way(load("wombat-rescue"), 12, 1))
    asked = [state.information_state_string(0) for state in states]
    again = states[0].get_game().new_initial_state()
    for action in states[-1].history():
        again.apply_action(action)
    assert again.information_state_string(0) == asked[-1]
    assert len(set(asked)) == len(asked)


def test_the_whole_past_is_a_string_and_no_tensor() -> None:
    game = load("pets-rescue")
    observation = make_observation(game, RECALL)
    state = dealt(game)
    assert observation.string_from(state, 1) == state.information_state_string(1)
    assert observation.tensor is None
    assert not game.get_type().provides_information_state_tensor


@pytest.mark.parametrize(
    ("public", "private", "recall"),
    [
        (False, Private.SINGLE_PLAYER, True),
        (False, Private.NONE, False),
        (False, Private.NONE, True),
        (False, Private.ALL_PLAYERS, False),
        (False, Private.ALL_PLAYERS, True),
        (True, Private.ALL_PLAYERS, False),
        (True, Private.ALL_PLAYERS, True),
    ],
)
def test_observers_that_we_do_not_offer_are_refused(public: bool, private: object, recall: bool) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    assert make_observation(load("pets-rescue"), kind) is None


def test_there_are_no_observation_parameters() -> None:
    with pytest.raises(ValueError, match="no observation parameters"):
        make_observation(load("pets-rescue"), PUBLIC, {"colour": 1})
