"""Cub, Fox and Owl of Pets Rescue. The numbers come from tournaments (docs/bots.md)."""

from homeward.engine.bot.bot_kit import BotKit, usual_levels
from homeward.engine.bot.search_settings import SearchSettings
from homeward.games.pets_rescue.bot.hints import POINTERS, glow, hint_label
from homeward.games.pets_rescue.bot.knowledge import PetsKnowledge
from homeward.games.pets_rescue.bot.puzzles import PUZZLES
from homeward.games.pets_rescue.bot.reasons import reasons

BOTS = BotKit(
    knowledge=PetsKnowledge(),
    pointers=POINTERS,
    glow=glow,
    hint_label=hint_label,
    reasons=reasons,
    levels=usual_levels(cub_whims={2: 0.5, 3: 0.55, 4: 0.56}, simulations=20_000),
    search=SearchSettings(explore=0.05, bias=0.1, urgency=0.1, look_ahead=3, greed=1.0, mast=False, past_reveals=False),
    puzzles=PUZZLES,
)
