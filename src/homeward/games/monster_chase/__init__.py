"""Monster Chase, a co-operative memory game."""

from pathlib import Path

from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from homeward.games.monster_chase import (
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
from homeward.games.monster_chase.bot.levels import BOTS
from homeward.games.monster_chase.bot.observation import ChaseObserver

INFO = GameInfo(
    name="monster-chase",
    players=(1, 2, 3, 4, 5, 6),
    later_players=(6,),
    ages="4+",
    minutes=(10,),
    credits=Credits(designer="Antoine Bauza", publisher="Le Scorpion Masqué", year=2009),
    rules_version=2,
    rulings=options.RULINGS,
    options=options.OPTIONS,
    conflicts=options.CONFLICTS,
    presets=options.PRESETS,
)

MONSTER_CHASE = Game(
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
        observer=ChaseObserver,
        timer=prompts.timer,
    ),
)
