"""Wombat Rescue, a race to bring four lost babies home by following one's nose."""

from pathlib import Path

from homeward.catalogue import Text
from homeward.engine.figures import Figures
from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from homeward.games.wombat_rescue import (
    bounds,
    checks,
    described,
    events,
    layouts,
    moves,
    options,
    position,
    preview,
    prompts,
    refusals,
    score_sheet,
    view,
)
from homeward.games.wombat_rescue.bot.levels import BOTS
from homeward.games.wombat_rescue.bot.observation import WombatObserver
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import say

INFO = GameInfo(
    name="wombat-rescue",
    players=(2, 3, 4),
    ages="8+",
    own_ages=True,
    minutes=(30, 60),
    credits=Credits(designer="Matt Wolfe", publisher="Eagle-Gryphon Games", year=2015),
    rules_version=1,
    options=options.OPTIONS,
    presets=options.PRESETS,
    figures=Figures(BOX.counts.colours),
)


def no_file(option: str) -> Text:
    return Text("check.no-file", {"game": say("title"), "option": option})


def check_file(option: str, text: str) -> list[Text]:
    """What is wrong with a player's own layout."""
    return layouts.check_text(text) if option == "layout" else [no_file(option)]


WOMBAT_RESCUE = Game(
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
        observer=WombatObserver,
        preview=preview,
        check_state=checks.check_state,
        begins=lambda state: int(state.first),
        check_file=check_file,
    ),
)
