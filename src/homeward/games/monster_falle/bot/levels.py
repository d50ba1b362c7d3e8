"""Cub, Fox and Owl of Monster-Falle: a level is a pair of hands; between rounds all bots say go.

The numbers come from tournaments (docs/bots.md).
"""

from homeward.engine.bot.bot_kit import BEGINNER, BotKit, Level, Setting
from homeward.engine.chance.rng import Rng
from homeward.engine.parts import Hands
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.bot.hints import POINTERS, reasons
from homeward.games.monster_falle.bot.knowledge import FalleKnowledge
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.games.monster_falle.bot.puzzles import PUZZLES
from homeward.games.monster_falle.names import say

# by bot
HANDS = {BEGINNER: "careful", "cub": "small", "fox": "normal", "owl": "good", "greedy": "reference"}

BOTS = BotKit(
    knowledge=FalleKnowledge(),
    pointers=POINTERS,
    reasons=reasons,
    levels=tuple(Level(name, Setting(), say(f"level.{name}")) for name in ("cub", "fox", "owl")),
    puzzles=PUZZLES,
)


def hands(bot: str, luck: Rng) -> Hands | None:
    return Pusher(hands_of(HANDS[bot]), luck) if bot in HANDS else None
