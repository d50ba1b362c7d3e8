"""Why a move is a good one: every sentence is true of the position, checked by making the move."""

from typing import cast

import pytest

from homeward.catalogue import Text
from homeward.catalogue.translator import english
from homeward.engine.chance.rng import fast_rng
from homeward.games.pets_rescue import PETS_RESCUE as GAME
from homeward.games.pets_rescue.bot.hints import glow
from homeward.games.pets_rescue.bot.reasons import reasons
from homeward.games.pets_rescue.preview import preview
from homeward.games.pets_rescue.rules import PetsRescue, codes


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_is_true(seed: int) -> None:
    state = cast(PetsRescue, GAME.deal(2 + seed % 3, seed))
    rng, told = fast_rng(seed), set[str]()
    while state.actor is not None:
        veiled = cast(PetsRescue, state.veil(state.actor))
        for code in state.legal():
            assert glow(veiled, code).piece
            for said in reasons(veiled, code):
                check(veiled, code, said)
                told.add(said.key)
        state.play(rng.choice(state.legal()))
    names = ("line", "first-and-last", "upright", "move-in", "best-now")
    assert {f"pets-rescue.hint.{name}" for name in names} <= told


def check(state: PetsRescue, code: int, said: Text) -> None:
    seat = int(state.active)
    gained = gain(state, code)
    match said.key.removeprefix("pets-rescue.hint."):
        case "line":
            assert best_of_line(state, code) == said.args["n"]
        case "best-line":
            assert all(best_of_line(state, other) < best_of_line(state, code) for other in others(state, code))
        case "first-and-last":
            assert state.lead == seat == after(state, code).active, "whoever picked the line takes first"
        case "more-points":
            assert gained == said.args["n"]
        case "best-now":
            assert all(gain(state, other) < gained for other in others(state, code))
        case "costs-nothing":
            assert gained >= 0
        case "costs-least":
            assert -gained == said.args["n"]
            assert all(gain(state, other) <= gained for other in others(state, code))
        case "offer" | "upright" | "move-in":
            assert english(said).endswith(".")
        case _:
            assert said.key.startswith("pets-rescue.face."), english(said)


def others(state: PetsRescue, code: int) -> list[int]:
    return [other for other in state.legal() if other != code]


def after(state: PetsRescue, code: int) -> PetsRescue:
    twin = cast(PetsRescue, state.copy())
    twin.apply(code)
    return twin


def gain(state: PetsRescue, code: int) -> int:
    """By making the move, where that changes nothing else; otherwise as boards preview it."""
    seat = int(state.active)
    if state.phase == codes.CHOOSE_LINE:
        return 0
    if state.phase == codes.CHOOSE_CARD and state.taken + 1 < state.players:
        return int(after(state, code).score(seat) - state.score(seat))
    would = preview(state, seat, code)
    return would.points if would is not None else 0


def best_of_line(state: PetsRescue, line: int) -> int:
    """Picks the line and tries every card of it."""
    picked = after(state, line)
    return max(gain(picked, code) for code in picked.legal())
