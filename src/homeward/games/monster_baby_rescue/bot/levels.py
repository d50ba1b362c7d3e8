"""Cub, Fox and Owl of Monster Baby Rescue. The numbers come from tournaments (docs/bots.md)."""

from homeward.engine.bot.bot_kit import BotKit, usual_levels
from homeward.games.monster_baby_rescue.bot.hints import POINTERS, glow, hint_label, reasons
from homeward.games.monster_baby_rescue.bot.knowledge import RescueKnowledge
from homeward.games.monster_baby_rescue.bot.puzzles import PUZZLES

BOTS = BotKit(
    knowledge=RescueKnowledge(),
    pointers=POINTERS,
    glow=glow,
    hint_label=hint_label,
    reasons=reasons,
    levels=usual_levels(cub_whims={2: 0.52, 3: 0.48, 4: 0.48, 5: 0.4}),
    puzzles=PUZZLES,
)
