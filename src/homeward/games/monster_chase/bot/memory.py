"""What a forgetful bot of Monster Chase still knows.

Forgetting is a pure function of the bot's number, the place and the move at which it was last seen. So a bot does not
remember a forgotten tile at its next turn, and nothing has to be stored between turns.
"""

from hashlib import sha256

from msgspec import Struct

from homeward.games.monster_chase.rules import MonsterChase


class Memory(Struct, frozen=True):
    """How well a bot remembers the toys that have been turned down."""

    span: int  # after this many moves every toy is forgotten
    slips: float  # the chance that a toy is forgotten at once

    def keeps(self, bot: int, place: int, seen: int, age: int) -> bool:
        """Does the bot still know the tile that it saw `age` moves ago?"""
        return age <= self.span and chance_of(f"{bot} {place} {seen}") >= self.slips

    def recall(self, veiled: MonsterChase, bot: int) -> MonsterChase:
        """A veiled state without what the bot has forgotten."""
        state = veiled.copy()
        assert isinstance(state, MonsterChase)
        for place, seen in enumerate(state.tiles.seen):
            hidden_again = seen > 0 and state.tiles.up[place] == 0
            if hidden_again and not self.keeps(bot, place, int(seen), int(state.turns - seen)):
                state.tiles.seen[place] = 0
        return state


def chance_of(text: str) -> float:
    """A number from 0 up to 1 that depends on the text alone."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "little") / 2**32
