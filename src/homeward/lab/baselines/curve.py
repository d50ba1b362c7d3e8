"""`homeward baseline`: trains the learner for some minutes, and draws how well it plays against the bots."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import altair
import msgspec
import numpy as np
import polars
import torch
from msgspec import Struct

from homeward.balance.intervals import wilson
from homeward.bots.move_choice import check_name
from homeward.bots.player import Player
from homeward.callers_file import callers_file
from homeward.catalogue.translator import english
from homeward.console import AsJsonLines, GameName, Options, console, errors
from homeward.engine.chance.rng import fast_rng
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.options import Value
from homeward.engine.state import State
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.lab.baselines.learner import Learner
from homeward.lab.baselines.network import Network
from homeward.lab.observations.observation import Observation


class ExamResult(Struct, frozen=True, kw_only=True):
    """The learner's result against a bot, after a number of decisions and minutes."""

    decisions: int
    minutes: float
    against: str
    games: int
    won: float
    low: float
    high: float


def baseline(
    game: GameName,
    *,
    players: int = 2,
    minutes: float = 5.0,
    against: str = "random,greedy,fox",
    exams: int = 8,
    games: int = 100,
    seed: int = 1,
    option: Options = (),
    out: Path | None = None,
    picture: Path | None = None,
    json: AsJsonLines = False,
) -> None:
    """Learn a game by self-play, and measure how often the learner beats the bots meanwhile.

    Parameters
    ----------
    players
        Number of seats; in exams the learner has each of them in turn, and the bot all others.
    minutes
        How long to learn, without the exams.
    against
        Bots of the exams, such as random,greedy,fox.
    exams
        How many times to measure.
    games
        Games of each exam against each bot.
    seed
        Same seed, same deals and same learner.
    out
        Write the network to this file, in torch's format.
    picture
        Draw the curve into this file: .svg, .png or .html.
    """
    chosen = find_game(game)
    chosen.check_players(players)
    bots = [name.strip() for name in against.split(",") if name.strip()]
    for bot in bots:
        check_name(chosen, bot)
    options = parse_options(chosen, option, None)
    learner, spent, found = Learner(game, players, seed, options), 0.0, list[ExamResult]()
    for number in range(exams + 1):
        spent += learn_for(learner, 60 * minutes * number / exams - spent)
        results = [exam(learner, game, players, bot, games, seed, options, spent) for bot in bots]
        for result in results:
            print(msgspec.json.encode(result).decode() if json else as_line(result), flush=True)
        found += results
    if out is not None:
        with callers_file(out):
            torch.save(learner.network.state_dict(), out)
    if picture is not None:
        with callers_file(picture):
            draw(found, f"{english(chosen.title)}, {players} players", picture)


def learn_for(learner: Learner, seconds: float) -> float:
    """Learn for this long. Returns the seconds it took."""
    start = monotonic()
    with errors.status("learning"):
        while monotonic() - start < seconds:
            learner.lesson()
    return monotonic() - start


def exam(
    learner: Learner, game: str, players: int, bot: str, games: int, seed: int, options: dict[str, Value], spent: float
) -> ExamResult:
    """The learner plays its best moves; it has every seat equally often."""
    network_seat = NetworkSeat(learner.network, Observation(find_game(game), players, options))
    won = sum(
        network_seat.play(game, bot, number % players, mixed_seed(seed, number // players)) for number in range(games)
    )
    low, high = wilson(won, games)
    return ExamResult(
        decisions=learner.decisions,
        minutes=round(spent / 60, 2),
        against=bot,
        games=games,
        won=won / games,
        low=low,
        high=high,
    )


class NetworkSeat:
    """A network that plays one seat."""

    def __init__(self, network: Network, observation: Observation) -> None:
        self.network, self.observation = network, observation

    def play(self, game: str, bot: str, seat: int, seed: int) -> float:
        """Play a game against a bot in all other seats. Returns its value for the network."""
        state = self.observation.first.deal_again(fast_rng(seed))
        bots = [Player(find_game(game), bot, mixed_seed(seed, other)) for other in range(state.players)]
        while (actor := state.actor) is not None:
            state.apply(self.choose(state, seat) if actor == seat else bots[actor].choose(state.veil(actor)))
        return float(state.value(seat))

    def choose(self, state: State, seat: int) -> int:
        seen, mask = self.observation.row(state, seat), self.observation.mask(state)
        return int(self.network.best(seen[None], mask[None].astype(np.bool_))[0])


def as_line(result: ExamResult) -> str:
    interval = f"{100 * result.low:.0f} to {100 * result.high:.0f} %"
    return (
        f"{result.minutes:5.1f} min {result.decisions:>11,} decisions: "
        f"{100 * result.won:3.0f} % against {result.against} ({interval})"
    )


def draw(found: Sequence[ExamResult], title: str, path: Path) -> None:
    """Won games over minutes of learning, a line for each bot, with the interval of the true share."""
    frame = polars.DataFrame([msgspec.structs.asdict(one) for one in found])
    base = altair.Chart(frame, title=title).encode(
        x=altair.X("minutes", title="minutes of learning on one core"), color=altair.Color("against")
    )
    share = altair.Axis(format="%")
    band = base.mark_area(opacity=0.2).encode(y=altair.Y("low", axis=share, title="games won"), y2="high")
    (band + base.mark_line(point=True).encode(y="won")).properties(width=520, height=300).save(str(path))
    console.print(f"drawn: {path}")
