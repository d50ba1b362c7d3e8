"""What a hint of Monster Chase says: where to look, which tile, and why."""

from homeward.games.monster_chase.bot.exact import EXACT
from homeward.games.monster_chase.bot.puzzle import reduced
from homeward.games.monster_chase.rules import COMPETITIVE, FLIP, TOYS, MonsterChase

POINTERS = {
    "flip": ("Look at the sleeping tiles.", "Tile {position} is the one."),
    "swap": ("Look at the tiles the sock can change places with.", "Tile {position} would not be missed there."),
    "ready": ("Look at all the toys once more.", "Find the toys of the monsters you can see."),
}


def reason(state: MonsterChase, code: int) -> str:
    """Why a flip is a good one, with the chance to win where that says something."""
    if state.phase != FLIP:
        return "Nobody knows that tile, so nothing you remember gets mixed up."
    why = reason_for_flip(state, code)
    if state.variant.mode == COMPETITIVE:
        return f"{why}."
    chance = EXACT.solver_of(state.variant).value(reduced(state))
    return f"{why}." if chance <= 0 else f"{why}; played well, you win {100 * chance:.0f} of 100 games."


def reason_for_flip(state: MonsterChase, code: int) -> str:
    if state.tiles.seen[code] == 0:
        return "Nobody has looked there yet, so you learn something even if it is the wrong toy"
    if state.tiles.at[code] < TOYS and state.monsters.anybody_fears(state.tiles.at[code]):
        return "You have seen that toy before, and somebody at the bed fears it"
    return "It wakes nothing new while you wait for a better moment"
