"""The bots of Fireflies, and what their hints point at."""

from homeward.engine.bot.bot_kit import BotKit
from tests.sixth_game.fireflies.bot.knowledge import FirefliesKnowledge

BOTS = BotKit(
    knowledge=FirefliesKnowledge(),
    pointers={"lay": ("fireflies.hint.lights", "fireflies.hint.light")},
)
