"""What taking a tile would do, shown before the player decides."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from homeward.catalogue import Text
from homeward.engine.views import Preview
from homeward.games.monster_baby_rescue import names
from homeward.games.monster_baby_rescue.components import THINGS, Goal, Thing
from homeward.games.monster_baby_rescue.names import say
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
    place: int | None  # where the figure would stand; None if it leaves the track
    rock: int | None
    order: tuple[int, ...]  # the seats that act after this move, in their order
    again: bool  # the same seat acts again
    changes: tuple[Change, ...]
    goals: tuple[str, ...]  # goals it would take
    hearts: int  # change of the hearts that count
    points: int  # change of parts 1 to 5 of the score
    said: tuple[Text, ...]  # what changes, and which goals that meets


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
        said=sentences(state, code, changes, taken),
    )


def changes_of(state: MonsterBabyRescue, after: MonsterBabyRescue, seat: int) -> tuple[Change, ...]:
    before, now = state.monsters[seat].has, after.monsters[seat].has
    return tuple(
        Change(thing, int(was), int(will)) for thing, was, will in zip(THINGS, before, now, strict=True) if was != will
    )


def sentences(
    state: MonsterBabyRescue, code: int, changes: tuple[Change, ...], taken: Sequence[Goal]
) -> tuple[Text, ...]:
    card = state.tables.box.tiles[state.row.tiles[code // CHOICES]]
    said = [sentence(change) for change in changes if change.thing in SAID]
    if card.kind == "improve" and not said:
        said = [say("preview.all-clean" if "any" in card.effect else "preview.as-clean")]
    if card.kind == "want":
        said = [say("preview.want")]
    said += [say("preview.goal", needs=names.needs(goal.needs), n=goal.points) for goal in taken]
    return tuple(said)


SAID = (*THINGS[HEAD : LEGS + 1], "red", "green", "beds", "rungs", "visits")


def sentence(change: Change) -> Text:
    if change.thing in THINGS[HEAD : LEGS + 1]:
        return say(f"preview.level.{change.thing}", before=change.before, after=change.after)
    return say("preview.more", things=names.several(change.after - change.before, change.thing), after=change.after)
