"""What a player of Monster Chase is asked to do, and for how long."""

from homeward.engine.events import Prompt, Timer
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules import MonsterChase, codes
from homeward.games.monster_chase.rules.pack import is_hunted
from homeward.games.monster_chase.score_sheet import verdict


def prompt(state: MonsterChase, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    if state.active != seat:
        return prompt_for("wait")
    if state.phase == codes.PREVIEW:
        asleep = state.variant.expert and not state.variant.expert_tiles_are_shown
        return Prompt(said=say("prompt.preview"), detail=say(f"prompt.preview.{'tricks' if asleep else 'detail'}"))
    if state.phase == codes.SOCK_SWAP:
        return prompt_for("sock")
    return prompt_for("pack" if is_hunted(state) else "turn")


def prompt_for(what: str) -> Prompt:
    return Prompt(said=say(f"prompt.{what}"), detail=say(f"prompt.{what}.detail"))


def timer(state: MonsterChase) -> Timer | None:
    """The look at all toys ends by itself (MC-39, MC-R27)."""
    if state.phase != codes.PREVIEW:
        return None
    return Timer(seconds=BOX.counts.preview_seconds, code=int(codes.READY))
