"""Deals Wombat Rescue, and converts its state to a snapshot and back."""

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.errors import BadOption
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.options import variant_of
from homeward.games.wombat_rescue.rules import WombatRescue, codes, new_game
from homeward.games.wombat_rescue.rules.dingo import Hunt
from homeward.games.wombat_rescue.rules.pieces.bag import Bag
from homeward.games.wombat_rescue.rules.pieces.board import NESTS, Board
from homeward.games.wombat_rescue.rules.pieces.deck import Deck
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.games.wombat_rescue.rules.pieces.outback import Outback, new_outback
from homeward.games.wombat_rescue.rules.pieces.wombat import CARRIED, NO_BABY, RESCUED
from homeward.games.wombat_rescue.rules.turn import Turn


class SavedWombat(Struct, forbid_unknown_fields=True):
    lead: int
    babies: list[int]
    supply: int
    track: list[int]
    cards: int


class SavedDeck(Struct, forbid_unknown_fields=True):
    pile: list[int]
    discard: list[int]
    aside: list[int]


class SavedCubes(Struct, forbid_unknown_fields=True):
    space: int
    seat: int
    count: int


class Saved(Struct, forbid_unknown_fields=True):
    """The fields of the state and its parts, without those that follow from others."""

    players: int
    chance: Chance
    options: Options = field(name="variant")
    tiles: list[int]
    twists: list[int]
    wombats: list[SavedWombat]
    cubes: list[SavedCubes]
    discs: list[list[int]]  # space and disc
    dingo: int
    deck: SavedDeck
    bag: list[int]
    first: int
    active: int
    holder: int
    phase: int
    stage: int
    decider: int
    mover_waits: bool
    moves_left: int
    startled: bool
    holding: bool
    card: int
    roll: int
    prowl_left: int
    target: int
    turns: int
    clock: int
    winner: int


# Fields that are saved as they are
OF_TURN = [name for name in Saved.__struct_fields__ if hasattr(Turn, name)]
OF_HUNT = [name for name in Saved.__struct_fields__ if hasattr(Hunt, name)]


def deal(players: int, rng: Rng, options: Options) -> WombatRescue:
    variant = variant_of(options)
    try:
        return new_game(players, rng, variant)
    except ValueError:
        raise BadOption("boulders", say("layout.too-narrow")) from None


# Saving


def snapshot(state: WombatRescue) -> Saved:
    outback = state.outback
    return Saved(
        players=state.players,
        chance=chance_of(state),
        options=state.options,
        tiles=list(outback.board.tile),
        twists=list(outback.board.twist),
        wombats=[SavedWombat(w.lead, list(w.babies), w.supply, list(w.track), w.cards) for w in outback.wombats],
        cubes=saved_cubes(state),
        discs=[[space, outback.disc_at(space)] for space in range(SPACES) if outback.disc_at(space)],
        dingo=outback.dingo,
        deck=SavedDeck(list(state.deck.pile), list(state.deck.discard), list(state.deck.aside)),
        bag=list(state.bag.discs),
        first=state.first,
        turns=state.turns,
        clock=state.clock,
        winner=state.winner,
        **{name: getattr(state.turn, name) for name in OF_TURN},
        **{name: getattr(state.hunt, name) for name in OF_HUNT},
    )


def saved_cubes(state: WombatRescue) -> list[SavedCubes]:
    scent = state.outback.scent
    return [
        SavedCubes(space, seat, scent.count(space, seat))
        for space in range(SPACES)
        if scent.cubes[space]
        for seat in range(state.players)
        if scent.count(space, seat)
    ]


# Restoring


def restore(saved: Saved, options: Options) -> WombatRescue:
    variant = variant_of(options)
    board = Board(variant.ground, vec[i64](saved.tiles), vec[i64](saved.twists), variant.boulders)
    deck = Deck(vec[i64](saved.deck.pile), vec[i64](saved.deck.discard), vec[i64](saved.deck.aside))
    outback, bag, turn = outback_of(saved, board), Bag(vec[i64](saved.bag)), turn_of(saved)
    hunt = hunt_of(saved, outback)
    state = WombatRescue(saved.players, rng_of(saved.chance), variant, outback, deck, bag, turn, hunt)
    state.first = saved.first
    state.turns = saved.turns
    state.clock = saved.clock
    state.winner = saved.winner
    return state


def turn_of(saved: Saved) -> Turn:
    turn = Turn()
    for name in OF_TURN:
        setattr(turn, name, getattr(saved, name))
    return turn


def hunt_of(saved: Saved, outback: Outback) -> Hunt:
    hunt = Hunt()
    for name in OF_HUNT:
        setattr(hunt, name, getattr(saved, name))
    if saved.phase == codes.PROWLING:
        hunt.toward = outback.board.steps_to(outback.wombats[saved.target].lead)
    return hunt


def outback_of(saved: Saved, board: Board) -> Outback:
    outback = new_outback(board, saved.players)
    for seat, row in enumerate(saved.wombats):
        wombat = outback.wombats[seat]
        wombat.babies = vec[i64](row.babies)
        wombat.pouch = row.babies.index(CARRIED) if CARRIED in row.babies else NO_BABY
        wombat.rescued = row.babies.count(RESCUED)
        wombat.supply = row.supply
        wombat.track = vec[i64](row.track)
        wombat.cards = row.cards
        outback.put_lead(seat, row.lead)
    for nest in range(NESTS):
        outback.gather(nest)
    for cubes in saved.cubes:
        for _ in range(cubes.count):
            outback.scent.drop(cubes.space, cubes.seat)
    for space, disc in saved.discs:
        outback.put_disc(space, disc)
    if saved.dingo != NOWHERE:
        outback.put_dingo(saved.dingo)
    return outback
