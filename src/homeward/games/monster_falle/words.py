"""Monster-Falle in words: events, prompts, refusals and the spoken table."""

from collections.abc import Sequence

from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.moves import Move
from homeward.engine.state import NOBODY
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.monster_falle import rules
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.moves import Go, Hold, Next, Place, Swap
from homeward.games.monster_falle.rules import PAIR_X, PAIR_Y, MonsterFalle, notes
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.teams import owner, plays_alone
from homeward.games.monster_falle.rules.variant import BEATS_PER_SECOND
from homeward.games.monster_falle.score_sheet import monsters, verdict
from homeward.games.monster_falle.view import FalleView, MansionSeen, members

NAMES = {monster.id: monster.name for monster in BOX.monsters}
EYE_WORDS = {0: "eyes shut", 2: "two open eyes", 3: "three open eyes", 5: "five open eyes"}
COLUMNS = "ABCDEFGHIJK"


# Events


def events(state: MonsterFalle, written: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same; how rails are held is seen, not told."""
    return [event(state, note) for note in written if note.kind != notes.HELD]


def event(state: MonsterFalle, note: Note) -> Event:
    if note.kind == notes.SAID:
        return said(note)
    if note.kind == notes.SWAPPED:
        facts: Facts = {"pair_x": note.a, "pair_y": note.b}
        return Event(kind="swapped", text="The two change rails.", facts=facts)
    if note.kind == notes.BEGAN:
        return Event(kind="began", text="Ready, steady …", facts={"team": note.a, "seats": [*members(state, note.a)]})
    if note.kind in (notes.DREW, notes.PLACED):
        return drew(state, note) if note.kind == notes.DREW else placed(state, note)
    if note.kind in (notes.CAUGHT, notes.HOME):
        return caught(note)
    if note.kind == notes.ESCAPED:
        return escaped(note)
    if note.kind == notes.VISITED:
        place = BOX.locations[note.a]
        return Event(kind="visited", text=f"Past the {place.name}! Now to the trap.", facts={"location": place.id})
    if note.kind == notes.TURN:
        facts = {"team": note.a, "seats": [*members(state, note.a)]}
        return Event(kind="turn", text="The next ones sit down at the rails.", facts=facts)
    if note.kind == notes.SHUFFLED:
        text = "A fresh set of cards is shuffled." if note.a else "The face-up cards are shuffled into a new deck."
        return Event(kind="shuffled", text=text)
    if note.kind == notes.ROUND_ENDED:
        text = f"The sand is through: {monsters(note.b)} in this round."
        facts = {"team": note.a, "catches": note.b, "seats": [*members(state, note.a)]}
        return Event(kind="round-ended", text=text, facts=facts)
    return Event(kind="ended", text=verdict(state), facts={"winners": state.winners()})


def said(note: Note) -> Event:
    if note.a == 2:
        return chose(note)
    text = "Would like to change rails." if note.a else "Is ready."
    return Event(kind="wish-swap" if note.a else "ready", seat=note.seat, text=text)


def chose(note: Note) -> Event:
    text, facts = "Puts the sack on another chit.", Facts()
    if note.b >= 0:
        text += f" First past the {BOX.locations[note.b].name}!"
        facts["location"] = BOX.locations[note.b].id
    return Event(kind="chose", seat=note.seat, text=text, facts=facts)


def drew(state: MonsterFalle, note: Note) -> Event:
    row = BOX.monsters[note.a // COPIES]
    start = BOX.starts[state.start] if state.start >= 0 else None
    text = f"Next: {row.name}" + (f", from the {start.label}." if start else ".")
    facts: Facts = {"monster": row.id}
    if note.b >= 0:
        text += f" First past the {BOX.locations[note.b].name}!"
        facts["location"] = BOX.locations[note.b].id
    return Event(kind="drew", text=text, facts=facts)


def placed(state: MonsterFalle, note: Note) -> Event:
    row = BOX.monsters[state.chits[note.a]]
    return Event(kind="placed", text=f"{row.name} is in the sack. Push!", facts={"start": note.a + 1})


def caught(note: Note) -> Event:
    row = BOX.monsters[note.a if note.kind == notes.HOME else note.a // COPIES]
    text = f"Caught {row.name}: {EYE_WORDS[row.eyes]}! Rails back to the edge."
    return Event(kind="caught", text=text, facts={"monster": row.id, "eyes": row.eyes})


def escaped(note: Note) -> Event:
    row = BOX.monsters[note.a]
    if note.b == notes.NOT_VISITED:
        text = f"{row.name} fell in too early and hopped out: the location comes first. Rails back to the edge."
        return Event(kind="escaped", text=text, facts={"monster": row.id, "why": "not-visited"})
    text = f"The sack toppled! {row.name} runs back to its chit. Rails back to the edge, then gently."
    return Event(kind="escaped", text=text, facts={"monster": row.id, "why": "toppled"})


# Prompts and refusals


def prompt(state: MonsterFalle, seat: int) -> Prompt:
    if state.over:
        return Prompt(text=verdict(state))
    if seat not in (owner(state, PAIR_X), owner(state, PAIR_Y)):
        return watch_prompt(state)
    if state.phase == rules.READY:
        return ready_prompt(state, seat)
    if state.phase == rules.COUNTDOWN:
        return Prompt(text="Ready, steady …", detail=f"You work {rails_of(state, seat)}.")
    if state.phase == rules.CHOOSING:
        return choose_prompt(state, seat)
    if state.phase == rules.PLACING:
        return Prompt(text=f"{name_of(state)} climbs into the sack.", detail="The rails are locked for a moment.")
    if state.phase == rules.HOMING:
        return Prompt(text="Rails back to the edge!", detail=f"{after_homing(state)} when all four are home.")
    return push_prompt(state, seat)


def watch_prompt(state: MonsterFalle) -> Prompt:
    if state.variant.practice:
        return Prompt(text="Watch the others practise.", detail="Your turn comes soon, at every rail.")
    return Prompt(text="Watch the sand.", detail="Another team is at the rails. You are next soon.")


def choose_prompt(state: MonsterFalle, seat: int) -> Prompt:
    if state.to_act() != seat:
        return Prompt(text="Your partner chooses a chit.", detail=f"You work {rails_of(state, seat)}.")
    detail = f"The sack goes there. You work {rails_of(state, seat)}, and no sand runs: try whatever you like."
    return Prompt(text="Choose a chit.", detail=detail)


def ready_prompt(state: MonsterFalle, seat: int) -> Prompt:
    detail = f"You work {rails_of(state, seat)}."
    if state.to_act() != seat:
        return Prompt(text="Your partner gets ready.", detail=detail)
    if state.agreement.wants_swap():
        return Prompt(text="Your partner would like to change rails.", detail="Swap, or go with the rails you have?")
    return Prompt(text="Ready?", detail=detail)


def push_prompt(state: MonsterFalle, seat: int) -> Prompt:
    visit = state.visit
    detail = f"You work {rails_of(state, seat)}. A rail can only push, and gently."
    if not visit.trap_is_open():
        return Prompt(text=f"Push {name_of(state)} past the {BOX.locations[visit.location].name}!", detail=detail)
    return Prompt(text=f"Push {name_of(state)} into the trap!", detail=detail)


def after_homing(state: MonsterFalle) -> str:
    if state.start != NOBODY:
        return f"{name_of(state)} climbs into the sack"
    if state.variant.practice:
        return "You choose another chit" if state.variant.first_team_practises else "The next ones practise"
    return "The next card comes"


def name_of(state: MonsterFalle) -> str:
    return BOX.monsters[state.chits[state.start]].name


def rails_of(state: MonsterFalle, seat: int) -> str:
    if plays_alone(state):
        return "all four rails"
    return "the left and the right rail" if seat == owner(state, PAIR_X) else "the top and the bottom rail"


def refusal(state: MonsterFalle, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    if code < rules.HOLDS:
        return Refusal(code="not-running", rule="MF-35", text="The rails rest. Say when you are ready.")
    if code == rules.SWAP and state.phase == rules.READY:
        return Refusal(code="alone", rule="MF-49", text="You work all four rails: there is nobody to swap with.")
    if code in (rules.GO, rules.SWAP):
        return Refusal(code="too-late", rule="MF-R8", text="The round has begun: the rails stay as they are.")
    if code == rules.NEXT and state.variant.practice:
        return Refusal(
            code="old-practice", rule="MF-08", text="This practice began with older rules: it is yours alone."
        )
    return Refusal(
        code="no-practice", rule="MF-08", text="This is a real game. Only in practice you place the sack yourself."
    )


# The table as text


def describe(view: FalleView) -> list[str]:
    """The view as lines to print or to read aloud."""
    if view.practice:
        lines = ["Practice: no sand, no cards."]
    else:
        lines = [f"Round {view.round} of {view.rounds}. {seconds(view.sand)} of sand left."]
    lines.append(f"Seat {view.pair_x + 1}: left and right rail. Seat {view.pair_y + 1}: top and bottom rail.")
    if view.card is not None:
        lines.append(f"To catch: {NAMES[view.card]}, from start place {view.start}.")
    elif view.phase == "homing":
        lines.append("Nothing to catch until all four rails are back at the edge.")
    if view.location is not None:
        state = "visited" if view.location.visited else "not visited yet"
        lines.append(f"First past the {view.location.name}: {state}.")
    lines.append(spoken_mansion(view.mansion, view.wobble_limit))
    for number, team in enumerate(view.teams, start=1):
        seats = " and ".join(str(seat + 1) for seat in team.seats)
        lines.append(f"Team {number} (seats {seats}): {len(team.cards)} cards, {team.eyes} eyes, {team.chips} chips.")
    return lines


def spoken_mansion(mansion: MansionSeen, limit: int) -> str:
    left, right, top, bottom = mansion.face
    rails = f"Rails: left {left}, right {right}, top {top}, bottom {bottom}."
    if not mansion.present:
        return f"No sack in the maze. {rails}"
    place = f"{COLUMNS[mansion.x // BOX.geometry.cell]}{mansion.y // BOX.geometry.cell + 1}"
    return f"The sack is in {place}, wobble {100 * mansion.wobble // limit} percent. {rails}"


def seconds(beats: int) -> str:
    return f"{-(-beats // BEATS_PER_SECOND)} seconds"


def label(view: FalleView, move: Move) -> str:
    if isinstance(move, Hold):
        return f"Hold the rails at {move.first} and {move.second}"
    if isinstance(move, Go):
        return "Go!"
    if isinstance(move, Swap):
        return "Go, with swapped rails"
    if isinstance(move, Place):
        return f"Put the sack on {NAMES[view.chits[move.start - 1]]}, start place {move.start}"
    if isinstance(move, Next):
        return "The next ones practise"
    return "Enough practice"
