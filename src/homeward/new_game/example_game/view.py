"""What a seat may see of Example Game: everything."""

from homeward.engine.views import View
from homeward.new_game.example_game.rules.state import ExampleGame


class ExampleGameView(View, frozen=True, kw_only=True):
    seat: int | None
    active: int | None
    pile: int
    taken: tuple[int, ...]


def view(state: ExampleGame, seat: int | None) -> ExampleGameView:
    return ExampleGameView(seat=seat, active=state.actor, pile=state.pile, taken=tuple(state.taken))
