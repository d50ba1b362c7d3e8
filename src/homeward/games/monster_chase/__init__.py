"""Monster Chase, a co-operative memory game."""

from pathlib import Path

from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Conflict, Option, Preset, Value
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.start import who_begins
from homeward.engine.state import State
from homeward.games.monster_chase import bounds, described, position, score_sheet, view, words
from homeward.games.monster_chase.bot.levels import BOTS
from homeward.games.monster_chase.bot.observation import ChaseObserver
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.moves import MOVES
from homeward.games.monster_chase.rules.state import dealt
from homeward.games.monster_chase.spoken import say

EASY_MODES = ("easy", "easy-competitive")

OPTIONS = (
    Option(name="length", default=15, choices=BOX.counts.lengths, rules=("MC-03",)),
    Option(name="mode", default="basic", choices=("basic", *EASY_MODES), rules=("MC-24", "MC-26")),
    Option(name="pack", default=False, rare=True, rules=("MC-28",)),
    Option(name="expert", default=False, rare=True, rules=("MC-32",)),
    Option(name="fearless", default=False, rare=True, rules=("MC-39", "MC-40")),
    Option(name="same_toy", default="all", choices=("all", "one"), rare=True, rules=("MC-R1",)),
    Option(name="open_memory", default=False, rules=("MC-R29",)),
    who_begins(default=0, rules=("MC-10", "MC-R28")),
)

CONFLICTS = tuple(
    Conflict({"mode": mode, variant: True}, say(f"conflict.{variant}"), "MC-R17")
    for mode in EASY_MODES
    for variant in ("pack", "expert", "fearless")
)

PRESETS = (
    Preset(name="four", options={"length": 10, "mode": "easy", "open_memory": True}, level="cub", aloud=True),
    Preset(name="first", options={"mode": "easy"}, level="cub"),
    Preset(name="short", options={"length": 10}),
    Preset(name="experts", options={"length": 20, "pack": True, "expert": True}, hints=False, level="owl"),
)

INFO = GameInfo(
    name="monster-chase",
    players=(1, 2, 3, 4, 5, 6),
    ages="4+",
    minutes=15,
    credits=Credits(designer="Antoine Bauza", publisher="Le Scorpion Masqué", year=2009),
    rules_version=2,
    rulings=(
        Ruling(
            name="expert_tiles_are_shown",
            until=1,
            said=say("ruling.expert-tiles-are-shown"),
            rules=("MC-R26",),
        ),
    ),
    options=OPTIONS,
    conflicts=CONFLICTS,
    presets=PRESETS,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    return dealt(players, rng, position.variant_of(options))


MONSTER_CHASE = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view=view.view,
        view_type=view.ChaseView,
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
        observer=ChaseObserver,
        timer=words.timer,
    ),
)
