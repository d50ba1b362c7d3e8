"""What the table may choose before a game of Monster-Falle, and what once was so."""

from homeward.engine.options import Choice, Conflict, Option
from homeward.engine.rulings import Ruling

OPTIONS = (
    Option(
        name="preset",
        title="How easily does the sack topple?",
        help="Whoever lets go half a second too late mostly topples a normal sack, and a gentle one stays up.",
        default="normal",
        choices=(
            Choice("normal", "Normal"),
            Choice("gentle", "Gentle: for six-year-olds", "It bears hands that press hard and let go late."),
            Choice("tippy", "Tippy: for experts", "It bears hardly a bump."),
        ),
        rules=("MF-R28",),
    ),
    Option(
        name="timer",
        title="How much sand?",
        help="How long a round lasts. Two players have it twice in a row.",
        default=60,
        choices=(
            Choice(60, "One minute"),
            Choice(45, "45 seconds"),
            Choice(90, "90 seconds"),
            Choice(15, "A pinch", "15 seconds, for a quick try"),
        ),
        rules=("MF-R1", "MF-50"),
    ),
    Option(
        name="length",
        title="How many rounds?",
        help="Every round costs a team one of its eye chips.",
        default="full",
        choices=(
            Choice("full", "The whole game", "12 rounds, with two players 6"),
            Choice("short", "A short game", "one round for every team"),
        ),
        rules=("MF-41", "MF-48"),
    ),
    Option(
        name="locations",
        title="Locations",
        help="With every monster a place in the mansion that it must be pushed across first.",
        default="off",
        choices=(
            Choice("off", "Straight to the trap"),
            Choice("on", "For everybody"),
            Choice("some", "For some seats", "say below for which; a team visits locations if one of its two does"),
        ),
        rules=("MF-51", "MF-R27"),
    ),
    *(
        Option(
            name=f"locations_seat_{seat}",
            title=f"Locations for seat {seat}",
            help="A handicap for this seat.",
            default=False,
            rules=("MF-R27",),
        )
        for seat in (1, 2, 3, 4)
    ),
    Option(
        name="tie_break",
        title="A tie",
        help="What happens when two players have the most cards.",
        default="shared",
        choices=(Choice("shared", "Both win"), Choice("eyes", "Open eyes decide")),
        rules=("MF-44", "MF-45", "MF-R17"),
    ),
    Option(
        name="four_players",
        title="Four players",
        help="Everybody with both neighbours in turn, or two fixed teams for younger children.",
        default="rotating",
        choices=(Choice("rotating", "Teams rotate"), Choice("fixed", "Two fixed teams")),
        rules=("MF-18", "MF-58"),
    ),
    Option(
        name="arrow_mode",
        title="Arrow keys allowed",
        help="For whoever works all four rails: an arrow key moves the right rail by itself.",
        default=True,
        rules=("MF-49",),
    ),
    Option(
        name="soft_touch",
        title="Soft touch",
        help="Keys and fingers slow a rail down shortly before it touches the sack. Good for young hands.",
        default=True,
        rules=("MF-R28",),
    ),
    Option(
        name="pace",
        title="Pause and slow speed",
        help="May you stop the sand in the middle of a round, or let it run slowly? It counts for the whole table.",
        default="slow",
        choices=(
            Choice("slow", "Both allowed"),
            Choice("pause", "Only a pause"),
            Choice("never", "The sand never stops", "the round only waits when somebody is gone"),
        ),
        rules=("MF-R12", "MF-R34"),
    ),
    Option(
        name="practice",
        title="Practice",
        help="No sand, no cards: put the sack on any chit and push. Everybody gets a turn at every rail.",
        default=False,
        rules=("MF-08",),
    ),
)

CONFLICTS = tuple(
    Conflict(
        {f"locations_seat_{seat}": True, "locations": everybody},
        f"Seat {seat} can only have locations of its own when they are chosen for some seats",
        "MF-R27",
    )
    for seat in (1, 2, 3, 4)
    for everybody in ("off", "on")
)

RULINGS = (
    Ruling(
        name="first_team_practises",
        until=1,
        title="Only the first team practised, and straight to the trap.",
        rules=("MF-08",),
    ),
    Ruling(
        name="no_cards_win",
        until=1,
        title="When nobody had caught anything, everybody won.",
        rules=("MF-16", "MF-44"),
    ),
)
