"""The planes that learners see show what is printed on the board."""

from homeward.games import game as find_game
from homeward.games.wombat_rescue.view import WombatView
from homeward.lab.observations.observation import Observation
from tests.lab.rebuilding import every


def test_the_planes_show_what_is_printed_on_the_board() -> None:
    game = find_game("wombat-rescue")
    observation, state = Observation(game, 3, {"boulders": True}), game.deal(3, 5, boulders=True)
    view = game.view(state, 1)
    assert isinstance(view, WombatView)
    seen = observation.read(observation.row(state, 1))
    for letter, plane in {"F": "food", "D": "den", "B": "rock", "W": "nest", "H": "home"}.items():
        assert every(seen[plane]) == [space for space, kind in enumerate(view.board.kinds) if kind == letter]
    assert [int(seen["nest"][space]) for space in view.board.nests] == [1, 2, 3, 4]
    assert every(seen["area"]) == list(view.areas[1])
    assert every(seen["baby"]) == sorted(view.board.nests)
