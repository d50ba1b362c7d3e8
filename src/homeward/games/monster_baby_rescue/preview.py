"""What taking a tile would do, for boards that show it before one decides."""

from typing import cast

from msgspec import Struct

from homeward.engine.views import Preview
from homeward.games.monster_baby_rescue import spoken
from homeward.games.monster_baby_rescue.components import THINGS, Thing
from homeward.games.monster_baby_rescue.rules import CHOICES, FINALS, HEARTS, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import part
from homeward.games.monster_baby_rescue.rules.tables import HEAD, LEGS


class Change(Struct, frozen=True):
    """One thing of the monster, before and after."""

    thing: Thing
    before: int
    after: int


class TakePreview(Preview, frozen=True, kw_only=True):
    steps: int  # places the figure walks, 0 in a final turn
    place: int | None  # where it would stand then; None if it leaves the track
    rock: int | None
    order: tuple[int, ...]  # who acts after this move, and then
    again: bool  # the same seat acts once more
    changes: tuple[Change, ...]
    goals: tuple[str, ...]  # goals it would take
    hearts: int  # change of the hearts that count
    points: int  # change of parts 1 to 5 of the score
    text: str


def preview(state: MonsterBabyRescue, seat: int, code: int) -> TakePreview:
    after = cast(MonsterBabyRescue, state.copy())
    after.play(code)
    me, then = state.monsters[seat], after.monsters[seat]
    order = tuple(after.queue)
    changes = changes_of(state, after, seat)
    taken = [
        state.tables.box.goals[face]
        for face, owner, was in zip(state.goals.face, after.goals.owner, state.goals.owner, strict=True)
        if owner != was
    ]
    return TakePreview(
        steps=then.distance - me.distance,
        place=then.distance % state.tables.places if seat in order else None,
        rock=then.rock if seat in order else None,
        order=order,
        again=bool(order) and order[0] == seat,
        changes=changes,
        goals=tuple(goal.id for goal in taken),
        hearts=int(part(after, seat, HEARTS) - part(state, seat, HEARTS)),
        points=sum(int(part(after, seat, number) - part(state, seat, number)) for number in range(FINALS)),
        text=in_words(state, code, changes, [(spoken.needs(goal.needs), goal.points) for goal in taken]),
    )


def changes_of(state: MonsterBabyRescue, after: MonsterBabyRescue, seat: int) -> tuple[Change, ...]:
    before, now = state.monsters[seat].has, after.monsters[seat].has
    return tuple(
        Change(thing, int(was), int(will)) for thing, was, will in zip(THINGS, before, now, strict=True) if was != will
    )


def in_words(state: MonsterBabyRescue, code: int, changes: tuple[Change, ...], goals: list[tuple[str, int]]) -> str:
    """Two or three short sentences: what changes, and which goals that meets."""
    card = state.tables.box.tiles[state.row.tiles[code // CHOICES]]
    told = [sentence(change) for change in changes if change.thing in TELLING]
    if card.kind == "improve" and not told:
        told = ["It cannot get any cleaner." if "any" not in card.effect else "Every part is as clean as can be."]
    if card.kind == "want":
        told = ["It counts at the end."]
    told += [f"First with {words}: goal, {points} {'point' if points == 1 else 'points'}!" for words, points in goals]
    return " ".join(told)


TELLING = (*THINGS[HEAD : LEGS + 1], "red", "green", "beds", "rungs", "visits")


def sentence(change: Change) -> str:
    if change.thing in THINGS[HEAD : LEGS + 1]:
        return f"{change.thing.capitalize()}: level {change.before} to {change.after}."
    return f"{spoken.several(change.after - change.before, change.thing)} more, {change.after} in all."
