"""A bot through a whole game. In real time it keeps its eyes on the table between its moves."""

from homeward.bots.decide import check_name, decide
from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.engine.state import State


class Player:
    """Sits in one seat. `number` is its own chance, and tells it apart from others of the same name."""

    def __init__(self, game: Game, bot: str, number: int) -> None:
        check_name(game, bot)
        self._game = game
        self._bot = bot
        self._number = number
        self._rng = seeded(number)
        self._hands = game.beats.hands(bot, self._rng) if game.beats is not None else None

    def choose(self, veiled: State) -> int:
        """The move in a state veiled for this bot's seat."""
        if self._hands is not None:
            return int(self._hands.choose(veiled))
        return decide(self._game, self._bot, veiled, self._rng, number=self._number)
