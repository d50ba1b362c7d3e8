"""What a hint of Monster Baby Rescue points at, and why a tile is a good one."""

from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import Glow
from homeward.engine.moves import Move
from homeward.engine.state import NOBODY
from homeward.games.monster_baby_rescue import names
from homeward.games.monster_baby_rescue.components import THINGS, Goal
from homeward.games.monster_baby_rescue.moves import Take
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.preview import TakePreview, preview
from homeward.games.monster_baby_rescue.rules import CHOICES, MonsterBabyRescue
from homeward.games.monster_baby_rescue.view import RescueView

POINTERS = {"take": ("monster-baby-rescue.hint.row", "monster-baby-rescue.hint.slot")}


def glow(state: MonsterBabyRescue, code: int) -> Glow:
    return Glow("area:row", f"slot:{code // CHOICES + 1}")


def hint_label(view: RescueView, move: Move) -> Text:
    """The name of a move in a hint: for which part, or as which diamond, the tile is taken."""
    assert isinstance(move, Take)
    tile = view.row[move.slot - 1].tile
    assert tile is not None
    choice = move.part or move.gem
    if choice is None:
        return say("hint.take", tile=tile.title)
    return say("hint.choose", tile=tile.title, choice=say(f"choice.{choice}"))


# Why


def reasons(state: MonsterBabyRescue, code: int) -> tuple[Text, ...]:
    seat = state.to_act()
    would = preview(state, seat, code)
    return (
        *(say("hint.goal", needs=names.needs(goal.needs), n=goal.points) for goal in goals_taken(state, would)),
        *at_once(state, would),
        *(say("hint.nearly", needs=names.needs(goal.needs), n=goal.points) for goal in nearly(state, seat, would)),
        *((say("hint.again"),) if would.again else ()),
        *would.said[: 0 if would.goals else 1],
    )


def goals_taken(state: MonsterBabyRescue, would: TakePreview) -> list[Goal]:
    return [goal for goal in state.tables.box.goals if goal.id in would.goals]


def at_once(state: MonsterBabyRescue, would: TakePreview) -> list[Text]:
    """Hearts, and points for wants, lines and visits that the tile brings at once."""
    hearts = [say("hint.hearts", n=would.hearts)] if would.hearts > 0 else []
    besides = would.points - would.hearts - sum(goal.points for goal in goals_taken(state, would))
    return [*hearts, say("hint.points", n=besides)] if besides > 0 else hearts


def nearly(state: MonsterBabyRescue, seat: int, would: TakePreview) -> list[Goal]:
    """Open goals that lack a single thing after the move, and more than one before."""
    has: dict[str, int] = dict(zip(THINGS, map(int, state.monsters[seat].has), strict=True))
    then = has | {change.thing: change.after for change in would.changes}
    on_offer = [
        state.tables.box.goals[face]
        for face, owner in zip(state.goals.face, state.goals.owner, strict=True)
        if owner == NOBODY
    ]
    return [goal for goal in on_offer if missing(goal, then) == 1 < missing(goal, has)]


def missing(goal: Goal, has: dict[str, int]) -> int:
    return sum(max(0, count - has[thing]) for thing, count in goal.needs.items())
