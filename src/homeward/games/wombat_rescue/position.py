"""Saving a state of Wombat Rescue and making it again."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Value
from homeward.engine.position import chance_of, rng_of
from homeward.engine.start import start_of
from homeward.games.wombat_rescue.checks import check_position, checked_board, checked_variant
from homeward.games.wombat_rescue.rules import Variant, WombatRescue, codes
from homeward.games.wombat_rescue.rules.dingo import Hunt
from homeward.games.wombat_rescue.rules.pieces.bag import Bag
from homeward.games.wombat_rescue.rules.pieces.board import NESTS, Board
from homeward.games.wombat_rescue.rules.pieces.deck import Deck
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SPACES
from homeward.games.wombat_rescue.rules.pieces.outback import Outback, new_outback
from homeward.games.wombat_rescue.rules.pieces.wombat import CARRIED, NO_BABY, RESCUED
from homeward.games.wombat_rescue.rules.turn import Turn
from homeward.games.wombat_rescue.saved import Saved, SavedCubes, SavedDeck, SavedVariant, SavedWombat

# Fields that are saved as they are
OF_TURN = [name for name in Saved.__struct_fields__ if hasattr(Turn, name)]
OF_HUNT = [name for name in Saved.__struct_fields__ if hasattr(Hunt, name)]


def variant_of(options: Mapping[str, Value]) -> Variant:
    """The variant for settled options."""
    return SavedVariant(**options).variant()  # type: ignore[arg-type]


# Saving


def snapshot(state: WombatRescue) -> Saved:
    outback = state.outback
    return Saved(
        players=state.players,
        chance=chance_of(state),
        variant=saved_variant(state.variant),
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


def saved_variant(variant: Variant) -> SavedVariant:
    return SavedVariant(variant.ground.text, variant.boulders, variant.dingo_eats_poop, start_of(variant.start))


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


def restore(saved: Saved) -> WombatRescue:
    variant = checked_variant(saved)
    board = checked_board(saved, variant)
    check_position(saved, board)
    deck = Deck(vec[i64](saved.deck.pile), vec[i64](saved.deck.discard), vec[i64](saved.deck.aside))
    outback, bag, turn = outback_of(saved, board), Bag(vec[i64](saved.bag)), turn_of(saved)
    hunt = hunt_of(saved, outback)
    state = WombatRescue(saved.players, rng_of(saved.chance), variant, outback, deck, bag, turn, hunt)
    state.reveals = saved.chance.reveals
    state.observer = saved.chance.observer
    state.first = saved.first
    state.turns = saved.turns
    state.clock = saved.clock
    state.winner = saved.winner
    if not state.over and not state.legal():
        raise BadSnapshot("phase", "nothing could be decided in this position")
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
