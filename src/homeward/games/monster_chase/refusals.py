"""Why a move of Monster Chase is refused."""

from homeward.engine.errors import Refusal
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules import PLACES, MonsterChase, codes


def refusal(state: MonsterChase, code: int) -> Refusal:
    """Why a move is not legal in a running game."""
    if state.phase == codes.PREVIEW:
        return because("preview", "MC-39")
    if code == codes.READY:
        return because("no-preview", "MC-R42")
    place, places = code % PLACES, state.tiles.places()
    if place >= places:
        return Refusal(code="no-such-tile", rule="MC-R15", said=say("refusal.no-such-tile", n=places))
    if state.phase == codes.SOCK_SWAP:
        itself = code >= codes.SWAP and place == state.sock
        return because("same-tile", "MC-R20") if itself else because("sock-waits", "MC-35")
    return because("no-sock", "MC-35") if code >= codes.SWAP else because("face-up", "MC-R13")


def because(why: str, rule: str) -> Refusal:
    return Refusal(code=why, rule=rule, said=say(f"refusal.{why}"))
