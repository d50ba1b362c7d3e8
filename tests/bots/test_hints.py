"""Hints lead to a legal move in three steps, for every kind of move; an analysis finds what decided a game."""

import pytest

import homeward
from homeward.bots import analyse, choose, hint
from homeward.bots.analysis import MATTERS, explanation, swing
from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.game import Game
from homeward.games import GAMES
from homeward.games.monster_chase.rules import MonsterChase

TURN_GAMES = [game for game in GAMES if game.info.tick_hz == 0]


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_a_hint_tells_more_with_every_step(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homeward.bots.advice.SIMULATIONS", 40)
    state = game.deal(2, 4)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    assert state.actor is not None
    veiled = state.veil(state.actor)
    first, second, third = (hint(game, veiled, step, seed=3) for step in (1, 2, 3))
    assert first.code is None
    assert second.code is None
    assert third.code in state.legal()
    assert third.label is not None
    assert english(third.label)
    assert first.glow
    assert second.glow == third.glow != ""
    assert "of 100" not in english(third.said)
    assert third.numbers is not None
    assert "of 100" in english(third.numbers)
    assert all(english(step.said).endswith((".", "!")) for step in (first, second, third))
    assert hint(game, veiled, 3, seed=3).label == third.label


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_every_place_of_a_move_is_pointed_at_by_itself(game: Game) -> None:
    """Moves that are made at different places point at different pieces, also later in a game."""
    assert game.bots.glow is not None
    state, rng = game.deal(2, 5), homeward.fast_rng(5)
    for _ in range(60):
        if state.actor is None:
            break
        places = {code: place_of(game, code) for code in state.legal()}
        glows = {place: game.bots.glow(state, code).piece for code, place in places.items()}
        assert len(set(glows.values())) == len(set(places.values()))
        state.play(rng.choice(state.legal()))


def place_of(game: Game, code: int) -> tuple[object, ...]:
    """What a move says, but for how a piece is laid or used; a Scamper goes to a space as a walk does."""
    data = game.move_data(code)
    if data["move"] in ("walk", "scamper"):
        return (data["space"],)
    way = () if data["move"] in ("place", "start") else ("way",)
    return tuple(value for name, value in data.items() if name not in (*way, "part", "gem"))


def test_a_hint_has_three_steps() -> None:
    game = homeward.game("monster-chase")
    with pytest.raises(ValueError, match="steps 1 to 3"):
        hint(game, game.deal(2, 4).veil(0), 4, seed=3)


def test_in_monster_chase_a_hint_says_why() -> None:
    game = homeward.game("monster-chase")
    state = game.deal(1, 1, length=10)
    assert "Nobody has looked there yet" in english(hint(game, state.veil(0), 3, seed=1).said)
    assert isinstance(state, MonsterChase)
    tiles, monsters = state.tiles, state.monsters
    while not any(seen and monsters.anybody_fears(tile) for seen, tile in zip(tiles.seen, tiles.at, strict=True)):
        state.play(choose(game, "perfect", state.veil(0), homeward.fast_rng(1)))
    assert "You have seen that toy before" in english(hint(game, state.veil(0), 3, seed=1).said)


def test_the_only_move_needs_no_reason() -> None:
    game = homeward.game("monster-chase")
    assert "only thing" in english(hint(game, game.deal(2, 4, fearless=True).veil(0), 3, seed=3).said)


@pytest.mark.parametrize("game", TURN_GAMES, ids=lambda game: game.name)
def test_an_analysis_tells_every_chance_and_at_most_three_moments(game: Game) -> None:
    record = homeward.Record.new(game.name, 2, 11)
    rng = homeward.fast_rng(2)
    while record.state.actor is not None and len(record.moves) < 30:
        record.append(choose(game, "random", record.state.veil(record.state.actor), rng))
    found = analyse(game, list(record.replay()), record.moves, simulations=4)
    assert len(found.chances) == len(record.moves) + 1
    assert all(0.0 <= chance <= 1.0 for chances in found.chances for chance in chances)
    assert len(found.turning_points) <= 3
    assert all(swing(point.before, point.after) >= MATTERS for point in found.turning_points)
    assert [point.move for point in found.turning_points] == sorted(point.move for point in found.turning_points)


def test_a_careless_flip_is_named_with_what_would_have_been_better() -> None:
    record = homeward.Record.new("monster-chase", 1, 2, length=10, pack=True)
    for _ in range(8):
        if record.state.over:
            break
        record.append(0)  # the same tile again and again
    points = analyse(record.game, list(record.replay()), record.moves).turning_points
    named = [point for point in points if point.better]
    assert named
    assert all("A better move: Turn over tile" in english(point.said) for point in named)
    assert not any("100" in english(point.said) for point in points), "numbers are for those who ask"
    assert all(english(point.numbers).startswith("Wins in 100 games: ") for point in points)
    states = list(record.replay())
    assert all(point.better_code in states[point.move - 1].legal() for point in named)


def test_what_a_move_changed_is_told_in_words() -> None:
    assert english(explanation(0.75, 0.51, None)).startswith(
        "Before this move you win about four times in five, after it about half the time. That was bad luck"
    )
    assert english(explanation(0.45, 0.55, None)) == "The chances of winning rose a little."
    assert english(explanation(0.55, 0.45, Text("hint.only"))).startswith(
        "The chances of winning fell a little. A better"
    )


def test_where_nothing_is_at_stake_nothing_is_decisive() -> None:
    record = homeward.Record.new("monster-chase", 2, 2, mode="easy", length=10)
    for _ in range(6):
        record.append(record.state.legal()[0])
    assert analyse(record.game, list(record.replay()), record.moves).turning_points == []


def test_looking_back_tells_how_far_it_has_come_also_when_there_is_no_time_at_all() -> None:
    record = homeward.Record.new("monster-baby-rescue", 2, 2)
    for _ in range(4):
        record.append(record.state.legal()[0])
    looked: list[int] = []
    found = analyse(record.game, list(record.replay()), record.moves, seconds=0.0, looked=looked.append)
    assert looked == [1, 2, 3, 4, 5]
    assert len(found.chances) == 5
