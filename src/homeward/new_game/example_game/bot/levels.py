"""The bots of Example Game, and what their hints point at."""

from homeward.engine.bot.bot_kit import BotKit
from homeward.new_game.example_game.bot.knowledge import ExampleGameKnowledge

BOTS = BotKit(
    knowledge=ExampleGameKnowledge(),
    pointers={"take": ("example-game.hint.pile", "example-game.hint.four")},
)
