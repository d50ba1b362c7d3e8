"""Monster Baby Rescue, a tile-taking game on a time track."""

from pathlib import Path

from homeward.engine.errors import BadComponents, BadOption
from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Option, Preset, Value
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.state import State
from homeward.games.monster_baby_rescue import bounds, described, pieces, position, preview, score_sheet, view, words
from homeward.games.monster_baby_rescue.bot.levels import BOTS
from homeward.games.monster_baby_rescue.bot.observation import RescueObserver
from homeward.games.monster_baby_rescue.moves import MOVES
from homeward.games.monster_baby_rescue.rules.state import dealt
from homeward.games.monster_baby_rescue.spoken import say

INFO = GameInfo(
    name="monster-baby-rescue",
    players=(2, 3, 4, 5),
    ages="7+",
    minutes=30,
    credits=Credits(designer="Vladimír Suchý", publisher="Delicious Games / Rio Grande Games", year=2019),
    rules_version=2,
    rulings=(
        Ruling(
            name="prizes_may_rise",
            until=1,
            said=say("ruling.prizes-may-rise"),
            rules=("MBR-69",),
        ),
    ),
    options=(
        Option(
            name="components",
            default="",
            file=True,
            rare=True,
        ),
    ),
    presets=(
        Preset(name="first", level="cub"),
        Preset(name="experts", hints=False, level="owl"),
    ),
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    try:
        tables = position.tables_of(str(options["components"]), bool(options["prizes_may_rise"]))
    except BadComponents as error:
        raise BadOption("components", error.said) from None
    return dealt(players, rng, tables)


MONSTER_BABY_RESCUE = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view=view.view,
        view_type=view.RescueView,
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
        observer=RescueObserver,
        piece=pieces.piece,
        preview=preview.preview,
        preview_type=preview.TakePreview,
    ),
)
