"""What a hint of Monster Chase says: where to look, which tile, and why."""

from homeward.catalogue import Said
from homeward.games.monster_chase.bot.exact import EXACT
from homeward.games.monster_chase.bot.puzzle import reduced
from homeward.games.monster_chase.rules import COMPETITIVE, FLIP, TOYS, MonsterChase
from homeward.games.monster_chase.spoken import say

POINTERS = {
    move: (f"monster-chase.hint.{move}.where", f"monster-chase.hint.{move}.which") for move in ("flip", "swap", "ready")
}


def reason(state: MonsterChase, code: int) -> Said:
    """Why a flip is a good one, with the chance to win where that says something."""
    if state.phase != FLIP:
        return say("reason.swap")
    why = reason_for_flip(state, code)
    if state.variant.mode == COMPETITIVE:
        return say(why)
    chance = EXACT.solver_of(state.variant).value(reduced(state))
    return say(why) if chance <= 0 else say(f"{why}.chance", chance=round(100 * chance))


def reason_for_flip(state: MonsterChase, code: int) -> str:
    if state.tiles.seen[code] == 0:
        return "reason.new"
    if state.tiles.at[code] < TOYS and state.monsters.anybody_fears(state.tiles.at[code]):
        return "reason.feared"
    return "reason.waits"
