"""A view of Wombat Rescue as lines of text, to print or to read aloud, and its moves in words."""

from homeward.catalogue import Text, list_of, player
from homeward.engine.moves import Move
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import card_name, den_name, food_name, legs, place_in, say
from homeward.games.wombat_rescue.view import SeatSeen, WombatView


def describe(view: WombatView) -> list[Text]:
    """The view as lines of text."""
    seats = [seat_line(view, seat, seen) for seat, seen in enumerate(view.seats)]
    dens = tuple(place_in(view, den) for den in view.board.dens)
    return [
        *seats,
        dingo_line(view),
        food_line(view),
        cubes_line(view),
        say("spoken.dens", dens=dens),
        say("spoken.lost-cards", left=view.pile, aside=len(view.aside)),
    ]


def seat_line(view: WombatView, seat: int, seen: SeatSeen) -> Text:
    lost = [place_in(view, one.space) for one in view.babies if one.seat == seat and one.where == "lost"]
    where = f"spoken.{'in-area' if seen.in_area else 'outside'}{'' if seen.pouch is None else '-baby'}"
    return say(
        "spoken.seat",
        who=player(seat),
        place=place_in(view, seen.lead),
        where=say(where),
        rescued=seen.rescued,
        lost=or_none(lost, "babies"),
        digesting=or_none(track_lines(seen), "digesting"),
        cubes=seen.supply,
        cards=or_none([card_name(card) for card in seen.cards], "cards"),
    )


def track_lines(seen: SeatSeen) -> list[Text]:
    return [
        say("spoken.in-track", place=say(f"track.{place}"), food=list_of([food_name(disc) for disc in discs]))
        for place, discs in zip(BOX.track.spaces, seen.track, strict=True)
        if discs
    ]


def or_none(things: list[Text], what: str) -> Text:
    return list_of(things) if things else say(f"spoken.none.{what}")


def dingo_line(view: WombatView) -> Text:
    holder = player(view.holder)
    if view.dingo is None:
        return say("spoken.no-dingo", who=holder)
    return say("spoken.dingo", place=place_in(view, view.dingo), who=holder)


def food_line(view: WombatView) -> Text:
    food = [say("spoken.food-at", food=food_name(one.disc), place=place_in(view, one.space)) for one in view.discs]
    return say("spoken.food", food=or_none(food, "food"))


def cubes_line(view: WombatView) -> Text:
    cubes = [
        say("spoken.cubes-at", n=one.count, who=player(one.seat), place=place_in(view, one.space)) for one in view.cubes
    ]
    return say("spoken.cubes", cubes=or_none(cubes, "cubes"))


# Moves


def label(view: WombatView, move: Move) -> Text:
    """A legal move in words."""
    if isinstance(move, moves.Walk):
        return go_label(view, move.space, "label.walk")
    if isinstance(move, moves.Scamper):
        return go_label(view, move.space, "label.scamper")
    if isinstance(move, moves.Prowl):
        return prowl_label(view, move.space)
    if isinstance(move, moves.TakeCube):
        return cube_label(view, move.space)
    if isinstance(move, moves.SendToDen):
        return say("label.den", den=den_name(view.board, view.board.dens, view.board.dens[move.den - 1]))
    if isinstance(move, moves.HandOver):
        return say("label.hand-over", who=player(move.seat))
    if isinstance(move, moves.Chase):
        return say("label.chase", who=player(move.seat))
    if isinstance(move, moves.Reveal | moves.Digest):
        return say(f"label.{tag_of(move)}")
    return say("label.card", card=card_name(tag_of(move)))


def tag_of(move: Move) -> str:
    return str(move.__struct_config__.tag)


def go_label(view: WombatView, space: int, key: str) -> Text:
    if space == view.board.home:
        return say(f"{key}-home")
    here, lead = met_at(view, space), view.seats[view.turn].lead
    n, way = legs(view.board, lead, space)[0]
    return say(f"{key}-meets", n=n, way=way, things=here) if here else say(key, n=n, way=way)


def prowl_label(view: WombatView, space: int) -> Text:
    assert view.dingo is not None
    _, way = legs(view.board, view.dingo, space)[0]
    return say("label.prowl", way=way)


def cube_label(view: WombatView, space: int) -> Text:
    """A cube by its way from the lead, because cubes can be anywhere."""
    found = legs(view.board, view.seats[view.turn].lead, space)
    if not found:
        return say("label.cube-here")
    (n, way), rest = found[0], found[1:]
    if not rest:
        return say("label.cube", n=n, way=way)
    return say("label.cube-bent", n=n, way=way, more=rest[0][0], then=rest[0][1])


def met_at(view: WombatView, space: int) -> tuple[Text, ...]:
    """What a lead would meet away from home."""
    here = [food_name(one.disc) for one in view.discs if one.space == space]
    if any(one.space == space and one.where == "lost" for one in view.babies):
        here.append(say("babies"))
    if space == view.dingo:
        here.append(say("dingo"))
    if any(one.lead == space for one in view.seats):
        here.append(say("a-wombat"))
    return tuple(here)
