"""Example Game: two players take pebbles from a pile in turn. Whoever takes the last one wins."""

from pathlib import Path

from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from homeward.new_game.example_game import bounds, described, events, moves, position, view

INFO = GameInfo(
    name="example-game",
    players=(2,),
    ages="5+",
    minutes=(3,),
    credits=Credits(designer="you", publisher="you", year=2026),
    rules_version=1,
)

EXAMPLE_GAME = Game(
    INFO,
    Parts(
        folder=Path(__file__).parent,
        moves=moves,
        position=position,
        bounds=bounds,
        view=view,
        described=described,
        events=events,
    ),
)
