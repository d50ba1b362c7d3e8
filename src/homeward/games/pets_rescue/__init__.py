"""Pets Rescue, a card-drafting game."""

from pathlib import Path

from homeward.catalogue import Text
from homeward.engine.game import Game
from homeward.engine.game_info import Credits, GameInfo
from homeward.engine.parts import Parts
from homeward.games.pets_rescue import (
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
from homeward.games.pets_rescue.bot.levels import BOTS
from homeward.games.pets_rescue.bot.observation import PetsObserver
from homeward.games.pets_rescue.components import BOX, box_of, warnings

INFO = GameInfo(
    name="pets-rescue",
    players=tuple(setup.players for setup in BOX.setup),
    ages="10+",
    minutes=(15, 20),
    credits=Credits(designer="Leonardo Kammer", publisher="The Game Crafter", year=2025),
    rules_version=2,
    rulings=options.RULINGS,
    options=options.OPTIONS,
    presets=options.PRESETS,
    secrets=True,
)


def warn_of_file(option: str, text: str) -> list[Text]:
    return warnings(box_of(text))


PETS_RESCUE = Game(
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
        observer=PetsObserver,
        preview=preview,
        check_state=checks.check_state,
        piece=pieces.piece,
        warn_of_file=warn_of_file,
    ),
)
