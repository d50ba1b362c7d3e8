"""Games of Monster-Falle shortly before their end."""

import homeward
from homeward.games.monster_falle.bot.hands import hands_of
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.games.monster_falle.rules import MonsterFalle
from tests.browser.records import new_record

STILL = 6560 // 2
TEAM = "Mia", "Jonas", "Zoe"


def shortly_before_the_end(steady_rounds: tuple[int, ...]) -> homeward.Record:
    """A short game in its last second; only in these rounds anybody has moved a rail, with steady hands."""
    record = new_record("monster-falle", TEAM, 3, timer=15, length="short")
    hands = Pusher(hands_of("reference"), homeward.fast_rng(1))
    while True:
        state = record.state
        assert isinstance(state, MonsterFalle)
        if state.round == 2 and state.sand and state.sand <= 60:
            return record
        record.append(int(hands.choose(state)) if state.round in steady_rounds or not state.in_beats() else STILL)
