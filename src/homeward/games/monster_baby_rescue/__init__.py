"""Monster Baby Rescue, a tile-taking game on a time track."""

from pathlib import Path

from homeward.engine.figures import Figures
from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from homeward.games.monster_baby_rescue import (
    bounds,
    checks,
    described,
    events,
    moves,
    options,
    pieces,
    position,
    preview,
    prompts,
    refusals,
    score_sheet,
    view,
)
from homeward.games.monster_baby_rescue.bot.levels import BOTS
from homeward.games.monster_baby_rescue.bot.observation import RescueObserver
from homeward.games.monster_baby_rescue.components import BOX

INFO = GameInfo(
    name="monster-baby-rescue",
    players=(2, 3, 4, 5),
    ages="7+",
    minutes=(30,),
    credits=Credits(designer="Vladimír Suchý", publisher="Delicious Games / Rio Grande Games", year=2019),
    rules_version=3,
    rulings=options.RULINGS,
    options=options.OPTIONS,
    presets=options.PRESETS,
    figures=Figures(BOX.monsters.names, words="monster-baby-rescue.monster"),
)


MONSTER_BABY_RESCUE = Game(
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
        observer=RescueObserver,
        preview=preview,
        check_state=checks.check_state,
        piece=pieces.piece,
        assign_figures=position.assign_monsters,
    ),
)
