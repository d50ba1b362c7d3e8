"""Why a move is a good one: every sentence is true of the position, checked by making the move."""

from collections.abc import Callable
from typing import cast

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.games.wombat_rescue import WOMBAT_RESCUE
from homeward.games.wombat_rescue.bot.hints import glow
from homeward.games.wombat_rescue.bot.reasons import reasons
from homeward.games.wombat_rescue.moves import HighFibre, RunHome, Walk
from homeward.games.wombat_rescue.rules import WombatRescue
from homeward.games.wombat_rescue.rules.lost import is_lost
from homeward.games.wombat_rescue.rules.pieces.ground import SPACES
from homeward.games.wombat_rescue.rules.pieces.wombat import HINDGUT, MOUTH, NO_BABY, Wombat
from tests.games.wombat_rescue.wombat_table import dealt, wombats

Fact = Callable[[WombatRescue, WombatRescue, Text], bool]


def me(state: WombatRescue, seat: int) -> Wombat:
    return state.outback.wombats[seat]


def smelling(state: WombatRescue, seat: int) -> int:
    return sum(state.outback.scent.smells(space, seat) for space in range(SPACES))


def before_and_after(read: Callable[[WombatRescue, int], int], change: Callable[[int, int, int], bool]) -> Fact:
    def fact(before: WombatRescue, after: WombatRescue, said: Text) -> bool:
        seat = before.turn.active
        return change(int(read(before, seat)), int(read(after, seat)), cast(int, said.args.get("n", 0)))

    return fact


def way_home(state: WombatRescue, seat: int) -> int:
    return int(state.outback.board.ground.apart(me(state, seat).lead, state.outback.home))


def way_to_baby(state: WombatRescue, seat: int) -> int:
    board = state.outback.board
    return min(int(board.ground.apart(me(state, seat).lead, nest)) for nest in board.nest)


def food(state: WombatRescue, seat: int) -> int:
    return int(me(state, seat).worth(MOUTH))


def at_home(state: WombatRescue, seat: int) -> int:
    return int(me(state, seat).lead == state.outback.home)


# What must be so, by sentence: before the move, after it, and the number it names
FACTS: dict[str, Fact] = {
    "last-baby": lambda before, after, said: after.won(before.turn.active),
    "rescues": before_and_after(lambda state, seat: me(state, seat).rescued, lambda was, now, n: was + 1 == now == n),
    "baby-waits": before_and_after(lambda state, seat: me(state, seat).pouch, lambda was, now, n: was == NO_BABY < now),
    "food": before_and_after(food, lambda was, now, n: now > was),
    "food-full": before_and_after(food, lambda was, now, n: was < 3 <= now),
    "chased-home": before_and_after(at_home, lambda was, now, n: now == 1),
    "nearer-home": before_and_after(way_home, lambda was, now, n: now < was),
    "saves-walk": before_and_after(way_home, lambda was, now, n: was == n and now == 0),
    "in-your-smell": lambda before, after, said: bool(after.outback.in_area(before.turn.active)),
    "cube-now": before_and_after(smelling, lambda was, now, n: now - was == n > 0),
    "cube-here": lambda before, after, said: (
        after.variant.dingo_eats_poop
        or smelling(after, before.turn.active) - smelling(before, before.turn.active) == said.args["n"]
    ),
    "safe-at-home": before_and_after(at_home, lambda was, now, n: was == now == 1),
    "no-moves-left": lambda before, after, said: before.turn.moves_left == 0,
    "only-a-card": lambda before, after, said: bool(is_lost(before.outback, before.turn.active)),
    "no-use-for-cube": lambda before, after, said: bool(me(after, before.turn.active).worth(HINDGUT) > 0),
    "carries": lambda before, after, said: me(before, seat_in(said)).pouch != NO_BABY,
    "ahead": lambda before, after, said: most_babies(before) == [seat_in(said)],
    "not-ahead": lambda before, after, said: most_babies(before) != [seat_in(said)],
    "catches": lambda before, after, said: bool(at_home(after, seat_in(said))),
}
# Nearer to a baby, out of the dingo's reach, far dens and moved cubes: read off the board, by tests below
READ_OFF = {"nearer-baby", "away-from-dingo", "far-den", "cube-missed"}


def seat_in(said: Text) -> int:
    return cast(int, cast(Text, said.args["who"]).args["seat"])


def most_babies(state: WombatRescue) -> list[int]:
    rescued = [int(wombat.rescued) for wombat in state.outback.wombats]
    return [seat for seat, babies in enumerate(rescued) if babies == max(rescued)]


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_is_true(seed: int) -> None:
    """Every legal move of many positions, well played and badly, with and without the variants."""
    state = dealt(3, seed, boulders=seed % 2 == 1, dingo_eats_poop=seed == 3)
    rng, told = fast_rng(seed), set[str]()
    while not state.over and state.clock < 260:
        codes = state.legal()
        for code in codes[:: 1 + state.clock % 3]:
            told |= {check(state, code, said) for said in reasons(state, code)}
            assert glow(state, code).area
        likings = {code: WOMBAT_RESCUE.knowledge.prefer(state, code) for code in codes}
        state.play(max(codes, key=lambda code: likings[code]) if rng.below(4) else rng.choice(codes))
    assert len(told) > 8


def check(state: WombatRescue, code: int, said: Text) -> str:
    name = said.key.removeprefix("wombat-rescue.hint.")
    assert english(said).endswith((".", "!"))
    if name in READ_OFF:
        return name
    after = state.copy()
    assert isinstance(after, WombatRescue)
    after.apply(code)
    assert FACTS[name](state, after, said), english(said)
    return name


def words(state: WombatRescue, move: object) -> list[str]:
    return [english(said) for said in reasons(state, WOMBAT_RESCUE.code(move))]  # type: ignore[arg-type]


def test_the_last_baby_comes_first() -> None:
    table = wombats("r=0 q=4  A a").rescued(0, 0, 1, 3).carrying(0, 2)
    assert words(table.state, Walk(table.number[0, 0]))[0] == "That is your last baby: you win!"
    assert words(table.state, RunHome())[:2] == ["That is your last baby: you win!", "It saves you a walk of 4 spaces."]


def test_nearer_to_a_baby() -> None:
    table = wombats("r=0 q=4  Aa")
    nearer = "It brings you nearer to one of your babies."
    assert nearer in words(table.state, Walk(table.number[5, 0]))
    assert nearer not in words(table.state, Walk(table.number[3, 0]))


def test_out_of_the_dingos_reach() -> None:
    table = wombats("r=0 q=1  Aa . . !")
    away = "The dingo cannot reach you there with one roll."
    assert away in words(table.state, Walk(table.number[1, -1]))
    assert away not in words(table.state, Walk(table.number[2, 0]))


def test_a_cube_says_how_many_spaces_it_wins() -> None:
    table = wombats("r=0 q=8  A").digesting(0, "- 3 - -")
    assert words(table.state, HighFibre()) == ["You lay a cube here at once: your smell grows by 11 spaces."]
