"""Which card of the grid a move takes, and which way, for the balance report, which lists what is never taken."""

from homeward.engine.parts import TakenPiece
from homeward.games.pets_rescue.rules import PetsRescue, codes
from homeward.games.pets_rescue.rules.cards import SIDEWAYS


def piece(state: PetsRescue, code: int) -> TakenPiece | None:
    if state.phase != codes.CHOOSE_CARD:
        return None
    card = state.printed.box.card[state.supply.grid[(code - codes.TAKE) // 2]]
    sideways = (code - codes.TAKE) % 2 == SIDEWAYS
    return TakenPiece(card.id, "for its pets" if sideways else card.form)
