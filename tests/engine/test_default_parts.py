"""What the engine answers for a game that has no file for a role: every game of the house can do without."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import homeward
from homeward.bots import choose, hint
from homeward.catalogue.translator import english
from homeward.engine import default_parts
from homeward.engine.bot.columns import Column
from homeward.engine.bot.plain_bots import PLAIN_BOTS
from homeward.engine.game import Game
from homeward.engine.state import State
from homeward.games import GAMES
from homeward.lab.observations.observation import Observation
from homeward.testkit import contract
from homeward.testkit.game_files import the_same_role_has_the_same_file
from homeward.testkit.positions import deals, positions
from tests.sixth_game.fireflies import FIREFLIES

ROLES = ("checks", "prompts", "refusals", "score_sheet")


def without_its_own(game: Game) -> Game:
    """The game as if it had none of the files that it need not have."""
    defaults = dict.fromkeys(ROLES, default_parts)
    return Game(
        game.info, msgspec.structs.replace(game.parts, **defaults, bots=PLAIN_BOTS, observer=None, preview=None)
    )


IN_TURNS = [without_its_own(game) for game in (*GAMES, FIREFLIES) if not game.info.tick_hz]
BARE = without_its_own(FIREFLIES)
every_game = pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize(
    "check",
    [
        contract.illegal_moves_are_refused,
        contract.snapshots_round_trip,
        contract.observations_show_only_what_is_known,
        contract.everything_has_words,
        contract.knowledge_looks_only_at_what_is_known,
    ],
    ids=lambda check: check.__name__,
)
@given(data=st.data())
@settings(max_examples=5)
def test_the_contract_is_kept(game: Game, check: Callable[[Game, State], None], data: st.DataObject) -> None:
    check(game, data.draw(positions(game)))


@every_game
@given(data=st.data(), luck=st.integers(0, 2**32))
@settings(max_examples=5)
def test_no_prompt_leaks_anything(game: Game, data: st.DataObject, luck: int) -> None:
    contract.views_and_veils_leak_nothing(game, data.draw(positions(game)), luck)


@every_game
@given(data=st.data())
@settings(max_examples=3)
def test_its_score_sheet_is_complete(game: Game, data: st.DataObject) -> None:
    """Its own bots play: in a long race random moves hardly ever come to an end."""
    own = next(one for one in (*GAMES, FIREFLIES) if one.name == game.name)
    played = Game(game.info, msgspec.structs.replace(game.parts, bots=own.bots))
    contract.games_end(played, data.draw(deals(played)).state(played))


@every_game
def test_its_hints_have_sentences(game: Game) -> None:
    contract.bots_are_complete(game)


def test_a_file_that_is_there_is_used() -> None:
    with pytest.raises(AssertionError, match=r"does not use its checks\.py"):
        the_same_role_has_the_same_file(BARE)


# One of them looked at more closely


def test_a_player_is_told_whose_turn_it_is() -> None:
    state = BARE.deal(3, 4)
    assert english(BARE.prompt(state, 0).said) == "It is your turn."
    assert english(BARE.prompt(state, 1).said) == "Seat 1 is playing."
    play_to_the_end(state)
    assert english(BARE.prompt(state, 1).said) == "The game is over."


def test_a_refusal_gives_no_reason() -> None:
    state = BARE.deal(3, 4)
    found = BARE.why(state, next(code for code in range(len(BARE.moves)) if code not in state.legal()))
    assert found is not None
    assert (found.code, found.rule) == ("illegal", "")


def test_the_score_sheet_has_the_points_and_the_winners() -> None:
    state = BARE.deal(3, 4)
    assert BARE.score_sheet(state).verdict is None
    play_to_the_end(state)
    sheet = BARE.score_sheet(state)
    assert [line.points for line in sheet.lines] == [sheet.totals] == [tuple(state.scores())]
    assert sheet.verdict is not None
    assert "win" in english(sheet.verdict)


def play_to_the_end(state: State) -> None:
    while not state.over:
        state.play(state.legal()[0])


@pytest.mark.parametrize("bot", ["cub", "fox", "owl:50", "greedy", "beginner"])
def test_every_bot_plays_without_knowledge(bot: str) -> None:
    state, rng = BARE.deal(3, 4), homeward.fast_rng(1)
    while state.actor is not None:
        state.play(choose(BARE, bot, state.veil(state.actor), rng, 0.01))
    assert state.winners()


def test_a_hint_has_three_steps() -> None:
    state = BARE.deal(3, 4)
    where, which, move = (hint(BARE, state.veil(0), step, seed=1) for step in (1, 2, 3))
    assert english(where.said) == "Read all of your choices."
    assert english(which.said) == "Imagine what would happen after each of them."
    assert move.code in state.legal()


def test_whoever_has_more_points_stands_better() -> None:
    state = BARE.deal(3, 4)
    assert [BARE.knowledge.evaluate(state, seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3
    while len(set(state.scores())) < 2:
        state.play(state.legal()[0])
    values = [BARE.knowledge.evaluate(state, seat) for seat in range(3)]
    assert sum(values) == pytest.approx(1)
    assert values.index(max(values)) == state.scores().index(max(state.scores()))


def test_an_observation_is_the_snapshot_that_a_seat_knows() -> None:
    seen = Observation(BARE, 3, {})
    assert [named(column) for column in seen.columns] == [
        ("observer", (3,), 1),
        ("to_act", (3,), 1),
        ("first", (1,), 2),
        ("hands", (12,), 15),
        ("stock", (3,), 14),
        ("laid", (3,), 15),
        ("gone", (12,), 15),
        ("moths", (3,), 4),
    ]
    state = BARE.deal(3, 4)
    state.play(state.legal()[0])
    row = seen.read(seen.raw(state, 1))
    known = BARE.snapshot(state.veil(1))
    assert list(row["observer"]) == [0, 1, 0]
    assert list(row["to_act"]) == [0, 1, 0]
    assert [light - 1 for light in row["hands"][4:8]] == known["hands"][1]
    assert list(row["hands"][:4])[3] == 0, "a light is laid, and its place is empty"
    assert list(row["moths"]) == [0, 0, 0]


def named(column: Column) -> tuple[str, tuple[int, ...], int]:
    return column.name, column.shape, column.high


def test_a_number_beyond_a_byte_is_written_in_digits() -> None:
    chase = without_its_own(homeward.game("monster-chase"))
    seen = Observation(chase, 2, {})
    turns = next(column for column in seen.columns if column.name == "turns")
    assert turns.digits > 1
    state = chase.deal(2, 7)
    for _ in range(3):
        state.play(state.legal()[0])
    row = seen.raw(state, 0)
    assert seen.read(row)["turns"] == chase.snapshot(state)["turns"] > 0
