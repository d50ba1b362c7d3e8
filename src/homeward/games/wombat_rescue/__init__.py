"""Wombat Rescue, a race to bring four lost babies home by following one's nose."""

from pathlib import Path

from homeward.catalogue import Said
from homeward.engine.errors import BadOption
from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Option, Preset, Value
from homeward.engine.rng import Rng
from homeward.engine.start import who_begins
from homeward.engine.state import State
from homeward.games.wombat_rescue import (
    bounds,
    events,
    layouts,
    position,
    preview,
    refusals,
    saved,
    spoken,
    view,
    words,
)
from homeward.games.wombat_rescue.bot.levels import BOTS
from homeward.games.wombat_rescue.bot.observation import WombatObserver
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.moves import MOVES
from homeward.games.wombat_rescue.names import say
from homeward.games.wombat_rescue.rules import deal as deal_variant

OPTIONS = (
    Option(
        name="layout",
        default="standard",
        choices=tuple(row.id for row in BOX.layout),
        file=True,
        rules=("WR-12", "WR-97"),
    ),
    Option(name="boulders", default=False, rules=("WR-99", "WR-100")),
    Option(name="dingo_eats_poop", default=False, rules=("WR-98",)),
    who_begins(default="chance", rules=("WR-16", "WR-R65")),
)

PRESETS = (
    Preset(name="first", level="cub"),
    Preset(name="experts", options={"boulders": True, "dingo_eats_poop": True}, hints=False, level="owl"),
)

INFO = GameInfo(
    name="wombat-rescue",
    players=(2, 3, 4),
    ages="8+",
    minutes=60,
    credits=Credits(designer="Matt Wolfe", publisher="Eagle-Gryphon Games", year=2015),
    rules_version=1,
    options=OPTIONS,
    presets=PRESETS,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    variant = position.variant_of(options)
    try:
        return deal_variant(players, rng, variant)
    except ValueError:
        raise BadOption("boulders", say("layout.too-narrow")) from None


def no_file(option: str) -> Said:
    return Said("check.no-file", {"game": say("title"), "option": option})


def check_file(option: str, text: str) -> list[Said]:
    """What is wrong with a layout of one's own."""
    return layouts.check_text(text) if option == "layout" else [no_file(option)]


WOMBAT_RESCUE = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view=view.view,
        view_type=view.WombatView,
        snapshot=position.snapshot,
        restore=position.restore,
        snapshot_type=saved.Saved,
        bounds=bounds.bounds,
        refusal=refusals.refusal,
        events=events.events,
        prompt=words.prompt,
        describe=spoken.describe,
        label=words.label,
        score_sheet=words.score_sheet,
        bots=BOTS,
        lessons=Path(__file__).with_name("lessons.toml"),
        observer=WombatObserver,
        preview=preview.preview,
        preview_type=preview.MovePreview,
        begins=lambda state: int(state.first),
        check_file=check_file,
    ),
)
