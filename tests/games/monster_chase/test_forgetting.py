"""What a forgetful bot of Monster Chase still knows."""

import homeward
from homeward.bots import Veiled
from homeward.games.monster_chase.bot.memory import Memory
from homeward.games.monster_chase.rules import MonsterChase


def six_tiles_seen(seed: int) -> MonsterChase:
    state = homeward.game("monster-chase").deal(2, seed, mode="easy")
    for code in (0, 1, 2, 3, 4, 5):
        state.play(code)
    assert isinstance(state, MonsterChase)
    return state


def veiled_for_seat_0(state: MonsterChase) -> MonsterChase:
    veiled = state.veil(0)
    assert isinstance(veiled, MonsterChase)
    return veiled


def test_a_short_span_forgets_the_oldest_tiles_first() -> None:
    state = six_tiles_seen(1)
    kept = Veiled.again(Memory(span=2, slips=0.0).recall(veiled_for_seat_0(state), bot=0)).state
    assert isinstance(kept, MonsterChase)
    assert [place for place, seen in enumerate(kept.tiles.seen) if seen] == [3, 4, 5]


def test_what_is_forgotten_looks_like_never_seen() -> None:
    state = six_tiles_seen(1)
    blank = Veiled.again(Memory(span=0, slips=1.0).recall(veiled_for_seat_0(state), bot=0)).state
    assert isinstance(blank, MonsterChase)
    assert not any(blank.tiles.seen)
    assert list(blank.tiles.at) == sorted(blank.tiles.at)


def test_a_bot_forgets_consistently_and_two_bots_differently() -> None:
    memory = Memory(span=100, slips=0.5)

    def known(bot: int, age: int) -> list[bool]:
        return [memory.keeps(bot, place, 7, age) for place in range(10)]

    assert known(1, 1) == known(1, 50)
    assert known(1, 1) != known(2, 1)
