"""A view of Monster Baby Rescue as lines of text, to print or to read aloud, and its moves in words."""

from collections.abc import Sequence

from homeward.catalogue import Text, list_of, player
from homeward.engine.moves import Move
from homeward.games.monster_baby_rescue import names
from homeward.games.monster_baby_rescue.moves import Take
from homeward.games.monster_baby_rescue.names import say
from homeward.games.monster_baby_rescue.view import MonsterSeen, RescueView, Slot


def describe(view: RescueView) -> list[Text]:
    stands = [say("spoken.at", place=one.name, players=players(one.figures)) for one in view.places if one.figures]
    goals = [say("spoken.goal", needs=goal.said, points=goal.points) for goal in view.goals if goal.owner is None]
    return [
        say("spoken.row", tiles=tuple(slot_line(slot, view) for slot in view.row)),
        say("spoken.track", places=tuple(stands)) if stands else say("spoken.track-empty"),
        say("spoken.order", players=players(view.order)) if view.order else say("spoken.nobody-next"),
        say("spoken.pile", n=view.pile),
        *(monster_line(monster) for monster in view.monsters),
        say("spoken.goals", goals=tuple(goals)) if goals else say("spoken.no-goals"),
        say("spoken.finals", finals=tuple(final.said for final in view.finals)),
    ]


def players(seats: Sequence[int]) -> tuple[Text, ...]:
    return tuple(player(seat) for seat in seats)


def slot_line(slot: Slot, view: RescueView) -> Text:
    if slot.tile is None:
        return say("spoken.gap", position=slot.position)
    free = "-free" if view.phase == "final" else ""
    tile = slot.tile
    return say(f"spoken.slot{free}", position=slot.position, tile=tile.title, text=tile.said, n=slot.price)


def monster_line(one: MonsterSeen) -> Text:
    counts = (
        ("red", one.red),
        ("green", one.green),
        ("beds", one.beds),
        ("rungs", one.rungs),
        ("visits", one.visits),
        ("wants", len(one.wants)),
        ("goals", len(one.goals)),
    )
    has = [names.several(count, thing) for thing, count in counts if count]
    return say(
        "spoken.monster",
        who=player(one.seat),
        monster=say(f"monster.{one.monster}"),
        head=one.head,
        torso=one.torso,
        legs=one.legs,
        has=list_of(has) if has else say("spoken.nothing-yet"),
        n=one.points,
    )


def label(view: RescueView, move: Move) -> Text:
    assert isinstance(move, Take)
    slot = view.row[move.slot - 1]
    assert slot.tile is not None
    choice = move.part or move.gem
    kind = f"label.{'choose' if choice else 'take'}{'-free' if view.phase == 'final' else ''}"
    chosen = {"choice": say(f"choice.{choice}")} if choice else {}
    return say(kind, tile=slot.tile.title, position=move.slot, n=slot.price, **chosen)
