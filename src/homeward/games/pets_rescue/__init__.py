"""Pets Rescue, a card-drafting game."""

from pathlib import Path

from homeward.engine.errors import BadComponents, BadOption
from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Option, Value
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.state import State
from homeward.games.pets_rescue import bounds, position, preview, refusals, scoring, spoken, view, words
from homeward.games.pets_rescue.bot.levels import BOTS
from homeward.games.pets_rescue.components import BOX, box_of, warnings
from homeward.games.pets_rescue.moves import MOVES
from homeward.games.pets_rescue.rules.state import dealt

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
            title="Every pass or offer card that changed hands was placed sideways.",
            rules=("PR-R11",),
        ),
        Ruling(
            name="wilds_count_as_in_the_house",
            until=1,
            title="Turned wilds counted for the same cards as in the house's, whatever one's own cards said.",
            rules=("PR-27", "PR-R32"),
        ),
    ),
    options=(
        Option(
            name="components",
            default="",
            rules=("PR-R45",),
            file=True,
        ),
    ),
    secrets=True,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    try:
        printed = position.cards_of(str(options["components"]), bool(options["wilds_count_as_in_the_house"]))
    except BadComponents as error:
        raise BadOption("components", str(error)) from None
    return dealt(players, rng, printed, printed.tables[players], bool(options["acting_cards_come_sideways"]))


def warn_of_file(option: str, text: str) -> list[str]:
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
        describe=spoken.describe,
        label=spoken.label,
        score_sheet=scoring.score_sheet,
        bots=BOTS,
        preview=preview.preview,
        preview_type=preview.Worth,
        warn_of_file=warn_of_file,
    ),
)
