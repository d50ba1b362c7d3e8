"""The view of a game of Wombat Rescue: everything but the order of the cards and of the discs in the bag."""

from typing import Literal

from msgspec import Struct

from homeward.catalogue import Name
from homeward.engine.state import NOBODY
from homeward.engine.views import View
from homeward.games.wombat_rescue.components import BOX, KINDS, CardId, DiscKind, Ground, Way
from homeward.games.wombat_rescue.layouts import GIVEN
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.dingo import is_nearest
from homeward.games.wombat_rescue.rules.lost import is_lost
from homeward.games.wombat_rescue.rules.pieces.board import Board, twisted_cell
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES, WAYS
from homeward.games.wombat_rescue.rules.pieces.ground import Ground as Land
from homeward.games.wombat_rescue.rules.pieces.wombat import CARRIED, DISCS, NO_BABY, PLACES, RESCUED, Wombat

Phase = Literal["first-den", "move", "lost-step", "den", "holder", "cube", "target", "prowl", "over"]
Where = Literal["lost", "pouch", "home"]

PHASES: dict[int, Phase] = {
    codes.FIRST_DEN: "first-den",
    codes.MOVE: "move",
    codes.LOST_STEP: "lost-step",
    codes.DEN: "den",
    codes.HOLDER: "holder",
    codes.CUBE: "cube",
    codes.TARGET: "target",
    codes.PROWLING: "prowl",
    codes.OVER: "over",
}
DISC_NAMES: dict[int, DiscKind] = {disc.worth: disc.id for disc in BOX.disc}
CARD_IDS: dict[int, CardId] = {1 << i: card.id for i, card in enumerate(BOX.card)}
WHERE: dict[int, Where] = {CARRIED: "pouch", RESCUED: "home"}


class BoardSeen(Struct, frozen=True, kw_only=True):
    """The ground, one entry per space in reading order. It does not change during a game."""

    q: tuple[int, ...]
    r: tuple[int, ...]
    kinds: str  # a letter for each space: . plain, F food, D den, B boulder, W wombat space, H home
    grounds: tuple[Ground, ...]  # decoration
    slots: tuple[int, ...]  # the tile of each space, for the outlines
    home: int
    dens: tuple[int, ...]
    nests: tuple[int, ...]


class Baby(Struct, frozen=True):
    seat: int
    nest: int
    where: Where
    space: int  # where it was lost


class DiscSeen(Struct, frozen=True):
    space: int
    disc: DiscKind


class Cubes(Struct, frozen=True):
    space: int
    seat: int
    count: int


class Within(Struct, frozen=True):
    """A space that the dingo could reach with its next roll, and after how many steps."""

    space: int
    steps: int


class Prey(Struct, frozen=True):
    """A lead that the dingo would chase now: one of the nearest, and a shortest way there."""

    seat: int
    way: tuple[int, ...]


class LostCardSeen(Struct, frozen=True):
    id: str
    shows: tuple[Way, Way]
    f: bool


class SeatSeen(Struct, frozen=True, kw_only=True):
    """A player board and its lead."""

    lead: int
    in_area: bool
    rescued: int
    pouch: int | None  # nest of the carried baby
    supply: int
    track: tuple[tuple[DiscKind, ...], ...]  # discs in mouth, belly, midgut and hindgut
    cards: tuple[CardId, ...]  # action cards not yet played


class WombatView(View, frozen=True, kw_only=True):
    seat: int | None
    players: int
    phase: Phase
    active: int | None  # the seat that decides now
    turn: int  # whose turn it is, also while somebody else decides
    first: int
    turns: int
    board: BoardSeen
    layout: Name
    boulders: bool
    dingo_eats_poop: bool
    seats: tuple[SeatSeen, ...]
    babies: tuple[Baby, ...]
    discs: tuple[DiscSeen, ...]
    cubes: tuple[Cubes, ...]
    areas: tuple[tuple[int, ...], ...]  # spaces of each seat's smell area
    dingo: int | None
    reach: tuple[Within, ...]
    prey: tuple[Prey, ...]
    holder: int
    roll: int
    prowl_left: int
    target: int | None
    moves_left: int
    startled: bool
    holding: bool
    lost: bool  # must the active lead turn up a card to move?
    card: LostCardSeen | None
    pile: int
    discard: tuple[LostCardSeen, ...]
    aside: tuple[LostCardSeen, ...]
    bag: int
    winner: int | None


def view(state: WombatRescue, seat: int | None) -> WombatView:
    """The same for everybody."""
    outback = state.outback
    seats = range(state.players)
    return WombatView(
        seat=seat,
        players=state.players,
        phase=PHASES[state.turn.phase],
        active=state.actor,
        turn=state.turn.active,
        first=state.first,
        turns=state.turns,
        board=board_seen(outback.board),
        layout=layout_name(state.variant.ground),
        boulders=state.variant.boulders,
        dingo_eats_poop=state.variant.dingo_eats_poop,
        seats=tuple(seat_seen(state, one) for one in seats),
        babies=tuple(baby(state, one, nest) for one in seats for nest in range(len(outback.board.nest))),
        discs=tuple(DiscSeen(s, DISC_NAMES[outback.disc_at(s)]) for s in range(SPACES) if outback.disc_at(s)),
        cubes=cubes(state),
        areas=tuple(tuple(s for s in range(SPACES) if outback.scent.smells(s, one)) for one in seats),
        dingo=None if outback.dingo == NOWHERE else outback.dingo,
        reach=dingo_reach(state),
        prey=prey(state),
        holder=state.hunt.holder,
        roll=state.hunt.roll,
        prowl_left=state.hunt.prowl_left,
        target=None if state.hunt.target == NOBODY else state.hunt.target,
        moves_left=state.turn.moves_left,
        startled=state.turn.startled,
        holding=state.turn.holding,
        lost=state.turn.phase == codes.MOVE and is_lost(outback, state.turn.active),
        card=None if state.turn.card == NOBODY else lost_card(state.turn.card),
        pile=len(state.deck.pile),
        discard=tuple(lost_card(card) for card in state.deck.discard),
        aside=tuple(lost_card(card) for card in state.deck.aside),
        bag=state.bag.total(),
        winner=None if state.winner == NOBODY else state.winner,
    )


def layout_name(ground: Land) -> Name:
    """The name of a layout; of a player's own as its file has it."""
    return say(f"option.layout.{ground.text}") if ground.text in GIVEN else ground.name


def board_seen(board: Board) -> BoardSeen:
    ground = board.ground
    grounds: list[Ground] = ["sand"] * SPACES
    slots = [0] * SPACES
    for slot, tile in enumerate(board.tile):
        for cell, name in enumerate(BOX.tile[tile].grounds()):
            space = ground.cells[slot * len(BOX.shape.local) + twisted_cell(cell, board.twist[slot])]
            grounds[space], slots[space] = name, slot
    return BoardSeen(
        q=tuple(ground.q),
        r=tuple(ground.r),
        kinds="".join(KINDS[kind] for kind in board.kind),
        grounds=tuple(grounds),
        slots=tuple(slots),
        home=ground.home,
        dens=tuple(board.dens),
        nests=tuple(board.nest),
    )


def seat_seen(state: WombatRescue, seat: int) -> SeatSeen:
    wombat = state.outback.wombats[seat]
    return SeatSeen(
        lead=wombat.lead,
        in_area=state.outback.in_area(seat),
        rescued=wombat.rescued,
        pouch=None if wombat.pouch == NO_BABY else wombat.pouch,
        supply=wombat.supply,
        track=tuple(discs_on(wombat, place) for place in range(PLACES)),
        cards=tuple(name for bit, name in CARD_IDS.items() if wombat.has(bit)),
    )


def discs_on(wombat: Wombat, place: int) -> tuple[DiscKind, ...]:
    return tuple(DISC_NAMES[disc + 1] for disc in range(DISCS) for _ in range(wombat.track[place * DISCS + disc]))


def baby(state: WombatRescue, seat: int, nest: int) -> Baby:
    where = WHERE.get(state.outback.wombats[seat].babies[nest], "lost")
    return Baby(seat, nest, where, state.outback.board.nest[nest])


def cubes(state: WombatRescue) -> tuple[Cubes, ...]:
    scent = state.outback.scent
    return tuple(
        Cubes(space, seat, scent.count(space, seat))
        for space in range(SPACES)
        if scent.cubes[space]
        for seat in range(state.players)
        if scent.count(space, seat)
    )


def lost_card(card: int) -> LostCardSeen:
    row = BOX.lost_card[card]
    return LostCardSeen(row.id, row.shows, row.f)


def dingo_reach(state: WombatRescue) -> tuple[Within, ...]:
    """Where the dingo could go with its next roll, as the leads stand now."""
    outback = state.outback
    if outback.dingo == NOWHERE or state.over:
        return ()
    steps: dict[int, int] = {}
    for seat in range(state.players):
        if is_nearest(state, seat):
            for space, after in prowls(outback.board, outback.dingo, outback.wombats[seat].lead):
                steps[space] = min(after, steps.get(space, after))
    return tuple(Within(space, after) for space, after in sorted(steps.items()))


def prey(state: WombatRescue) -> tuple[Prey, ...]:
    """The leads that the dingo chases, or would chase if it moved now."""
    outback = state.outback
    if outback.dingo == NOWHERE or state.over:
        return ()
    chased = state.hunt.target
    seats = [seat for seat in range(state.players) if (seat == chased if chased != NOBODY else is_nearest(state, seat))]
    ways = [(seat, way_to(outback.board, outback.dingo, outback.wombats[seat].lead)) for seat in seats]
    return tuple(Prey(seat, way) for seat, way in ways if way)


def way_to(board: Board, dingo: int, lead: int) -> tuple[int, ...]:
    toward, space = board.steps_to(lead), dingo
    way = []
    while toward[space] > 0:
        ahead = [board.step[space * WAYS + turn] for turn in range(WAYS)]
        space = next(one for one in ahead if one != NOWHERE and toward[one] == toward[space] - 1)
        way.append(int(space))
    return tuple(way)


def prowls(board: Board, dingo: int, lead: int) -> list[tuple[int, int]]:
    """Spaces on the shortest ways from the dingo to a lead, within one roll."""
    toward = board.steps_to(lead)
    found, edge = [], {dingo}
    for after in range(1, max(BOX.die.faces) + 1):
        edge = {
            ahead
            for space in edge
            for way in range(WAYS)
            if (ahead := board.step[space * WAYS + way]) != NOWHERE and 0 <= toward[ahead] == toward[space] - 1
        }
        found += [(space, after) for space in edge]
    return found
