"""`homeward balance`: what a designer asks of a box, a board or a house rule, answered within minutes."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec import Struct
from rich.table import Table

from homeward.catalogue.telling import english
from homeward.console import Components, Options, console
from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.balance.findings import Balance, Finding, LuckAndSkill, balance_of, luck_and_skill, share
from homeward.lab.balance.trial import BY_CHANCE, BY_KNOWLEDGE, Course, Trial, play_trial
from homeward.lab.match import mixed
from homeward.lab.runner import Crew, Processes, RayAddress, Resume, run_all

HouseRule = Annotated[
    list[str], Parameter(name="--house-rule", negative="", help="Compare with this option changed, such as start=0.")
]


class Report(Struct, frozen=True, kw_only=True):
    """What `homeward balance --json` prints."""

    game: str
    players: int
    here: Balance
    luck: LuckAndSkill
    banned: list[Finding]  # share of the wins of a seat that never follows a strategy
    fair: float  # that share if the strategy made no difference
    house_rule: Balance | None = None


def balance(
    game: str,
    *,
    players: int = 2,
    games: int = 300,
    seed: int = 1,
    option: Options = [],  # noqa: B006 - cyclopts reads the default and never changes it
    components: Components = None,
    layout: Path | None = None,
    house_rule: HouseRule = [],  # noqa: B006 - as above
    processes: Processes = None,
    ray: RayAddress = None,
    resume: Resume = None,
    json: bool = False,
    html: Path | None = None,
) -> None:
    """Ask of a game, a box of one's own or a board of one's own: is it fair, how long, what decides it?

    Parameters
    ----------
    game
        Name of the game, such as pets-rescue.
    players
        Number of seats.
    games
        Of each question.
    seed
        Same seed, same numbers.
    layout
        Your own board, for games with boards.
    json
        Print one JSON object instead of tables.
    html
        Also write a report with pictures to this file.
    """
    chosen = find_game(game)
    chosen.check_players(players)
    if games < 4 or players < 2:
        raise BadOption("games", f"it takes at least 4 games and 2 players, not {games} and {players}")
    words = [*option, *([f"layout={layout}"] if layout is not None else [])]
    options = parse_options(chosen, words, components)
    changed = options | parse_options(chosen, house_rule, None)
    study = Study(game, players, games, seed, Crew(processes, ray, resume))
    courses = study.courses(options)
    report = Report(
        game=game,
        players=players,
        here=balance_of(courses),
        luck=study.luck(options),
        banned=study.banned(options, courses),
        fair=1 / players,
        house_rule=balance_of(study.courses(changed)) if house_rule else None,
    )
    if html is not None:
        from homeward.lab.balance.pictures import write_page

        write_page(html, english(chosen.title), report)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(english(chosen.title), report)


class Study:
    """The trials behind every answer, all on the same deals."""

    def __init__(self, game: str, players: int, games: int, seed: int, crew: Crew) -> None:
        self.game, self.players, self.games, self.seed, self.crew = game, players, games, seed, crew

    def run(self, trials: list[Trial], title: str) -> list[Course]:
        return run_all(play_trial, trials, title, self.crew, Course)

    def deal(self, number: int) -> int:
        return mixed(self.seed, number)

    def courses(self, options: dict[str, Value]) -> list[Course]:
        """Equal players who know the game."""
        bots = (BY_KNOWLEDGE,) * self.players
        return self.run(
            [Trial(game=self.game, seed=self.deal(n), options=options, bots=bots) for n in range(self.games)], "playing"
        )

    def luck(self, options: dict[str, Value]) -> LuckAndSkill:
        """One who knows the game and one who plays by chance, on the same deals with changed seats."""
        rest = (BY_CHANCE,) * (self.players - 2)
        seats = ((BY_KNOWLEDGE, BY_CHANCE, *rest), (BY_CHANCE, BY_KNOWLEDGE, *rest))
        deals = range(self.games // 2)
        trials = [Trial(game=self.game, seed=self.deal(n), options=options, bots=bots) for bots in seats for n in deals]
        found = self.run(trials, "the same deals, other seats")
        first, second = found[: len(deals)], found[len(deals) :]
        return luck_and_skill(
            [(one.values[0], one.values[1]) for one in first], [(one.values[1], one.values[0]) for one in second]
        )

    def banned(self, options: dict[str, Value], courses: list[Course]) -> list[Finding]:
        """Every strategy that was followed, banned for one seat, which is another one from deal to deal."""
        known = sorted({name for one in courses for name in one.strategies})
        if len(known) < 2:
            return []
        found = []
        for name in known:
            trials = [
                Trial(
                    game=self.game,
                    seed=self.deal(n),
                    options=options,
                    bots=(BY_KNOWLEDGE,) * self.players,
                    banned=name,
                    handicapped=n % self.players,
                )
                for n in range(self.games // 2)
            ]
            played = self.run(trials, f"without {name}")
            wins = sum(course.values[trial.handicapped] for course, trial in zip(played, trials, strict=True))
            found.append(share(name, wins, len(trials)))
        return found


def print_report(title: str, report: Report) -> None:
    kinds = [("here", report.here), *([("house rule", report.house_rule)] if report.house_rule else [])]
    table = Table(title=f"{title}, {report.players} players, {report.here.games} games of equal players")
    table.add_column("question")
    for heading, _ in kinds:
        table.add_column(heading, justify="right")
    for seat in range(report.players):
        table.add_row(f"wins of seat {seat + 1}", *(percent(one.seats[seat]) for _, one in kinds))
    table.add_row("won by one alone", *(percent(one.decisive) for _, one in kinds))
    table.add_row("leader for good after", *(percent(one.settled) for _, one in kinds))
    table.add_row("moves", *(number(one.length) for _, one in kinds))
    table.add_row("changes of the lead", *(number(one.lead_changes) for _, one in kinds))
    table.add_row("points ahead of the second", *(number(one.margin) for _, one in kinds))
    console.print(table)
    print_shares("The same deals played twice, with changed seats: what decided", list_of(report.luck))
    if report.banned:
        print_shares(f"Wins without a strategy; {100 * report.fair:.0f} % if it made no difference", report.banned)
    print_shares("Hardly ever taken when it could be", report.here.never)
    print_shares("Nearly always taken when it could be", report.here.always)


def list_of(luck: LuckAndSkill) -> list[Finding]:
    return [luck.skill, luck.luck, luck.upset]


def print_shares(title: str, findings: list[Finding]) -> None:
    if not findings:
        return
    table = Table(title=title)
    table.add_column("", no_wrap=True)
    table.add_column("share with its interval", justify="right")
    for one in findings:
        table.add_row(one.name, percent(one))
    console.print(table)


def percent(one: Finding) -> str:
    return f"{100 * one.value:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"


def number(one: Finding) -> str:
    return f"{one.value:.1f} ({one.low:.1f} to {one.high:.1f})"
