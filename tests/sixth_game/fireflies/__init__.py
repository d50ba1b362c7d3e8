"""Fireflies, a game for three with secrets, in plain Python."""

from pathlib import Path

from homeward.engine.figures import Figures
from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from tests.sixth_game.fireflies import (
    bounds,
    checks,
    described,
    events,
    moves,
    options,
    position,
    prompts,
    refusals,
    score_sheet,
    view,
)
from tests.sixth_game.fireflies.bot.levels import BOTS
from tests.sixth_game.fireflies.bot.observation import FirefliesObserver

INFO = GameInfo(
    name="fireflies",
    players=(3,),
    ages="6+",
    minutes=(5,),
    credits=Credits(designer="nobody", publisher="nobody", year=2026),
    rules_version=1,
    secrets=True,
    options=options.OPTIONS,
    figures=Figures(("glow-worm", "lampyrid", "lantern-bug"), words="fireflies.firefly"),
)

FIREFLIES = Game(
    INFO,
    Parts(
        folder=Path(__file__).parent,
        moves=moves,
        position=position,
        checks=checks,
        bounds=bounds,
        view=view,
        events=events,
        prompts=prompts,
        refusals=refusals,
        described=described,
        score_sheet=score_sheet,
        bots=BOTS,
        observer=FirefliesObserver,
    ),
)
