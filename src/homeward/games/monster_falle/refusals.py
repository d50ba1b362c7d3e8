"""Why a move of Monster-Falle is refused."""

from homeward.engine.errors import Refusal
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.names import say
from homeward.games.monster_falle.rules import MonsterFalle


def refusal(state: MonsterFalle, code: int) -> Refusal:
    """Why a move is not legal in a running game."""
    if code < rules.HOLDS:
        return because("not-running", "MF-35")
    if code == rules.SWAP and state.phase == rules.READY:
        return because("alone", "MF-49")
    if code in (rules.GO, rules.SWAP):
        return because("too-late", "MF-R8")
    if code == rules.NEXT and state.variant.practice:
        return because("old-practice", "MF-08")
    return because("no-practice", "MF-08")


def because(why: str, rule: str) -> Refusal:
    return Refusal(code=why, rule=rule, said=say(f"refusal.{why}"))
