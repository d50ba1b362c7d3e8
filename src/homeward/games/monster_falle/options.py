"""What the table may choose before a game of Monster-Falle, and what once was so."""

from homeward.engine.options import Conflict, Option, Preset
from homeward.engine.rulings import Ruling
from homeward.games.monster_falle.spoken import say

SEATS = (1, 2, 3, 4)

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
    Ruling(name="no_cards_win", until=1, said=say("ruling.no-cards-win"), rules=("MF-16", "MF-44")),
)
