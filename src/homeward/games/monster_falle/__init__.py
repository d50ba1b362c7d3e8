"""Monster-Falle, a game of four rails in real time."""

from pathlib import Path

from homeward.engine.game import Beats, Credits, Game, GameInfo, Parts
from homeward.engine.options import Value
from homeward.engine.rng import Rng
from homeward.engine.state import State
from homeward.games.monster_falle import bounds, described, position, score_sheet, view, words
from homeward.games.monster_falle.bot.levels import BOTS, hands
from homeward.games.monster_falle.bot.observation import FalleObserver
from homeward.games.monster_falle.bot.random_hands import random_beats
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.moves import MOVES, SPEEDS, Hold
from homeward.games.monster_falle.options import CONFLICTS, OPTIONS, PRESETS, RULINGS
from homeward.games.monster_falle.rules.state import dealt
from homeward.games.monster_falle.settings import variant_of

INFO = GameInfo(
    name="monster-falle",
    players=(2, 3, 4),
    ages="6+",
    minutes=20,
    credits=Credits(designer="Inka and Markus Brand", publisher="Kosmos", year=2011),
    rules_version=2,
    rulings=RULINGS,
    options=OPTIONS,
    conflicts=CONFLICTS,
    presets=PRESETS,
    tick_hz=BOX.timing.tick_hz,
    calls=("get-set", "cheer", "escaped", "hooray"),  # MF-22, MF-31, MF-R29
    quick={"timer": 15, "length": "short"},
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    return dealt(players, rng, variant_of(players, options))


MONSTER_FALLE = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view=view.view,
        view_type=view.FalleView,
        snapshot=position.snapshot,
        restore=position.restore,
        snapshot_type=position.Saved,
        bounds=bounds.bounds,
        refusal=words.refusal,
        events=words.events,
        prompt=words.prompt,
        describe=described.describe,
        label=described.label,
        score_sheet=score_sheet.score_sheet,
        bots=BOTS,
        lessons=Path(__file__).with_name("lessons.toml"),
        observer=FalleObserver,
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
