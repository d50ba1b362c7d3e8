"""What happens in Monster Baby Rescue, what a player is asked, and why a move is refused."""

from collections.abc import Sequence

from homeward.catalogue import Name, Said, player
from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.monster_baby_rescue import rules, spoken
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue, notes
from homeward.games.monster_baby_rescue.rules.choices import choices
from homeward.games.monster_baby_rescue.spoken import say

# Events


def events(state: MonsterBabyRescue, written: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened. Everybody hears the same."""
    return [event(state, note, after) for note, after in zip(written, [*written[1:], None], strict=False)]


def event(state: MonsterBabyRescue, note: Note, after: Note | None) -> Event:
    if note.kind == notes.DREW:
        return drew(state, note)
    if note.kind == notes.LAST_TURNS:
        return Event(kind="last-turns", said=say("event.last-turns"))
    if note.kind == notes.ENDED:
        return Event(kind="ended", said=verdict(state), facts={"winners": state.winners()})
    kind, said, facts = told_of(state, note, after, player(note.seat))
    return Event(kind=kind, seat=note.seat, said=said, facts=facts)


def drew(state: MonsterBabyRescue, note: Note) -> Event:
    tile = state.tables.box.tiles[note.a]
    said = say("event.drew", tile=spoken.title(state.tables.box, tile), n=note.b)
    return Event(kind="drew", said=said, facts={"tile": tile.id, "left": note.b})


def told_of(state: MonsterBabyRescue, note: Note, after: Note | None, who: Said) -> tuple[str, Said | None, Facts]:
    """What a seat did."""
    if note.kind == notes.TOOK:
        return took(state, note, after, who)
    if note.kind == notes.WALKED:
        return "walked", None, {"place": note.a, "rock": note.b}
    if note.kind == notes.GROOMED:
        return groomed(note, who)
    if note.kind == notes.GAINED:
        thing = THINGS[note.a]
        said = say("event.gained", who=who, things=spoken.several(note.b, thing), now=note.c)
        return "gained", said, {"thing": thing, "more": note.b, "now": note.c}
    if note.kind == notes.CLAIMED:
        goal = state.tables.box.goals[state.goals.face[note.a]]
        said = say("event.goal", who=who, needs=spoken.needs(goal.needs), n=goal.points)
        return "goal", said, {"goal": goal.id, "points": goal.points}
    return "left", say("event.left", who=who), {}


def took(state: MonsterBabyRescue, note: Note, after: Note | None, who: Said) -> tuple[str, Said, Facts]:
    """A tile, and the way that it led to: one sentence."""
    card = state.tables.box.tiles[note.a]
    tile = spoken.title(state.tables.box, card)
    if after is not None and after.kind == notes.WALKED:
        place = spoken.place_name(state.tables.box.places[after.a])
        said = say("event.took", who=who, tile=tile, place=place, n=note.c)
    else:
        said = say("event.took-free", who=who, tile=tile)
    return "took", said, {"tile": card.id, "slot": note.b + 1, "price": note.c}


def groomed(note: Note, who: Said) -> tuple[str, Said, Facts]:
    part, level, rose = THINGS[note.a], note.b, bool(note.c)
    said = say(f"event.groomed.{part}.{level}", who=who) if rose else say(f"event.as-clean.{part}", level=level)
    return "groomed", said, {"part": part, "level": level, "rose": rose}


def verdict(state: MonsterBabyRescue) -> Said:
    return say("verdict.several" if len(state.winners()) > 1 else "verdict.one", n=max(state.scores()))


# Prompts and refusals


def prompt(state: MonsterBabyRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(said=verdict(state))
    kind = "wait" if state.active != seat else "final" if state.final_turns else "take"
    return Prompt(said=say(f"prompt.{kind}"), detail=say(f"prompt.{kind}.detail"))


def refusal(state: MonsterBabyRescue, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    slot, choice = code // rules.CHOICES, code % rules.CHOICES
    tile = state.row.tiles[slot]
    if tile == rules.GAP:
        return Refusal(code="gap", rule="MBR-55", said=say("refusal.gap"))
    name = spoken.title(state.tables.box, state.tables.box.tiles[tile])
    first, _ = choices(state, tile)
    if first == rules.CHOOSE_HEAD:
        return part_refusal(choice, name)
    if first == rules.CHOOSE_RED:
        return gem_refusal(choice, name)
    return Refusal(code="no-choice", rule="MBR-R22", said=say("refusal.no-choice", tile=name))


def part_refusal(choice: int, tile: Name) -> Refusal:
    if rules.CHOOSE_HEAD <= choice <= rules.CHOOSE_LEGS:
        part = THINGS[choice - rules.CHOOSE_HEAD]
        return Refusal(code="top-level", rule="MBR-R13", said=say(f"refusal.top-level.{part}"))
    return Refusal(code="choose-part", rule="MBR-37", said=say("refusal.choose-part", tile=tile))


def gem_refusal(choice: int, tile: Name) -> Refusal:
    if choice in (rules.CHOOSE_RED, rules.CHOOSE_GREEN):
        colour = "red" if choice == rules.CHOOSE_RED else "green"
        return Refusal(code="no-diamond", rule="MBR-R14", said=say(f"refusal.no-diamond.{colour}"))
    return Refusal(code="choose-gem", rule="MBR-39", said=say("refusal.choose-gem", tile=tile))
