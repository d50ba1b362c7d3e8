"""The bots of a game that has no `bot/levels.py`: they know nothing but the rules, and search."""

from homeward.catalogue import Text
from homeward.engine.bot.bot_kit import SECOND_OF_SEARCH, BotKit, Level, Setting
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.bot.search_settings import SearchSettings

PLAIN_BOTS = BotKit(
    knowledge=Knowledge(),
    levels=(
        Level("cub", Setting(whims=0.5, simulations=20), Text("level.cub.meaning")),
        Level("fox", Setting(whims=0.15, simulations=200), Text("level.fox.meaning")),
        Level("owl", Setting(simulations=SECOND_OF_SEARCH), Text("level.owl.meaning")),
    ),
    # Random moves to the end of most games; where they lead nowhere, points decide.
    search=SearchSettings(explore=0.5, bias=0.0, urgency=0.0, look_ahead=200, greed=0.0, mast=False),
)
