"""Monster Baby Rescue in words: events, prompts, refusals and the spoken table."""

from collections.abc import Sequence

from homeward.engine.errors import Refusal
from homeward.engine.journal import Note
from homeward.engine.moves import Move
from homeward.engine.words import Event, Facts, Prompt
from homeward.games.monster_baby_rescue import rules, spoken
from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.moves import Take
from homeward.games.monster_baby_rescue.rules import MonsterBabyRescue, notes
from homeward.games.monster_baby_rescue.rules.choices import choices
from homeward.games.monster_baby_rescue.view import MonsterSeen, RescueView, Slot

LEVELS = ("", "muddy", "wiped down", "clean", "radiant")

# Events


def events(state: MonsterBabyRescue, written: Sequence[Note], seat: int | None) -> list[Event]:
    """What happened, in words. Everybody hears the same; the sentences of one seat begin with a verb."""
    return [event(state, note) for note in written]


def event(state: MonsterBabyRescue, note: Note) -> Event:
    if note.kind == notes.TOOK:
        return took(state, note)
    if note.kind == notes.WALKED:
        place = state.tables.box.places[note.a].name
        facts: Facts = {"place": note.a, "rock": note.b}
        return Event(kind="walked", seat=note.seat, text=f"Walks to {place}, rock {note.b}.", facts=facts)
    if note.kind == notes.GROOMED:
        return groomed(note)
    if note.kind == notes.GAINED:
        thing = THINGS[note.a]
        facts = {"thing": thing, "more": note.b, "now": note.c}
        text = f"Gets {spoken.several(note.b, thing)}, {note.c} in all."
        return Event(kind="gained", seat=note.seat, text=text, facts=facts)
    if note.kind == notes.CLAIMED:
        goal = state.tables.box.goals[state.goals.face[note.a]]
        text = f"First with {spoken.needs(goal.needs)}: takes the goal, {counted(goal.points, 'point')}!"
        return Event(kind="goal", seat=note.seat, text=text, facts={"goal": goal.id, "points": goal.points})
    if note.kind == notes.DREW:
        tile = state.tables.box.tiles[note.a]
        text = f"{tile.title} comes into the row. {counted(note.b, 'tile')} left in the pile."
        return Event(kind="drew", text=text, facts={"tile": tile.id, "left": note.b})
    if note.kind == notes.LAST_TURNS:
        return Event(kind="last-turns", text="The pile is empty: one last turn for everybody, and it is free.")
    if note.kind == notes.LEFT:
        return Event(kind="left", seat=note.seat, text="Is done and leaves the track.")
    return Event(kind="ended", text=verdict(state), facts={"winners": state.winners()})


def took(state: MonsterBabyRescue, note: Note) -> Event:
    tile = state.tables.box.tiles[note.a]
    walk = f" for {counted(note.c, 'place')}" if note.c else ", for free"
    facts: Facts = {"tile": tile.id, "slot": note.b + 1, "price": note.c}
    return Event(kind="took", seat=note.seat, text=f"Takes {tile.title}{walk}.", facts=facts)


def groomed(note: Note) -> Event:
    part = THINGS[note.a]
    facts: Facts = {"part": part, "level": note.b, "rose": bool(note.c)}
    text = (
        f"The {part} {'are' if part == 'legs' else 'is'} {LEVELS[note.b]} now: level {note.b}."
        if note.c
        else f"The {part} cannot get any cleaner than level {note.b}."
    )
    return Event(kind="groomed", seat=note.seat, text=text, facts=facts)


def counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def verdict(state: MonsterBabyRescue) -> str:
    points = max(state.scores())
    if len(state.winners()) > 1:
        return f"Several monsters go home equally happy, with {counted(points, 'point')}."
    return f"The happiest monster goes home with {counted(points, 'point')}."


# Prompts and refusals


def prompt(state: MonsterBabyRescue, seat: int) -> Prompt:
    if state.over:
        return Prompt(text=verdict(state))
    if state.active != seat:
        return Prompt(text="Wait until your figure is last on the track.", detail="Which tile would you like next?")
    if state.final_turns:
        return Prompt(text="Your last turn: take any tile, for free.", detail="After that your monster goes home.")
    return Prompt(text="Take one tile.", detail="The number above it is how many places you walk.")


def refusal(state: MonsterBabyRescue, code: int) -> Refusal:
    """Why a move of the move space is not allowed in a running game."""
    slot, choice = code // rules.CHOICES, code % rules.CHOICES
    facts: dict[str, int | str] = {"slot": slot + 1}
    tile = state.row.tiles[slot]
    if tile == rules.GAP:
        return Refusal(
            code="gap", rule="MBR-55", text="That tile is gone. In the last turns the row stays as it is.", facts=facts
        )
    card = state.tables.box.tiles[tile]
    facts["tile"] = card.id
    first, _ = choices(state, tile)
    if first == rules.CHOOSE_HEAD:
        return part_refusal(choice, card.title, facts)
    if first == rules.CHOOSE_RED:
        return gem_refusal(choice, card.title, facts)
    text = f"With {card.title} there is nothing to choose."
    return Refusal(code="no-choice", rule="MBR-R22", text=text, facts=facts)


def part_refusal(choice: int, title: str, facts: dict[str, int | str]) -> Refusal:
    if rules.CHOOSE_HEAD <= choice <= rules.CHOOSE_LEGS:
        part = THINGS[choice - rules.CHOOSE_HEAD]
        text = f"The {part} cannot get any cleaner. Choose another part."
        return Refusal(code="top-level", rule="MBR-R13", text=text, facts={**facts, "part": part})
    return Refusal(
        code="choose-part", rule="MBR-37", text=f"{title}: choose the head, the torso or the legs.", facts=facts
    )


def gem_refusal(choice: int, title: str, facts: dict[str, int | str]) -> Refusal:
    if choice in (rules.CHOOSE_RED, rules.CHOOSE_GREEN):
        colour = "red" if choice == rules.CHOOSE_RED else "green"
        text = f"No {colour} diamond is left. Take the other colour."
        return Refusal(code="no-diamond", rule="MBR-R14", text=text, facts={**facts, "gem": colour})
    return Refusal(code="choose-gem", rule="MBR-39", text=f"{title}: choose a red or a green diamond.", facts=facts)


# The table as text


def describe(view: RescueView) -> list[str]:
    """The view as lines to print or to read aloud."""
    lines = ["Row: " + "; ".join(spoken_slot(slot, view) for slot in view.row) + "."]
    stands = [f"{place.name}: {seats(place.figures)}" for place in view.places if place.figures]
    lines.append("On the track: " + ("; ".join(stands) or "nobody") + ".")
    lines.append("Next turns: " + (seats(view.order) or "none") + f". Tiles in the pile: {view.pile}.")
    lines += [spoken_monster(monster) for monster in view.monsters]
    open_goals = [f"{goal.text} ({goal.points})" for goal in view.goals if goal.owner is None]
    lines.append("Goals left: " + ("; ".join(open_goals) or "none") + ".")
    lines.append("At the end: " + "; ".join(final.text for final in view.finals) + ".")
    return lines


def seats(some: Sequence[int]) -> str:
    return ", ".join(f"seat {seat + 1}" for seat in some)


def spoken_slot(slot: Slot, view: RescueView) -> str:
    if slot.tile is None:
        return f"{slot.position} is empty"
    price = "free" if view.phase == "final" else f"price {slot.price}"
    return f"{slot.position} {slot.tile.title} ({slot.tile.text}), {price}"


def spoken_monster(one: MonsterSeen) -> str:
    things = [
        spoken.several(count, thing)
        for thing, count in (
            ("red", one.red),
            ("green", one.green),
            ("beds", one.beds),
            ("rungs", one.rungs),
            ("visits", one.visits),
            ("wants", len(one.wants)),
        )
        if count
    ]
    return (
        f"Seat {one.seat + 1}, {one.monster}: head {one.head}, torso {one.torso}, legs {one.legs}; "
        f"{', '.join(things) or 'nothing else yet'}; {counted(len(one.goals), 'goal')}, {counted(one.points, 'point')}."
    )


def label(view: RescueView, move: Move) -> str:
    assert isinstance(move, Take)
    slot = view.row[move.slot - 1]
    assert slot.tile is not None
    choice = f" for the {move.part}" if move.part else f" as a {move.gem} diamond" if move.gem else ""
    price = "for free" if view.phase == "final" else f"walk {counted(slot.price, 'place')}"
    return f"Take {slot.tile.title} from position {move.slot}{choice}: {price}"
