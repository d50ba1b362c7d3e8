"""What a player of Wombat Rescue is asked to do."""

from homeward.catalogue import player
from homeward.engine.events import Prompt
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.lost import is_hemmed_in, is_lost
from homeward.games.wombat_rescue.view import PHASES


def prompt(state: WombatRescue, seat: int) -> Prompt:
    phase = PHASES[state.turn.phase]
    if state.over:
        return Prompt(said=say("prompt.won" if state.won(seat) else "prompt.over"))
    if state.turn.decider != seat:
        decides = say(f"prompt.wait.{phase}", who=player(int(state.turn.decider)))
        return Prompt(said=say("prompt.wait"), detail=decides)
    if state.turn.phase == codes.MOVE:
        return turn_prompt(state)
    return Prompt(said=say(f"prompt.{phase}"), detail=say(f"prompt.{phase}.detail", n=int(state.hunt.prowl_left)))


def turn_prompt(state: WombatRescue) -> Prompt:
    asked = f"prompt.move.{way_to_move(state)}"
    return Prompt(said=say(asked), detail=say(f"{asked}.detail", n=int(state.turn.moves_left)))


def way_to_move(state: WombatRescue) -> str:
    outback, seat = state.outback, state.turn.active
    if state.turn.moves_left == 0:
        return "used-up"
    if outback.in_area(seat):
        return "run"
    if not is_lost(outback, seat):
        return "step"
    return "hemmed-in" if is_hemmed_in(outback, seat) else "lost"
