"""`homeward agents`: any program that reads and writes lines plays fixed deals in every seat against the bots.

Before each decision the program reads lines with `.` (what happened, and the state of the table), lines with `1)` and
so on (the legal moves), and `? N` (how many there are). It answers with a number or with a move as text. A line with
`!` says why an answer was refused. At the end it reads `=` and the value of the game, 1 for a win.
"""

import asyncio
import shlex
from pathlib import Path

import msgspec
from msgspec import Struct

from homeward.agents.agent_program import AgentProgram
from homeward.agents.own_table import OwnTable
from homeward.bots.move_choice import check_name
from homeward.callers_file import callers_file
from homeward.catalogue.translator import english
from homeward.console import AsJsonLines, GameName, Options, Players, console
from homeward.engine.chance.rng import fast_rng
from homeward.engine.errors import BadOption
from homeward.engine.options import Value
from homeward.games import game as find_game
from homeward.games.spelling import parse_options
from homeward.terminal.spoken_table import number_in


class AgentMatch(Struct, frozen=True):
    """A deal, and the seat of the agent."""

    game: str
    players: int
    seat: int
    bot: str
    seed: int
    options: dict[str, Value]


class AgentOutcome(Struct, frozen=True, kw_only=True):
    """The result of a match for the agent."""

    bot: str
    seed: int
    seat: int
    value: float
    moves: int
    refused: int  # answers that were not a legal move
    helped: int  # random moves, played because no answer was legal
    late: bool  # the program did not answer in time, or ended: the game is lost


def agents(
    game: GameName,
    agent: str,
    *,
    players: Players = 2,
    against: str = "cub,fox,owl",
    deals: int = 5,
    seed: int = 1,
    seconds: float = 60.0,
    tries: int = 3,
    option: Options = (),
    transcripts: Path | None = None,
    json: AsJsonLines = False,
) -> None:
    """Let a program play against the bots: the same deals in every seat, with limits of time and of wrong answers.

    Parameters
    ----------
    agent
        The command that starts the program, such as "python my_agent.py". It is started for every game.
    against
        Bots to play against; the bot has all seats but one.
    deals
        Number of deals; each is played once in every seat, against each of the bots.
    seed
        Same seed, same deals.
    seconds
        Time for each answer. A program that takes longer loses the game.
    tries
        Answers for each move. After so many that are not legal, a random move is played.
    transcripts
        A folder into which the dialogue of every game is written.
    """
    chosen = find_game(game)
    chosen.check_players(players)
    bots = [name.strip() for name in against.split(",") if name.strip()]
    for bot in bots:
        check_name(chosen, bot)
    if tries < 1 or deals < 1 or not seconds > 0:
        raise BadOption("tries", "tries, deals and seconds must be more than 0")
    command = command_in(agent)
    options = parse_options(chosen, option, None)
    for bot in bots:
        outcomes = []
        for number in range(deals * players):
            match = AgentMatch(game, players, number % players, bot, seed + number // players, options)
            outcome, transcript = asyncio.run(Referee(match, command, seconds, tries).play())
            outcomes.append(outcome)
            if transcripts is not None:
                name = f"{game}.{bot}.{match.seed}.seat-{match.seat}.txt".replace(":", "-")
                with callers_file(transcripts):
                    transcripts.mkdir(parents=True, exist_ok=True)
                    (transcripts / name).write_text(transcript, encoding="utf-8")
            if json:
                print(msgspec.json.encode(outcome).decode(), flush=True)
        if not json:
            console.print(summary(bot, outcomes))


def command_in(agent: str) -> list[str]:
    try:
        command = shlex.split(agent)
    except ValueError as error:
        raise BadOption("agent", f"{agent} is no command: {error}") from None
    if not command:
        raise BadOption("agent", "the command that starts the program is missing")
    return command


def summary(bot: str, outcomes: list[AgentOutcome]) -> str:
    won, games = sum(one.value for one in outcomes), len(outcomes)
    refused, helped = sum(one.refused for one in outcomes), sum(one.helped for one in outcomes)
    late = sum(one.late for one in outcomes)
    slips = f"{refused} answers refused, {helped} moves by chance, {late} games lost by time"
    return f"against {bot}: {won:g} of {games} games won; {slips}"


class Referee:
    """Plays one match with the program."""

    def __init__(self, match: AgentMatch, command: list[str], seconds: float, tries: int) -> None:
        self.match, self.command, self.seconds, self.tries = match, command, seconds, tries
        self.unsent: list[str] = []  # lines for the program
        self.transcript: list[str] = []  # all lines of the dialogue, `>` before those of the program
        self.moves = self.refused = self.helped = 0
        self.late = False

    async def play(self) -> tuple[AgentOutcome, str]:
        match = self.match
        table = OwnTable(match.game, match.players, match.seat, match.bot, match.seed, match.options)
        program = await AgentProgram.start(self.command)
        value = 0.0
        try:
            await self.play_out(table, program)
            value = 0.0 if self.late else table.value
            self.say(f"= {value:g}")
        finally:
            await program.end(self.unsent)
        outcome = AgentOutcome(
            bot=match.bot,
            seed=match.seed,
            seat=match.seat,
            value=value,
            moves=self.moves,
            refused=self.refused,
            helped=self.helped,
            late=self.late,
        )
        return outcome, "\n".join([f"{english(find_game(match.game).title)}, {match}", *self.transcript, ""])

    async def play_out(self, table: OwnTable, program: AgentProgram) -> None:
        while not table.is_over() and not self.late:
            for line in [*table.since, *table.look().splitlines()]:
                self.say(f". {line}")
            choices = table.choices()
            for number, choice in enumerate(choices, 1):
                self.say(f"{number}) {choice.move}: {choice.words}")
            code = await self.choose(table, program, [choice.id for choice in choices])
            if not self.late:
                table.play(str(code))
                self.moves += 1

    async def choose(self, table: OwnTable, program: AgentProgram, legal: list[int]) -> int:
        """The program's move, or a random one when it has no more tries."""
        texts = [table.table.game.text(code) for code in legal]
        for _ in range(self.tries):
            self.say(f"? {len(legal)}")
            answer = await self.answer(program)
            if answer is None:
                self.late = True
                return legal[0]
            number = number_in(answer)
            if number is not None and 1 <= number <= len(legal):
                return legal[number - 1]
            if answer.lower() in texts:
                return legal[texts.index(answer.lower())]
            self.refused += 1
            why = table.why_not(answer) if not answer.isdecimal() else f"Choose a number from 1 to {len(legal)}."
            self.say(f"! {why}")
        self.helped += 1
        return fast_rng(self.match.seed + self.moves).choice(legal)

    def say(self, line: str) -> None:
        """Sent together with the next question."""
        self.transcript.append(line)
        self.unsent.append(line)

    async def answer(self, program: AgentProgram) -> str | None:
        """The next line of the program, or None if there is none in time."""
        lines, self.unsent = self.unsent, []
        answer = await program.ask(lines, self.seconds)
        self.transcript.append(f"> {answer}" if answer is not None else "> (nothing)")
        return answer
