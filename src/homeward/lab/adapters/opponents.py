"""Bots in the other seats of a learning table; in real time they have the hands of their level."""

from typing import Any

from homeward.bots import check_name, choose
from homeward.engine.chance.rng import fast_rng
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.parts import Hands
from homeward.lab.adapters.learning_table import LearningTable


class Opponents:
    """Bots in all seats but one, from the deal on. A move depends only on the deal, the seat and the moves so far.

    Hands remember what they saw. A copied or unpickled table gets new hands, which are shown the game so far.
    """

    def __init__(self, table: LearningTable, bot: str, seat: int, chance: int) -> None:
        check_name(table.game, bot)
        self.table, self.bot, self.seat, self.chance = table, bot, seat, chance
        self.hands = self.fresh_hands()

    def fresh_hands(self) -> dict[int, Hands]:
        beats = self.table.game.beats
        if beats is None:
            return {}
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        hands = {seat: beats.hands(self.bot, fast_rng(self.luck(seat))) for seat in others}
        return {seat: pair for seat, pair in hands.items() if pair is not None}

    def luck(self, *numbers: int) -> int:
        return mixed_seed(self.chance, *numbers)

    def play(self) -> None:
        """Play all moves until it is the learner's turn, or the game has ended."""
        table = self.table
        while table.actor is not None and table.actor != self.seat and not table.truncated:
            table.play(self.choose(table.actor))

    def choose(self, seat: int) -> int:
        veiled = self.table.state.veil(seat)
        if seat in self.hands:
            return int(self.hands[seat].choose(veiled))
        rng = fast_rng(self.luck(seat, len(self.table.codes)))
        return choose(self.table.game, self.bot, veiled, rng, number=self.luck(seat))

    # Copies and pickles

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "hands"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.hands = self.fresh_hands()
        if self.hands:
            self.watch_again()

    def watch_again(self) -> None:
        table = self.table
        state = table.game.deal(table.players, table.seed, **table.options)
        for code in table.codes:
            seat = int(state.to_act())
            if seat in self.hands:
                self.hands[seat].choose(state.veil(seat))
            state.apply(code)
