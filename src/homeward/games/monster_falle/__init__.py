"""Monster-Falle, a game of four rails in real time."""

from pathlib import Path

from homeward.engine.figures import Figures
from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Beats, Parts
from homeward.games.monster_falle import (
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
from homeward.games.monster_falle.bot.levels import BOTS, hands
from homeward.games.monster_falle.bot.observation import FalleObserver
from homeward.games.monster_falle.bot.random_hands import random_beats
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.moves import MOVES, SPEEDS, Hold

INFO = GameInfo(
    name="monster-falle",
    players=(2, 3, 4),
    ages="6+",
    minutes=(20,),
    credits=Credits(designer="Inka and Markus Brand", publisher="Kosmos", year=2011),
    rules_version=2,
    rulings=options.RULINGS,
    options=options.OPTIONS,
    conflicts=options.CONFLICTS,
    presets=options.PRESETS,
    figures=Figures(BOX.counts.colours),
    tick_hz=BOX.timing.tick_hz,
    calls=("get-set", "cheer", "escaped", "hooray"),  # MF-22, MF-31, MF-R29
    quick={"timer": 15, "length": "short"},
)


MONSTER_FALLE = Game(
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
        observer=FalleObserver,
        one_spelling=options.one_spelling,
        longest=200_000,  # two in every beat
        beats=Beats(
            moves=2,
            rest=MOVES.index(Hold(0, 0)),
            factors=(len(SPEEDS), len(SPEEDS)),
            pulse=view.pulse,
            pulse_type=view.FallePulse,
            hands=hands,
            trial=random_beats,
            may_pause=lambda state: state.variant.may_pause,
            may_slow=lambda state: state.variant.may_slow,
        ),
    ),
)
