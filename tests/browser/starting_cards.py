"""The starting cards of Pets Rescue: the secrets that a shared device must not show."""

from playwright.sync_api import Page

import homeward
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.components import BOX
from homeward.games.pets_rescue.view import PetsView

STARTING_IDS = [card.id for card in BOX.card if card.starting]
STARTING = [card.name for card in BOX.card if card.starting]


def secrets_in(page: Page) -> list[str]:
    """Starting cards that the page names anywhere, in sight or not."""
    return [name for name in STARTING if name in page.content()]


def all_but_the_starting_cards(state: homeward.State) -> bool:
    view = PETS_RESCUE.view(state, None)
    return isinstance(view, PetsView) and view.phase == "start"
