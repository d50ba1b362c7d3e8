"""The balance of a game, within a limit of seconds."""

import time
from collections.abc import Callable

from msgspec import Struct

from homeward.balance.findings import Balance, LuckAndSkill, balance_of
from homeward.balance.study import Study, luck_of
from homeward.balance.trial import play_trial

LEAST = 4  # deals at least, however slow the machine


class BalanceFound(Struct, frozen=True, kw_only=True):
    """The balance of a player's own box or board."""

    here: Balance
    luck: LuckAndSkill


def examine(study: Study, deals: int, seconds: float, played: Callable[[int], None]) -> BalanceFound:
    """Play the deals, or as many as the time allows. `played` is called with the number of deals so far."""
    end = time.monotonic() + seconds
    courses, pairs = [], []
    for deal in range(deals):
        courses.append(play_trial(study.of_equals(deal)))
        one, two = study.with_changed_seats(deal)
        pairs.append((play_trial(one), play_trial(two)))
        played(deal + 1)
        if deal + 1 >= LEAST and time.monotonic() >= end:
            break
    return BalanceFound(here=balance_of(courses), luck=luck_of(pairs))
