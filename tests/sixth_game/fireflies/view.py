"""What a seat may see of Fireflies."""

from homeward.engine.views import View
from tests.sixth_game.fireflies.rules.state import NONE, Fireflies


class FirefliesView(View, frozen=True, kw_only=True):
    seat: int | None
    active: int | None
    hand: tuple[int, ...]  # one's own lights, an onlooker has none
    hands: tuple[int, ...]  # how many lights everybody holds
    laid: tuple[bool, ...]
    gone: tuple[int, ...]
    moths: tuple[int, ...]


def view(state: Fireflies, seat: int | None) -> FirefliesView:
    return FirefliesView(
        seat=seat,
        active=state.actor,
        hand=() if seat is None else tuple(light + 1 for light in state.hands[seat]),
        hands=tuple(len(hand) for hand in state.hands),
        laid=tuple(light != NONE for light in state.laid),
        gone=tuple(light + 1 for light in state.gone),
        moths=tuple(state.moths),
    )
