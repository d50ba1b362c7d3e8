"""What a player of Monster Baby Rescue is asked to do."""

from homeward.engine.events import Prompt
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue
from homeward.games.monster_baby_rescue.score_sheet import verdict


def prompt(state: MonsterBabyRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    kind = "wait" if state.active != seat else "final" if state.final_turns else "take"
    return Prompt(said=say(f"prompt.{kind}"), detail=say(f"prompt.{kind}.detail"))
