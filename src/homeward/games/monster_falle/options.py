"""The options and presets of Monster-Falle, and its old rulings."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.engine.options import Conflict, Option, Options, Preset
from homeward.engine.rulings import Ruling
from homeward.games.monster_falle.components import BOX, Mode
from homeward.games.monster_falle.names import say
from homeward.games.monster_falle.rules.variant import Variant, temper_of

SEATS = (1, 2, 3, 4)
FLAGS = tuple(f"locations_seat_{seat}" for seat in SEATS)

OPTIONS = (
    Option(name="preset", default="normal", choices=("normal", "gentle", "tippy"), rules=("MF-R28",)),
    Option(name="timer", default=60, choices=(60, 45, 90, 15), rules=("MF-R1", "MF-50")),
    Option(name="length", default="full", choices=("full", "short"), rules=("MF-41", "MF-48")),
    Option(name="locations", default="off", choices=("off", "on", "some"), rare=True, rules=("MF-51", "MF-R27")),
    *(
        Option(
            name=f"locations_seat_{seat}",
            default=False,
            rare=True,
            rules=("MF-R27",),
            players=tuple(players for players in SEATS if players >= max(seat, 2)),
            when={"locations": "some"},
        )
        for seat in SEATS
    ),
    Option(
        name="tie_break", default="shared", choices=("shared", "eyes"), rare=True, rules=("MF-44", "MF-45", "MF-R17")
    ),
    Option(
        name="four_players",
        default="rotating",
        choices=("rotating", "fixed"),
        rare=True,
        rules=("MF-18", "MF-58"),
        players=(4,),
    ),
    Option(name="arrow_mode", default=True, rare=True, rules=("MF-49",)),
    Option(name="soft_touch", default=True, rare=True, rules=("MF-R28",)),
    Option(name="pace", default="slow", choices=("slow", "pause", "never"), rare=True, rules=("MF-R12", "MF-R34")),
    Option(name="practice", default=False, rules=("MF-08",), warm_up=True),
)

PRESETS = (
    Preset(name="first", options={"preset": "gentle", "length": "short"}, level="cub"),
    Preset(name="six", options={"preset": "gentle", "timer": 90, "four_players": "fixed"}, level="cub"),
    Preset(name="short", options={"timer": 45, "length": "short"}),
    Preset(
        name="experts",
        options={"preset": "tippy", "locations": "on", "soft_touch": False, "pace": "never"},
        level="owl",
    ),
)

CONFLICTS = tuple(
    Conflict(
        {f"locations_seat_{seat}": True, "locations": everybody}, say("conflict.locations-of-seat", seat=seat), "MF-R27"
    )
    for seat in SEATS
    for everybody in ("off", "on")
)

RULINGS = (
    Ruling(name="first_team_practises", until=1, said=say("ruling.first-team-practises"), rules=("MF-08",)),
    Ruling(name="no_cards_win", until=1, said=say("ruling.no-cards-win"), rules=("MF-R36",)),
)


def variant_of(players: int, options: Options) -> Variant:
    """What the rules read, from checked options."""
    mode = mode_of(players, str(options["four_players"]))
    return Variant(
        seconds=int(options["timer"]),
        timers=BOX.timing.timers_solo if len(mode.teams[0]) == 1 else BOX.timing.timers_team,
        temper=temper_of(str(options["preset"])),
        locations=seats_with_locations(players, options),
        eyes_decide=options["tie_break"] == "eyes",
        members=vec[i64]([seat for team in mode.teams for seat in (team[0], team[-1])]),
        chips=mode.chips if options["length"] == "full" else 1,
        practice=bool(options["practice"]),
        arrows=bool(options["arrow_mode"]),
        soft_touch=bool(options["soft_touch"]),
        may_pause=options["pace"] != "never",
        may_slow=options["pace"] == "slow",
        first_team_practises=bool(options["first_team_practises"]),
        no_cards_win=bool(options["no_cards_win"]),
    )


def mode_of(players: int, four_players: str) -> Mode:
    """The mode for this number of players; the last of those for four has fixed teams."""
    modes = [mode for mode in BOX.modes if mode.players == players]
    return modes[-1] if four_players == "fixed" else modes[0]


def seats_with_locations(players: int, options: Options) -> int:
    """A bit for every seat that plays with locations."""
    flags = sum(1 << seat for seat, flag in enumerate(FLAGS) if options[flag])
    return {"off": 0, "on": (1 << players) - 1, "some": flags}[str(options["locations"])]


# The order of the options in snapshots
ORDER = ("timer", "length", "preset", "locations", *FLAGS, "tie_break", "four_players", "arrow_mode", "soft_touch")
LATER = ("practice", "pace", *(ruling.name for ruling in RULINGS))


def one_spelling(players: int, options: Options) -> Options:
    """One form for equal options: locations for all seats are `on`, for none `off`; only four players have teams."""
    locations = seats_with_locations(players, options)
    spelled = dict(options)
    if locations in (0, (1 << players) - 1):
        spelled |= {"locations": "on" if locations else "off", **dict.fromkeys(FLAGS, False)}
    if players != max(SEATS):
        spelled["four_players"] = "rotating"
    return {name: spelled[name] for name in (*ORDER, *LATER)}
