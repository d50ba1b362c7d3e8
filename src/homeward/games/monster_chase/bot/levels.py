"""Cub, Fox and Owl of Monster Chase: what each remembers. The numbers come from tournaments (docs/bots.md)."""

from homeward.engine.bot_kit import BotKit, Level, Setting
from homeward.games.monster_chase.bot.exact import EXACT
from homeward.games.monster_chase.bot.hints import POINTERS, reason
from homeward.games.monster_chase.bot.knowledge import ChaseKnowledge
from homeward.games.monster_chase.bot.memory import Memory

BOTS = BotKit(
    knowledge=ChaseKnowledge(),
    pointers=POINTERS,
    reason=reason,
    levels=(
        Level(
            "cub",
            "Cub",
            "Forgets most toys soon. It needs your help.",
            Setting(memory=Memory(span=6, slips=0.37).recall),
        ),
        Level(
            "fox",
            "Fox",
            "Remembers what it saw lately, but not everything.",
            Setting(memory=Memory(span=12, slips=0.25).recall),
        ),
        Level(
            "owl",
            "Owl",
            "Never forgets a toy and always knows the best one to turn.",
            Setting(exact=True),
        ),
    ),
    beginner=Setting(memory=Memory(span=4, slips=0.0).recall),
    exact=EXACT,
)
