"""What a player of Monster-Falle is asked to do."""

from homeward.catalogue import Text
from homeward.engine.events import Prompt
from homeward.engine.state import NOBODY
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.names import across, monster_name, say
from homeward.games.monster_falle.rules import PAIR_X, PAIR_Y, MonsterFalle
from homeward.games.monster_falle.rules.teams import owner, plays_alone
from homeward.games.monster_falle.score_sheet import verdict


def prompt(state: MonsterFalle, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    if seat not in (owner(state, PAIR_X), owner(state, PAIR_Y)):
        kind = "prompt.watch-practice" if state.variant.practice else "prompt.watch"
        return Prompt(said=say(kind), detail=say(f"{kind}.detail"))
    if state.phase == rules.READY:
        return ready_prompt(state, seat)
    if state.phase == rules.COUNTDOWN:
        return Prompt(said=say("event.began"), detail=you_work(state, seat))
    if state.phase == rules.CHOOSING:
        return choose_prompt(state, seat)
    if state.phase == rules.PLACING:
        return Prompt(said=say("prompt.placing", monster=name_of(state)), detail=say("prompt.placing.detail"))
    if state.phase == rules.HOMING:
        return Prompt(said=say("prompt.homing"), detail=after_homing(state))
    return push_prompt(state, seat)


def ready_prompt(state: MonsterFalle, seat: int) -> Prompt:
    if state.to_act() != seat:
        return Prompt(said=say("prompt.partner-readies"), detail=you_work(state, seat))
    if state.agreement.wants_swap():
        return Prompt(said=say("prompt.partner-swaps"), detail=say("prompt.partner-swaps.detail"))
    return Prompt(said=say("prompt.ready"), detail=you_work(state, seat))


def choose_prompt(state: MonsterFalle, seat: int) -> Prompt:
    if state.to_act() != seat:
        return Prompt(said=say("prompt.partner-chooses"), detail=you_work(state, seat))
    return Prompt(said=say("prompt.choose"), detail=say("prompt.choose.detail", rails=rails_of(state, seat)))


def push_prompt(state: MonsterFalle, seat: int) -> Prompt:
    detail = say("prompt.push.detail", rails=rails_of(state, seat))
    if state.visit.trap_is_open():
        return Prompt(said=say("prompt.push", monster=name_of(state)), detail=detail)
    first = say("prompt.push-across", monster=name_of(state), across=across(state.visit.location))
    return Prompt(said=first, detail=detail)


def after_homing(state: MonsterFalle) -> Text:
    """What happens once all four rails are back at the edge."""
    if state.start != NOBODY:
        return say("prompt.homing.sack", monster=name_of(state))
    if not state.variant.practice:
        return say("prompt.homing.card")
    return say("prompt.homing.choose" if state.variant.first_team_practises else "prompt.homing.next")


def name_of(state: MonsterFalle) -> Text:
    return monster_name(state.chits[state.start])


def you_work(state: MonsterFalle, seat: int) -> Text:
    return say("prompt.you-work", rails=rails_of(state, seat))


def rails_of(state: MonsterFalle, seat: int) -> Text:
    if plays_alone(state):
        return say("rails.all")
    return say("rails.x" if seat == owner(state, PAIR_X) else "rails.y")
