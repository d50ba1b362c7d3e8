"""A bot through a whole game. In real time it remembers what it has seen between its moves."""

from homeward.bots.move_choice import check_name, choose
from homeward.engine.chance.rng import fast_rng
from homeward.engine.game import Game
from homeward.engine.state import State


class Player:
    """Plays one seat. `number` is the seed of its chance, and differs between bots of the same name."""

    def __init__(self, game: Game, bot: str, number: int) -> None:
        check_name(game, bot)
        self._game = game
        self._bot = bot
        self._number = number
        self._rng = fast_rng(number)
        self._hands = game.beats.hands(bot, self._rng) if game.beats is not None else None

    def choose(self, veiled: State) -> int:
        """The move in a state veiled for this bot's seat."""
        if self._hands is not None:
            return int(self._hands.choose(veiled))
        return choose(self._game, self._bot, veiled, self._rng, number=self._number)
