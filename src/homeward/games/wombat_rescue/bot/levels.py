"""Cub, Fox and Owl of Wombat Rescue. The numbers come from tournaments (docs/bots.md)."""

from homeward.engine.bot.bot_kit import BotKit, usual_levels
from homeward.engine.bot.search_settings import SearchSettings
from homeward.games.wombat_rescue.bot.hints import POINTERS, glow, hint_label
from homeward.games.wombat_rescue.bot.knowledge import WombatKnowledge
from homeward.games.wombat_rescue.bot.puzzles import PUZZLES
from homeward.games.wombat_rescue.bot.reasons import reasons

BOTS = BotKit(
    knowledge=WombatKnowledge(),
    pointers=POINTERS,
    glow=glow,
    hint_label=hint_label,
    reasons=reasons,
    levels=usual_levels(cub_whims={2: 0.47, 3: 0.48, 4: 0.45}, simulations=6_000),
    search=SearchSettings(explore=0.1, bias=0.3, urgency=0.1, look_ahead=0, greed=1.0, mast=False),
    puzzles=PUZZLES,
)
