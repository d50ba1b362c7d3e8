"""The view of a game of Monster Baby Rescue: everything but the order of the draw pile."""

from typing import Literal, cast

from msgspec import Struct

from homeward.catalogue import Name, Text
from homeward.engine.views import View
from homeward.games.monster_baby_rescue import names
from homeward.games.monster_baby_rescue.components import PARTS, THINGS, How, Link, MonsterName, Thing, Tile, TileKind
from homeward.games.monster_baby_rescue.rules import FINALS, GAP, HEARTS, MonsterBabyRescue
from homeward.games.monster_baby_rescue.rules.scoring import lines, part, want_points
from homeward.games.monster_baby_rescue.rules.tables import NONE

Phase = Literal["turns", "final", "over"]
Level = Literal[1, 2, 3, 4]  # of a part of a monster
Brings = Thing | Literal["part", "gem"]  # a part or a diamond of its player's choice


class TileSeen(Struct, frozen=True):
    """A care tile: its identity, its picture and its points."""

    id: str
    kind: TileKind
    title: Name
    brings: Brings  # what it does; what a want counts
    amount: int
    hearts: int
    link: Link  # colour of the diamond that its linked heart needs
    said: Text


class Slot(Struct, frozen=True):
    position: int
    price: int
    tile: TileSeen | None


class PlaceSeen(Struct, frozen=True):
    name: Name
    rocks: int
    figures: tuple[int, ...]  # seats, rearmost first


class GoalSeen(Struct, frozen=True):
    id: str
    needs: dict[str, int]
    points: int
    owner: int | None
    said: Text


class FinalSeen(Struct, frozen=True):
    id: str
    how: How
    of: str
    points: tuple[int, ...]
    none: int
    said: Text
    now: tuple[int, ...]  # points for each seat if the game ended now


class MonsterSeen(Struct, frozen=True, kw_only=True):
    seat: int
    monster: MonsterName
    head: Level
    torso: Level
    legs: Level
    red: int
    green: int
    beds: int
    rungs: int
    visits: int
    bed_tiles: int
    play_tiles: int
    lines: int
    hearts: int  # plain ones, and linked ones with a diamond
    waiting_hearts: int  # linked ones still without a diamond
    wants: tuple[TileSeen, ...]
    want_points: tuple[int, ...]  # of each of them, now
    goals: tuple[str, ...]
    tiles: tuple[TileSeen, ...]
    place: int | None  # None when the figure has left the track
    rock: int | None
    turns_left: int | None  # None until the final turns
    points: int  # parts 1 to 5, which a seat cannot lose


class RescueView(View, frozen=True, kw_only=True):
    seat: int | None
    players: int
    phase: Phase
    active: int | None
    order: tuple[int, ...]  # the seats in the order in which they act, as the figures stand
    row: tuple[Slot, ...]
    pile: int
    unseen: tuple[str, ...]  # tiles in the pile, by id, not in their order (MBR-R38)
    places: tuple[PlaceSeen, ...]
    barrier: int | None  # the forbidden path lies just behind this place
    monsters: tuple[MonsterSeen, ...]
    goals: tuple[GoalSeen, ...]
    finals: tuple[FinalSeen, ...]
    red: int
    green: int
    top_level: int
    own_box: bool  # is it played with a player's own components?
    winners: tuple[int, ...]


def view(state: MonsterBabyRescue, seat: int | None) -> RescueView:
    """Everybody sees the same (MBR-R29)."""
    box = state.tables.box
    order = tuple(state.queue)
    return RescueView(
        seat=seat,
        players=state.players,
        phase="over" if state.over else "final" if state.final_turns else "turns",
        active=state.actor,
        order=order,
        row=row(state),
        pile=state.row.left,
        unseen=tuple(sorted(box.tiles[tile].id for tile in list(state.row.pile)[: state.row.left])),
        places=tuple(place(state, index) for index in range(len(box.places))),
        barrier=state.monsters[order[0]].distance % state.tables.places if order else None,
        monsters=tuple(monster(state, seat) for seat in range(state.players)),
        goals=goals(state),
        finals=finals(state),
        red=state.red,
        green=state.green,
        top_level=box.counts.top_level,
        own_box=bool(box.text),
        winners=tuple(state.winners()),
    )


def row(state: MonsterBabyRescue) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            slot + 1,
            0 if state.final_turns else int(state.tables.price[slot]),
            None if tile == GAP else tile_seen(state, tile),
        )
        for slot, tile in enumerate(state.row.tiles)
    )


def tile_seen(state: MonsterBabyRescue, tile: int) -> TileSeen:
    card = state.tables.box.tiles[tile]
    amount = int(state.tables.amount[tile])
    return TileSeen(
        card.id,
        card.kind,
        names.title(state.tables.box, card),
        brings(state, tile),
        amount,
        card.hearts,
        card.link,
        names.tile(card, count_of_want(state, card)),
    )


def brings(state: MonsterBabyRescue, tile: int) -> Brings:
    """The thing on the tile; for a want the thing it counts."""
    card = state.tables.box.tiles[tile]
    if card.kind == "want":
        return THINGS[state.tables.want_of[tile]]
    thing = state.tables.thing[tile]
    if thing != NONE:
        return THINGS[thing]
    return "gem" if card.kind == "diamond" else "part"


def count_of_want(state: MonsterBabyRescue, card: Tile) -> tuple[str, int] | None:
    """What a want tile counts and how many make a point."""
    for want in state.tables.box.wants:
        if want.effect == card.effect:
            return want.of, want.per
    return None


def place(state: MonsterBabyRescue, index: int) -> PlaceSeen:
    here = [seat for seat in state.queue if state.monsters[seat].distance % state.tables.places == index]
    card = state.tables.box.places[index]
    return PlaceSeen(names.place_name(card), card.rocks, tuple(here))


def monster(state: MonsterBabyRescue, seat: int) -> MonsterSeen:
    one = state.monsters[seat]
    has = dict(zip(THINGS, one.has, strict=True))
    head, torso, legs = cast(tuple[Level, Level, Level], tuple(has[name] for name in PARTS))
    wants = [tile for tile in one.tiles if state.tables.box.tiles[tile].kind == "want"]
    counted = int(part(state, seat, HEARTS))
    on_track = seat in list(state.queue)
    return MonsterSeen(
        seat=seat,
        monster=state.tables.box.monsters.names[one.kind],
        head=head,
        torso=torso,
        legs=legs,
        **{name: has[name] for name in THINGS if name not in (*PARTS, "diamonds", "wants")},
        lines=int(lines(one, state.tables)),
        hearts=counted,
        waiting_hearts=one.hearts + one.red_links + one.green_links - counted,
        wants=tuple(tile_seen(state, tile) for tile in wants),
        want_points=tuple(int(want_points(one, tile, state.tables)) for tile in wants),
        goals=tuple(goal.id for goal in goals(state) if goal.owner == seat),
        tiles=tuple(tile_seen(state, tile) for tile in one.tiles),
        place=one.distance % state.tables.places if on_track else None,
        rock=one.rock if on_track else None,
        turns_left=int(on_track) if state.final_turns else None,
        points=sum(int(part(state, seat, number)) for number in range(FINALS)),
    )


def goals(state: MonsterBabyRescue) -> tuple[GoalSeen, ...]:
    cards = [state.tables.box.goals[face] for face in state.goals.face]
    owners = [None if owner < 0 else int(owner) for owner in state.goals.owner]
    return tuple(
        GoalSeen(card.id, card.needs, card.points, owner, names.needs(card.needs))
        for card, owner in zip(cards, owners, strict=True)
    )


def finals(state: MonsterBabyRescue) -> tuple[FinalSeen, ...]:
    return tuple(
        FinalSeen(
            card.id,
            card.how,
            card.of,
            card.points,
            card.none,
            names.final(card),
            tuple(int(part(state, seat, FINALS + number)) for seat in range(state.players)),
        )
        for number, card in enumerate(state.tables.box.finals[face] for face in state.final_face)
    )
