"""Cub, Fox and Owl of Monster Chase: what each remembers. The numbers come from tournaments (docs/bots.md)."""

from homeward.engine.bot.bot_kit import BotKit, Level, Setting
from homeward.games.monster_chase.bot.exact import EXACT
from homeward.games.monster_chase.bot.hints import POINTERS, glow, hint_label, numbers, reasons
from homeward.games.monster_chase.bot.knowledge import ChaseKnowledge
from homeward.games.monster_chase.bot.memory import Memory
from homeward.games.monster_chase.bot.puzzles import PUZZLES
from homeward.games.monster_chase.names import say

BOTS = BotKit(
    knowledge=ChaseKnowledge(),
    pointers=POINTERS,
    glow=glow,
    hint_label=hint_label,
    reasons=reasons,
    numbers=numbers,
    levels=(
        Level("cub", Setting(memory=Memory(span=6, slips=0.37).recall), say("level.cub.meaning")),
        Level("fox", Setting(memory=Memory(span=12, slips=0.25).recall), say("level.fox.meaning")),
        Level("owl", Setting(exact=True), say("level.owl.meaning")),
    ),
    beginner=Setting(memory=Memory(span=4, slips=0.0).recall),
    exact=EXACT,
    puzzles=PUZZLES,
)
