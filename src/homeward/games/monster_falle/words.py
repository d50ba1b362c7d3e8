"""What happens in Monster-Falle, what a player is asked, and why a move is refused."""

from collections.abc import Sequence

from homeward.catalogue import Said, player
from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.state import NOBODY
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.rules import PAIR_X, PAIR_Y, MonsterFalle, notes, physics
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.locations import NOWHERE
from homeward.games.monster_falle.rules.teams import owner, plays_alone
from homeward.games.monster_falle.score_sheet import verdict
from homeward.games.monster_falle.spoken import across, monster_name, players, say, start_name
from homeward.games.monster_falle.view import members

# Events


def events(state: MonsterFalle, written: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened. Everybody hears the same; how rails are held is seen, not told."""
    return [event(state, note) for note in written if note.kind != notes.HELD]


def event(state: MonsterFalle, note: Note) -> Event:
    if note.kind in OF_A_MONSTER:
        return OF_A_MONSTER[note.kind](state, note)
    if note.kind in OF_A_TEAM:
        return of_a_team(state, note)
    if note.kind == notes.SAID:
        return chose(note) if note.a == 2 else wished(note)
    if note.kind == notes.SWAPPED:
        said = say("event.swapped", players=players((note.a, note.b)))
        return Event(kind="swapped", said=said, facts={"pair_x": note.a, "pair_y": note.b})
    if note.kind == notes.VISITED:
        said = say("event.visited", across=across(note.a))
        return Event(kind="visited", said=said, facts={"location": BOX.locations[note.a].id})
    if note.kind == notes.SHUFFLED:
        return Event(kind="shuffled", said=say("event.fresh-set" if note.a else "event.shuffled"))
    return Event(kind="ended", said=verdict(state), facts={"winners": state.winners()})


def wished(note: Note) -> Event:
    """Ready before a round, perhaps with a wish."""
    kind = "wish-swap" if note.a else "ready"
    return Event(kind=kind, seat=note.seat, said=say(f"event.{kind}", who=player(note.seat)))


def chose(note: Note) -> Event:
    """Another chit in practice."""
    who = player(note.seat)
    if note.b == NOWHERE:
        return Event(kind="chose", seat=note.seat, said=say("event.chose", who=who))
    said = say("event.chose-across", who=who, across=across(note.b))
    return Event(kind="chose", seat=note.seat, said=said, facts={"location": BOX.locations[note.b].id})


# Events of a monster


def drew(state: MonsterFalle, note: Note) -> Event:
    monster = note.a // COPIES
    names = {"monster": monster_name(monster), "start": start_name(list(state.chits).index(monster))}
    facts: Facts = {"monster": BOX.monsters[monster].id}
    if note.b == NOWHERE:
        return Event(kind="drew", said=say("event.drew", **names), facts=facts)
    said = say("event.drew-across", **names, across=across(note.b))
    return Event(kind="drew", said=said, facts=facts | {"location": BOX.locations[note.b].id})


def placed(state: MonsterFalle, note: Note) -> Event:
    said = say("event.placed", monster=monster_name(state.chits[note.a]))
    return Event(kind="placed", said=said, facts={"start": note.a + 1})


def caught(state: MonsterFalle, note: Note) -> Event:
    monster = note.a if note.kind == notes.HOME else note.a // COPIES
    row, name = BOX.monsters[monster], monster_name(monster)
    said = say("event.caught", monster=name, n=row.eyes) if row.eyes else say("event.caught-asleep", monster=name)
    return Event(kind="caught", said=said, facts={"monster": row.id, "eyes": row.eyes})


def escaped(state: MonsterFalle, note: Note) -> Event:
    why = "not-visited" if note.b == notes.NOT_VISITED else CAUSES[note.b]
    said = say(f"event.escaped.{why}", monster=monster_name(note.a))
    return Event(kind="escaped", said=said, facts={"monster": BOX.monsters[note.a].id, "why": why})


CAUSES = {physics.BUMPED: "bumped", physics.PRESSED: "pressed", physics.SQUEEZED: "squeezed", physics.RUSHED: "rushed"}


OF_A_MONSTER = {
    notes.DREW: drew,
    notes.PLACED: placed,
    notes.CAUGHT: caught,
    notes.HOME: caught,
    notes.ESCAPED: escaped,
}


# Events of a team

OF_A_TEAM = (notes.BEGAN, notes.TURN, notes.ROUND_ENDED)


def of_a_team(state: MonsterFalle, note: Note) -> Event:
    seats = members(state, note.a)
    facts: Facts = {"team": note.a, "seats": [*seats]}
    if note.kind == notes.BEGAN:
        return Event(kind="began", said=say("event.began"), facts=facts)
    if note.kind == notes.TURN:
        return Event(kind="turn", said=say("event.turn", players=players(seats)), facts=facts)
    said = say("event.round-ended", n=note.b) if note.b else say("event.round-ended-without")
    return Event(kind="round-ended", said=said, facts=facts | {"catches": note.b})


# Prompts


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


def after_homing(state: MonsterFalle) -> Said:
    """What comes when all four rails are back at the edge."""
    if state.start != NOBODY:
        return say("prompt.homing.sack", monster=name_of(state))
    if not state.variant.practice:
        return say("prompt.homing.card")
    return say("prompt.homing.choose" if state.variant.first_team_practises else "prompt.homing.next")


def name_of(state: MonsterFalle) -> Said:
    return monster_name(state.chits[state.start])


def you_work(state: MonsterFalle, seat: int) -> Said:
    return say("prompt.you-work", rails=rails_of(state, seat))


def rails_of(state: MonsterFalle, seat: int) -> Said:
    if plays_alone(state):
        return say("rails.all")
    return say("rails.x" if seat == owner(state, PAIR_X) else "rails.y")


# Refusals


def refusal(state: MonsterFalle, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    if code < rules.HOLDS:
        return refused("not-running", "MF-35")
    if code == rules.SWAP and state.phase == rules.READY:
        return refused("alone", "MF-49")
    if code in (rules.GO, rules.SWAP):
        return refused("too-late", "MF-R8")
    if code == rules.NEXT and state.variant.practice:
        return refused("old-practice", "MF-08")
    return refused("no-practice", "MF-08")


def refused(code: str, rule: str) -> Refusal:
    return Refusal(code=code, rule=rule, said=say(f"refusal.{code}"))
