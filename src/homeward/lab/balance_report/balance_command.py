"""`homeward balance`: answers a designer's questions about a box, a board or a house rule within minutes."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace
from rich.table import Table

from homeward.balance.findings import Balance, Finding, LuckAndSkill, balance_of, share
from homeward.balance.study import Study, luck_of
from homeward.balance.trial import Course, Trial, play_trial
from homeward.catalogue.translator import english
from homeward.console import AsJson, Components, GameName, Options, Players, console
from homeward.engine.errors import BadOption
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.running.runner import EVERY_CORE, ResumableWorkers, Workers, run_all

HouseRule = Annotated[
    list[str],
    Parameter(name="--house-rule", negative="", help="Compare with this option changed, such as length=short."),
]
IN_TURNS, IN_BEATS = 300, 100  # games per question: two cores answer all of them within two minutes


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
    game: GameName,
    *,
    players: Players = 2,
    games: int | None = None,
    seed: int = 1,
    option: Options = (),
    components: Components = None,
    layout: Path | None = None,
    house_rule: HouseRule = [],  # noqa: B006 - as above
    workers: ResumableWorkers = EVERY_CORE,
    json: AsJson = False,
    html: Path | None = None,
) -> None:
    """Is a game, or your own box or board, fair? How long is it, and what decides it?

    Parameters
    ----------
    games
        Of each question. Default: 300, in real time 100.
    seed
        Same seed, same numbers.
    layout
        Your own board, for games with boards.
    html
        Also write a report with pictures to this file.
    """
    chosen = find_game(game)
    chosen.check_players(players)
    games = games or (IN_TURNS if chosen.beats is None else IN_BEATS)
    if games < 4 or players < 2:
        raise BadOption("games", f"it takes at least 4 games and 2 players, not {games} and {players}")
    words = [*option, *([f"layout={layout}"] if layout is not None else [])]
    options = parse_options(chosen, words, components)
    changed = options | parse_options(chosen, house_rule, None)
    study = Study(game=game, players=players, seed=seed, options=options)
    runner = StudyRunner(games, workers)
    courses = runner.courses(study)
    report = Report(
        game=game,
        players=players,
        here=balance_of(courses),
        luck=runner.luck(study),
        banned=runner.banned(study, courses),
        fair=1 / players,
        house_rule=balance_of(runner.courses(replace(study, options=changed))) if house_rule else None,
    )
    if html is not None:
        from homeward.lab.balance_report.pictures import write_page

        write_page(html, english(chosen.title), report)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(english(chosen.title), report)


class StudyRunner:
    """Plays the games of every question of a study."""

    def __init__(self, games: int, workers: Workers) -> None:
        self.games, self.workers = games, workers

    def run(self, trials: list[Trial], title: str) -> list[Course]:
        return run_all(play_trial, trials, title, self.workers, Course)

    def courses(self, study: Study) -> list[Course]:
        return self.run([study.of_equals(deal) for deal in range(self.games)], "playing")

    def luck(self, study: Study) -> LuckAndSkill:
        trials = [trial for deal in range(self.games // 2) for trial in study.with_changed_seats(deal)]
        found = self.run(trials, "the same deals, other seats")
        return luck_of(list(zip(found[::2], found[1::2], strict=True)))

    def banned(self, study: Study, courses: list[Course]) -> list[Finding]:
        """Every strategy that was followed, banned for one seat."""
        known = sorted({name for one in courses for name in one.strategies})
        if len(known) < 2:
            return []
        deals = self.games // 2
        trials = [study.without(name, deal) for name in known for deal in range(deals)]
        wins = dict.fromkeys(known, 0.0)
        for trial, course in zip(trials, self.run(trials, "without a strategy"), strict=True):
            wins[trial.banned] += course.values[trial.handicapped]
        return [share(name, wins[name], deals) for name in known]


def print_report(title: str, report: Report) -> None:
    kinds = [("here", report.here), *([("house rule", report.house_rule)] if report.house_rule else [])]
    steps = "moves" if find_game(report.game).beats is None else "beats"
    table = Table(title=f"{title}, {report.players} players, {report.here.games} games of equal players")
    table.add_column("question")
    for heading, _ in kinds:
        table.add_column(heading, justify="right")
    for seat in range(report.players):
        table.add_row(f"wins of seat {seat + 1}", *(percent(one.seats[seat]) for _, one in kinds))
    table.add_row("won by one alone", *(percent(one.decisive) for _, one in kinds))
    table.add_row("leader for good after", *(percent(one.settled) for _, one in kinds))
    table.add_row(steps, *(number(one.length) for _, one in kinds))
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
