"""Wombat Rescue, a race to bring four lost babies home by following one's nose."""

from homeward.engine.errors import BadOption
from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Choice, Option, Value
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
from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.moves import MOVES
from homeward.games.wombat_rescue.rules import deal as deal_variant

OPTIONS = (
    Option(
        name="layout",
        title="Which board?",
        help="How the 25 tiles lie. You can also lay a board of your own.",
        default="standard",
        choices=tuple(Choice(row.id, row.name, row.note) for row in BOX.layout),
        file=True,
        rules=("WR-12", "WR-97"),
    ),
    Option(
        name="boulders",
        title="Boulders",
        help="A boulder on every B space: nobody gets through, but smell does.",
        default=False,
        rules=("WR-99", "WR-100"),
    ),
    Option(
        name="dingo_eats_poop",
        title="The dingo eats poop",
        help="Cubes on the dingo's way go back to their owners.",
        default=False,
        rules=("WR-98",),
    ),
    who_begins(
        "Who saw a live wombat last?",
        "Whoever that is begins. When you play once more, the next one does.",
        default="chance",
        rules=("WR-16", "WR-R65"),
    ),
)

INFO = GameInfo(
    name="wombat-rescue",
    title="Wombat Rescue",
    tagline="Follow your nose: bring your four lost babies home before the dingo finds you.",
    players=(2, 3, 4),
    ages="8+",
    minutes=60,
    credits=Credits(designer="Matt Wolfe", publisher="Eagle-Gryphon Games", year=2015),
    rules_version=1,
    options=OPTIONS,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    variant = position.variant_of(options)
    try:
        return deal_variant(players, rng, variant)
    except ValueError as error:
        raise BadOption("boulders", f"This layout is too narrow for boulders: {error}.") from None


def check_file(option: str, text: str) -> list[str]:
    """What is wrong with a layout of one's own."""
    return layouts.check_text(text) if option == "layout" else [f"There is no file for {option}."]


WOMBAT_RESCUE = Game(
    INFO,
    MOVES,
    Parts(
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
        preview=preview.preview,
        preview_type=preview.MovePreview,
        begins=lambda state: int(state.first),
        check_file=check_file,
    ),
)
