"""What the table chose before a game of Monster-Falle: the sand, the sack, the teams, the locations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from homeward.games.monster_falle.components import BOX

BEATS_PER_SECOND: Final[i64] = BOX.timing.tick_hz


@final
@mypyc_attr(acyclic=True)  # only numbers: nothing for the garbage collector to follow
class Temper:
    """How easily the sack topples: one of the presets. Never changes, so copies share it."""

    __slots__ = ("press_free", "touch_free", "wobble_limit")

    def __init__(self, wobble_limit: i64, touch_free: i64, press_free: i64) -> None:
        self.wobble_limit = wobble_limit
        self.touch_free = touch_free
        self.press_free = press_free


def temper_of(preset: str) -> Temper:
    chosen, usual = BOX.presets[preset], BOX.physics
    return Temper(
        wobble_limit=usual.wobble_limit if chosen.wobble_limit is None else chosen.wobble_limit,
        touch_free=usual.touch_free if chosen.touch_free is None else chosen.touch_free,
        press_free=usual.press_free if chosen.press_free is None else chosen.press_free,
    )


@final
class Variant:
    """Never changes during a game, so copies share it."""

    __slots__ = (
        "arrows",
        "chips",
        "eyes_decide",
        "first_team_practises",
        "locations",
        "may_pause",
        "may_slow",
        "members",
        "no_cards_win",
        "practice",
        "seconds",
        "soft_touch",
        "teams",
        "temper",
        "timers",
    )

    def __init__(
        self,
        seconds: i64,
        timers: i64,
        temper: Temper,
        locations: i64,
        eyes_decide: bool,
        members: vec[i64],
        chips: i64,
        practice: bool,
        arrows: bool,
        soft_touch: bool,
        may_pause: bool,
        may_slow: bool,
        first_team_practises: bool,
        no_cards_win: bool,
    ) -> None:
        self.seconds = seconds
        self.timers = timers  # runs of the sand timer in a round (MF-50)
        self.temper = temper
        self.locations = locations  # one bit for every seat that plays with locations (MF-R27)
        self.eyes_decide = eyes_decide  # a tie is decided by open eyes (MF-45)
        self.members = members  # two seats for each team, the same one twice for a player alone
        self.teams = i64(len(members)) // 2
        self.chips = chips  # eye chips, and so rounds, of each team
        self.practice = practice
        self.arrows = arrows  # arrow mode is allowed; changes no rule
        self.soft_touch = soft_touch  # devices soften the first touch; changes no rule
        self.may_pause = may_pause  # people may stop the beats ...
        self.may_slow = may_slow  # ... and slow them down; change no rule
        self.first_team_practises = first_team_practises  # old rulings, for games that began with them
        self.no_cards_win = no_cards_win

    def rounds(self) -> i64:
        return self.teams * self.chips

    def turns(self) -> i64:
        """Of a practice, until every seat has been at every rail: all teams, and all with changed rails."""
        return 1 if self.first_team_practises else 2 * self.teams

    def sand(self) -> i64:
        """Beats of a round."""
        return self.seconds * BEATS_PER_SECOND * self.timers

    def is_member(self, seat: i64, team: i64) -> bool:
        return self.members[2 * team] == seat or self.members[2 * team + 1] == seat

    def with_locations(self, team: i64) -> bool:
        """A team visits locations if one of its members does."""
        return ((self.locations >> self.members[2 * team]) | (self.locations >> self.members[2 * team + 1])) & 1 == 1
