"""The table of Wombat Rescue as text, to print or to read aloud."""

from homeward.catalogue import Said, listed, player
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import card_name, food_name, named, say
from homeward.games.wombat_rescue.view import SeatSeen, WombatView


def describe(view: WombatView) -> list[Said]:
    """The view as lines."""
    seats = [seat_said(view, seat, seen) for seat, seen in enumerate(view.seats)]
    dens = tuple(named(view, den) for den in view.board.dens)
    return [
        *seats,
        dingo_said(view),
        food_said(view),
        cubes_said(view),
        say("spoken.dens", dens=dens),
        say("spoken.lost-cards", left=view.pile, aside=len(view.aside)),
    ]


def seat_said(view: WombatView, seat: int, seen: SeatSeen) -> Said:
    lost = [named(view, one.space) for one in view.babies if one.seat == seat and one.where == "lost"]
    where = f"spoken.{'in-area' if seen.in_area else 'outside'}{'' if seen.pouch is None else '-baby'}"
    return say(
        "spoken.seat",
        who=player(seat),
        place=named(view, seen.lead),
        where=say(where),
        rescued=seen.rescued,
        lost=or_none(lost, "babies"),
        digesting=or_none(digesting(seen), "digesting"),
        cubes=seen.supply,
        cards=or_none([card_name(card) for card in seen.cards], "cards"),
    )


def digesting(seen: SeatSeen) -> list[Said]:
    return [
        say("spoken.in-track", place=say(f"track.{place}"), food=listed([food_name(disc) for disc in discs]))
        for place, discs in zip(BOX.track.spaces, seen.track, strict=True)
        if discs
    ]


def or_none(things: list[Said], what: str) -> Said:
    return listed(things) if things else say(f"spoken.none.{what}")


def dingo_said(view: WombatView) -> Said:
    holder = player(view.holder)
    if view.dingo is None:
        return say("spoken.no-dingo", who=holder)
    return say("spoken.dingo", place=named(view, view.dingo), who=holder)


def food_said(view: WombatView) -> Said:
    food = [say("spoken.food-at", food=food_name(one.disc), place=named(view, one.space)) for one in view.discs]
    return say("spoken.food", food=or_none(food, "food"))


def cubes_said(view: WombatView) -> Said:
    cubes = [
        say("spoken.cubes-at", n=one.count, who=player(one.seat), place=named(view, one.space)) for one in view.cubes
    ]
    return say("spoken.cubes", cubes=or_none(cubes, "cubes"))
