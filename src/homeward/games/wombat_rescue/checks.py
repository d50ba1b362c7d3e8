"""What must be true of a saved position, so that no impossible game begins. Each refusal names the field."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.errors import BadOption, BadSnapshot
from homeward.engine.position import check_range, check_set
from homeward.engine.start import check_start
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules import Variant, codes
from homeward.games.wombat_rescue.rules.boulders import boulder_at
from homeward.games.wombat_rescue.rules.pieces.bag import STOCK
from homeward.games.wombat_rescue.rules.pieces.board import FOOD, NESTS, TWISTS, Board
from homeward.games.wombat_rescue.rules.pieces.deck import CARDS
from homeward.games.wombat_rescue.rules.pieces.ground import NOWHERE, SLOTS, SPACES
from homeward.games.wombat_rescue.rules.pieces.scent import MOST_CUBES
from homeward.games.wombat_rescue.rules.pieces.wombat import ALL_CARDS, CARRIED, CUBES, DISCS, LOST, PLACES, RESCUED
from homeward.games.wombat_rescue.saved import Saved
from homeward.games.wombat_rescue.turn_checks import check_turn


def checked_variant(saved: Saved) -> Variant:
    check_range("players", saved.players, 2, codes.MOST_PLAYERS)
    check_start("variant.start", saved.variant.start, saved.players)
    try:
        return saved.variant.variant()
    except BadOption as error:
        raise BadSnapshot("variant.layout", str(error)) from None


def checked_board(saved: Saved, variant: Variant) -> Board:
    check_set("tiles", saved.tiles, SLOTS)
    if len(saved.twists) != SLOTS:
        raise BadSnapshot("twists", f"must name {SLOTS} twists, not {len(saved.twists)}")
    ground = variant.ground
    for slot in range(SLOTS):
        check_range("twists", saved.twists[slot], 0, TWISTS - 1)
        if ground.fixed_tile[slot] not in (NOWHERE, saved.tiles[slot]):
            raise BadSnapshot("tiles", f"slot {slot} holds tile {ground.fixed_tile[slot]} in this layout")
        if ground.fixed_twist[slot] not in (NOWHERE, saved.twists[slot]):
            raise BadSnapshot("twists", f"slot {slot} has twist {ground.fixed_twist[slot]} in this layout")
        if ground.fixed_tile[slot] == NOWHERE and BOX.tile[saved.tiles[slot]].kind != "regular":
            raise BadSnapshot("tiles", f"slot {slot} takes a regular tile")
    return Board(ground, vec[i64](saved.tiles), vec[i64](saved.twists), variant.boulders)


def check_position(saved: Saved, board: Board) -> None:
    check_range("stage", saved.stage, codes.SETUP, codes.CHASING)  # first: other checks ask for the stage
    check_deck(saved)
    check_wombats(saved, board)
    check_things(saved, board)
    check_turn(saved)
    check_babies(saved, board)


def check_deck(saved: Saved) -> None:
    deck = saved.deck
    check_set("deck", deck.pile + deck.discard + deck.aside, CARDS)
    for card in deck.aside:
        if not BOX.lost_card[card].f:
            raise BadSnapshot("deck.aside", f"card {card} bears no F")


def check_open(field: str, board: Board, space: int) -> None:
    """A space on which something can stand or lie."""
    check_range(field, space, 0, SPACES - 1)
    if boulder_at(board, space):
        raise BadSnapshot(field, f"space {space} is closed by a boulder")


def check_wombats(saved: Saved, board: Board) -> None:
    if len(saved.wombats) != saved.players:
        raise BadSnapshot("wombats", f"must be {saved.players}, not {len(saved.wombats)}")
    away = [row.lead for row in saved.wombats if row.lead != board.ground.home]
    if len(set(away)) != len(away):
        raise BadSnapshot("wombats.lead", "two leads share a space away from home (WR-48)")
    for row in saved.wombats:
        check_open("wombats.lead", board, row.lead)
        if len(row.babies) != NESTS or set(row.babies) - {LOST, CARRIED, RESCUED}:
            raise BadSnapshot("wombats.babies", f"must name {NESTS} babies, each 0, 1 or 2")
        if row.babies.count(CARRIED) > 1:
            raise BadSnapshot("wombats.babies", "the pouch holds one baby only (WR-63)")
        if row.babies.count(RESCUED) == NESTS and saved.phase != codes.OVER:
            raise BadSnapshot("wombats.babies", "all are home, so the game is over (WR-96)")
        if len(row.track) != PLACES * DISCS:
            raise BadSnapshot("wombats.track", f"must have {PLACES * DISCS} numbers")
        for count in row.track:
            check_range("wombats.track", count, 0, max(STOCK))
        check_range("wombats.cards", row.cards, 0, ALL_CARDS)


def check_babies(saved: Saved, board: Board) -> None:
    """A lead that has arrived has found its baby and brought it home; only a mover who pushes still waits (WR-R78)."""
    for seat, row in enumerate(saved.wombats):
        if saved.mover_waits and seat == saved.active:
            continue
        if row.lead == board.ground.home and CARRIED in row.babies:
            raise BadSnapshot("wombats.babies", "a carried baby is rescued as soon as its lead is at home (WR-64)")
        nest = board.nest_at[row.lead]
        if nest != NOWHERE and row.babies[nest] == LOST and CARRIED not in row.babies:
            raise BadSnapshot("wombats.babies", "a lead with an empty pouch picks up its baby at the nest (WR-R26)")


def check_things(saved: Saved, board: Board) -> None:
    """Cubes, discs and the dingo are where they can be, and none is missing or too much."""
    check_cubes(saved, board)
    if len(saved.bag) != DISCS:
        raise BadSnapshot("bag", f"must name {DISCS} numbers")
    spaces = set()
    for row in saved.discs:
        if len(row) != 2:
            raise BadSnapshot("discs", "each row is a space and a disc")
        check_range("discs", row[0], 0, SPACES - 1)
        check_range("discs", row[1], 1, DISCS)
        if board.kind[row[0]] != FOOD or row[0] in spaces:
            raise BadSnapshot("discs", f"space {row[0]} cannot hold a disc, or holds two")
        spaces.add(row[0])
    for disc in range(DISCS):
        check_range("bag", saved.bag[disc], 0, STOCK[disc])
        eaten = sum(sum(row.track[disc::DISCS]) for row in saved.wombats)
        lying = sum(1 for row in saved.discs if row[1] == disc + 1)
        if saved.bag[disc] + eaten + lying != STOCK[disc]:
            raise BadSnapshot("bag", f"bag, boards and tracks must hold {STOCK[disc]} discs of {BOX.disc[disc].id}")
    check_dingo(saved, board)


def check_cubes(saved: Saved, board: Board) -> None:
    seen = set()
    for row in saved.cubes:
        check_open("cubes.space", board, row.space)
        check_range("cubes.seat", row.seat, 0, saved.players - 1)
        check_range("cubes.count", row.count, 1, MOST_CUBES)
        if (row.space, row.seat) in seen:
            raise BadSnapshot("cubes", f"space {row.space} is named twice for seat {row.seat}")
        seen.add((row.space, row.seat))
    for seat, wombat in enumerate(saved.wombats):
        check_range("wombats.supply", wombat.supply, 0, CUBES)
        laid = sum(row.count for row in saved.cubes if row.seat == seat)
        if laid + wombat.supply != CUBES:
            raise BadSnapshot(
                "wombats.supply", f"seat {seat} must have {CUBES} cubes in all, not {laid + wombat.supply}"
            )


def check_dingo(saved: Saved, board: Board) -> None:
    if saved.stage == codes.SETUP:
        check_range("dingo", saved.dingo, NOWHERE, NOWHERE)
        return
    check_open("dingo", board, saved.dingo)
    if saved.dingo == board.ground.home:
        raise BadSnapshot("dingo", "cannot be at home (WR-R41)")
    for row in saved.wombats:
        if row.lead == saved.dingo and not saved.mover_waits:
            raise BadSnapshot("dingo", "shares a space with a lead (WR-56)")
