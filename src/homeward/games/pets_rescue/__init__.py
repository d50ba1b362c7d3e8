"""Pets Rescue, a card-drafting game."""

from pathlib import Path

from homeward.catalogue import Said
from homeward.engine.errors import BadComponents, BadOption
from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Option, Preset, Value
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.state import State
from homeward.games.pets_rescue import bounds, described, pieces, position, preview, refusals, scoring, view, words
from homeward.games.pets_rescue.bot.levels import BOTS
from homeward.games.pets_rescue.bot.observation import PetsObserver
from homeward.games.pets_rescue.components import BOX, box_of, warnings
from homeward.games.pets_rescue.moves import MOVES
from homeward.games.pets_rescue.rules.state import dealt
from homeward.games.pets_rescue.spoken import say

INFO = GameInfo(
    name="pets-rescue",
    players=tuple(setup.players for setup in BOX.setup),
    ages="10+",
    minutes=20,
    credits=Credits(designer="Leonardo Kammer", publisher="The Game Crafter", year=2025),
    rules_version=2,
    rulings=(
        Ruling(
            name="acting_cards_come_sideways",
            until=1,
            said=say("ruling.acting-cards-come-sideways"),
            rules=("PR-R11",),
        ),
        Ruling(
            name="wilds_count_as_in_the_house",
            until=1,
            said=say("ruling.wilds-count-as-in-the-house"),
            rules=("PR-27", "PR-R32"),
        ),
    ),
    options=(
        Option(
            name="components",
            default="",
            rules=("PR-R45",),
            file=True,
            rare=True,
        ),
    ),
    presets=(
        Preset(name="first", level="cub"),
        Preset(name="experts", hints=False, level="owl"),
    ),
    secrets=True,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    try:
        printed = position.cards_of(str(options["components"]), bool(options["wilds_count_as_in_the_house"]))
    except BadComponents as error:
        raise BadOption("components", error.said) from None
    return dealt(players, rng, printed, printed.tables[players], bool(options["acting_cards_come_sideways"]))


def warn_of_file(option: str, text: str) -> list[Said]:
    return warnings(box_of(text))


PETS_RESCUE = Game(
    INFO,
    MOVES,
    Parts(
        catalogue=Path(__file__).with_name("catalogue"),
        deal=deal,
        view=view.view,
        view_type=view.PetsView,
        snapshot=position.snapshot,
        restore=position.restore,
        snapshot_type=position.Saved,
        bounds=bounds.bounds,
        refusal=refusals.refusal,
        events=words.events,
        prompt=words.prompt,
        describe=described.describe,
        label=described.label,
        score_sheet=scoring.score_sheet,
        bots=BOTS,
        lessons=Path(__file__).with_name("lessons.toml"),
        observer=PetsObserver,
        piece=pieces.piece,
        preview=preview.preview,
        preview_type=preview.Worth,
        warn_of_file=warn_of_file,
    ),
)
