"""Whole games against a slow implementation of its own: the same decisions, the same answers, the same cards."""

import pytest

from homeward.engine.chance.rng import fast_rng
from homeward.games.pets_rescue import PETS_RESCUE
from homeward.games.pets_rescue.view import PetsView
from homeward.testkit import rules
from homeward.testkit.deals import random_move

from .second_opinion import Grid, SecondOpinion

GAMES = 40


class Game:
    def __init__(self, players: int, seed: int) -> None:
        self.state = PETS_RESCUE.deal(players, seed)
        opening = self.view
        self.opinion = SecondOpinion(players, opening.turns, opening.lead, self.filled_grid)

    @property
    def view(self) -> PetsView:
        seen = PETS_RESCUE.view(self.state, None)
        assert isinstance(seen, PetsView)
        return seen

    def filled_grid(self) -> Grid:
        return {(cell.row, cell.column): cell.card.id for cell in self.view.grid if cell.card is not None}

    def compare(self, luck: int) -> int:
        """Play to the end by chance; how many positions were compared."""
        chance, compared = fast_rng(luck), 0
        conversation = self.opinion.game()
        asked = next(conversation)
        while True:
            view = self.view
            assert (view.phase, view.active) == (asked.phase, asked.seat)
            assert {PETS_RESCUE.text(code) for code in self.state.legal()} == asked.answers
            lying = [[(placed.card.id, placed.way) for placed in shelter.cards] for shelter in view.shelters]
            assert lying == self.opinion.shelters
            compared += 1
            code = random_move(self.state, chance)
            self.state.play(code)
            try:
                asked = conversation.send(PETS_RESCUE.text(code))
            except StopIteration:
                assert self.state.over
                return compared


@rules("PR-R7", "PR-R9", "PR-R11", "PR-R14", "PR-R15", "PR-R19", "PR-R20", "PR-R50", "PR-R53", "PR-52", "PR-55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_asked_the_same_and_the_cards_lie_alike(players: int) -> None:
    for seed in range(GAMES):
        assert Game(players, seed).compare(seed) > 0
