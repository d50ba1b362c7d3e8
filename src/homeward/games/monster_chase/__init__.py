"""Monster Chase, a co-operative memory game."""

from homeward.engine.game import Credits, Game, GameInfo, Parts
from homeward.engine.options import Choice, Conflict, Option, Value
from homeward.engine.rng import Rng
from homeward.engine.rulings import Ruling
from homeward.engine.start import who_begins
from homeward.engine.state import State
from homeward.games.monster_chase import bounds, position, view, words
from homeward.games.monster_chase.bot.levels import BOTS
from homeward.games.monster_chase.moves import MOVES
from homeward.games.monster_chase.rules.state import dealt

OPTIONS = (
    Option(
        name="length",
        title="How many monsters?",
        help="How many monsters hide under the bed.",
        default=15,
        choices=(
            Choice(10, "Short", "10 monsters"),
            Choice(15, "Medium", "15 monsters"),
            Choice(20, "Long", "20 monsters"),
        ),
        rules=("MC-03",),
    ),
    Option(
        name="mode",
        title="How brave are you?",
        help="In the easy games a wrong toy has no consequence.",
        default="basic",
        choices=(
            Choice("basic", "The real hunt", "Three wrong toys bring another monster."),
            Choice("easy", "Easy", "Wrong toys do no harm. You always win."),
            Choice("easy-competitive", "Easy race", "Wrong toys do no harm. Whoever chases most monsters wins."),
        ),
        rules=("MC-24", "MC-26"),
    ),
    Option(
        name="pack",
        title="Monsters in a pack",
        help="All monsters at the bed must be chased away together. The hardest variant.",
        default=False,
        rules=("MC-28",),
    ),
    Option(
        name="expert",
        title="Sock and sheet monster",
        help="Two more tiles that play tricks on you.",
        default=False,
        rules=("MC-32",),
    ),
    Option(
        name="fearless",
        title="Fearless hunters",
        help="Look at all toys for ten seconds first; then two wrong toys, not three, bring a monster.",
        default=False,
        rules=("MC-39", "MC-40"),
    ),
    Option(
        name="same_toy",
        title="Two monsters fear the same toy",
        help="Does the toy chase both away, or only the one who has been there longer?",
        default="all",
        choices=(Choice("all", "Both go"), Choice("one", "One goes")),
        rules=("MC-R1",),
    ),
    Option(
        name="open_memory",
        title="Open memory",
        help="For the very young: toys that have been seen stay visible.",
        default=False,
        rules=("MC-R29",),
    ),
    who_begins(
        "Who is least afraid of monsters?",
        "Whoever that is turns over the first toy. When you play once more, the next one begins.",
        default=0,
        rules=("MC-10", "MC-R28"),
    ),
)

CONFLICTS = tuple(
    Conflict(
        {"mode": mode, variant: True},
        f"{title} needs the windows of the real hunt, so it cannot be combined with an easy game",
        "MC-R17",
    )
    for mode in ("easy", "easy-competitive")
    for variant, title in (
        ("pack", "Monsters in a pack"),
        ("expert", "Sock and sheet monster"),
        ("fearless", "Fearless hunters"),
    )
)

INFO = GameInfo(
    name="monster-chase",
    title="Monster Chase",
    tagline="Together: find the toy each monster fears and get some sleep.",
    players=(1, 2, 3, 4, 5, 6),
    ages="4+",
    minutes=15,
    credits=Credits(designer="Antoine Bauza", publisher="Le Scorpion Masqué", year=2009),
    rules_version=2,
    rulings=(
        Ruling(
            name="expert_tiles_are_shown",
            until=1,
            title="Fearless hunters saw the sock and the sheet monster too.",
            rules=("MC-R26",),
        ),
    ),
    options=OPTIONS,
    conflicts=CONFLICTS,
)


def deal(players: int, rng: Rng, options: dict[str, Value]) -> State:
    return dealt(players, rng, position.variant_of(options))


MONSTER_CHASE = Game(
    INFO,
    MOVES,
    Parts(
        deal=deal,
        view=view.view,
        view_type=view.ChaseView,
        snapshot=position.snapshot,
        restore=position.restore,
        snapshot_type=position.Saved,
        bounds=bounds.bounds,
        refusal=words.refusal,
        events=words.events,
        prompt=words.prompt,
        describe=words.describe,
        label=words.label,
        score_sheet=words.score_sheet,
        bots=BOTS,
        timer=words.timer,
    ),
)
