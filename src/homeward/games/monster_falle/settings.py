"""The options of a game by the names people choose them by, and as the variant that the rules read."""

from collections.abc import Mapping

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.engine.errors import BadSnapshot
from homeward.engine.options import Value
from homeward.games.monster_falle.components import BOX, Mode
from homeward.games.monster_falle.options import OPTIONS, SEATS
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.variant import Variant, temper_of

FLAGS = tuple(f"locations_seat_{seat}" for seat in SEATS)


class Settings(Struct, forbid_unknown_fields=True):
    """The options of the game, by the names people choose them by."""

    timer: int
    length: str
    preset: str
    locations: str
    locations_seat_1: bool
    locations_seat_2: bool
    locations_seat_3: bool
    locations_seat_4: bool
    tie_break: str
    four_players: str
    arrow_mode: bool
    soft_touch: bool
    practice: bool
    pace: str = "slow"
    first_team_practises: bool = False  # old rulings
    no_cards_win: bool = False


def variant_of(players: int, options: Mapping[str, Value]) -> Variant:
    """The variant for settled options."""
    return as_variant(players, Settings(**options))  # type: ignore[arg-type]


def as_variant(players: int, settings: Settings) -> Variant:
    mode = mode_of(players, settings.four_players)
    flags = sum(1 << seat for seat, flag in enumerate(FLAGS) if getattr(settings, flag))
    return Variant(
        settings.timer,
        BOX.timing.timers_solo if len(mode.teams[0]) == 1 else BOX.timing.timers_team,
        temper_of(settings.preset),
        {"off": 0, "on": (1 << players) - 1, "some": flags}[settings.locations],
        settings.tie_break == "eyes",
        vec[i64]([seat for team in mode.teams for seat in (team[0], team[-1])]),
        mode.chips if settings.length == "full" else 1,
        settings.practice,
        settings.arrow_mode,
        settings.soft_touch,
        settings.pace != "never",
        settings.pace == "slow",
        settings.first_team_practises,
        settings.no_cards_win,
    )


def mode_of(players: int, four_players: str) -> Mode:
    """Duel, three, four, or two fixed teams of two."""
    modes = [mode for mode in BOX.modes if mode.players == players]
    return modes[-1] if four_players == "fixed" else modes[0]


def settings_of(state: MonsterFalle) -> Settings:
    variant, everybody = state.variant, (1 << state.players) - 1
    locations = "off" if not variant.locations else "on" if variant.locations == everybody else "some"
    flags = [locations == "some" and variant.locations >> seat & 1 == 1 for seat in range(len(FLAGS))]
    preset = next(name for name in BOX.presets if temper_of(name).wobble_limit == variant.temper.wobble_limit)
    fixed = state.players == 4 and variant.teams == 2
    mode = mode_of(state.players, "fixed" if fixed else "rotating")
    return Settings(
        variant.seconds,
        "full" if variant.chips == mode.chips else "short",
        preset,
        locations,
        flags[0],
        flags[1],
        flags[2],
        flags[3],
        "eyes" if variant.eyes_decide else "shared",
        mode.id if fixed else "rotating",
        variant.arrows,
        variant.soft_touch,
        variant.practice,
        "slow" if variant.may_slow else "pause" if variant.may_pause else "never",
        variant.first_team_practises,
        variant.no_cards_win,
    )


def check_settings(settings: Settings) -> None:
    for option in OPTIONS:
        chosen = getattr(settings, option.name)
        if option.choices and chosen not in option.choices:
            raise BadSnapshot(f"settings.{option.name}", f"must be one of {option.choices}, not {chosen!r}")
