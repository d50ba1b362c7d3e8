"""`homeward play`: people at one keyboard, bots in the other seats."""

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import structs

from homeward.bots import bot_names, choose
from homeward.callers_file import callers_file
from homeward.catalogue import Name, Text, any_of, player, text_factory
from homeward.catalogue.terminal_language import translate
from homeward.console import ChosenSeed, Components, GameName, Language, Options, console
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.chance.seeds import SECURE, SEED_BITS
from homeward.engine.errors import BadOption, IllegalMove
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.options import Option, Value
from homeward.games import game as find_game
from homeward.games.spelling import parse_options, parse_value
from homeward.record import Record
from homeward.terminal.language import use_language
from homeward.terminal.printing import print_end, print_events, with_rule_ids
from homeward.terminal.spoken_table import SpokenMove, SpokenTable
from homeward.terminal.typed_moves import SeveralMoves, code_typed
from homeward.terminal.typed_words import print_help, word_in

say = text_factory("terminal")


def play(
    game: GameName,
    *,
    players: int | None = None,
    bots: str = "",
    seed: ChosenSeed = None,
    option: Options = (),
    components: Components = None,
    save: Path | None = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal.

    Parameters
    ----------
    players
        Number of seats. Default: the fewest the game allows, or enough for you and the bots.
    bots
        Bots for the last seats, such as fox,owl.
    save
        Write the record of the game to this file, also if you stop early.
    """
    use_language(language)
    chosen = find_game(game)
    seated_bots = [name for name in bots.split(",") if name]
    for name in seated_bots:
        if name not in bot_names(chosen):
            raise BadOption("bots", say("no-such-bot", bot=name, game=chosen.title, known=tuple(bot_names(chosen))))
    seats = players or max(min(chosen.info.players), 1 + len(seated_bots))
    options = parse_options(chosen, option, components)
    if sys.stdin.isatty():
        options |= ask_who_begins(chosen, options, seats)
    number = secrets.randbits(SEED_BITS[SECURE]) if seed is None else seed
    record = Record.dealt_by(SECURE, game, seats, number, options)
    if len(seated_bots) > seats:
        raise BadOption("bots", say("too-many-bots", bots=len(seated_bots), seats=seats))
    try:
        TerminalGame(record, [None] * (seats - len(seated_bots)) + [*seated_bots]).run(secret=seed is None)
    finally:
        if save is not None:
            with callers_file(save):
                record.save(save)


def ask_who_begins(game: Game, options: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """Ask who begins, in games that let the players decide, unless an option has decided it."""
    undecided = [one for one in game.info.options if one.seats and one.name not in options and seats > 1]
    return {option.name: ask(game, option, seats) for option in undecided}


def ask(game: Game, option: Option, seats: int) -> Value:
    """Ask until the answer is valid; Enter takes the default."""
    offered = any_of([option.spelled(one) for one in option.values(seats)])
    question = say("which-seat", offered=offered, usual=option.spelled(option.default))
    while True:
        console.print(translate(Text(f"{game.name}.option.{option.name}.title")), style="bold")
        console.print(translate(Text(f"{game.name}.option.{option.name}.help")))
        try:
            answer = console.input(f"{translate(question)}> ").strip()
        except EOFError:
            return option.default
        try:
            return parse_value(option, answer, seats) if answer else option.default
        except BadOption as error:
            console.print(translate(error.said), style="red")


class TerminalGame:
    """People at one keyboard, bots in the other seats."""

    def __init__(self, record: Record, seats: list[str | None]) -> None:
        self.table = SpokenTable(record)
        self.record = record
        self.seats = seats  # the bot in each seat, None for a person
        self.with_rules = False  # name the rules behind refusals and points
        self.luck: list[Rng] = [fast_rng(secrets.randbits(63)) for _ in seats]

    def run(self, secret: bool) -> None:
        """Play from the deal to the end. The seed of a secret shuffle would reveal all cards, so it is printed last."""
        console.print(translate(self.record.game.title), style="bold")
        if not secret:
            self.print_seed()
        console.print(translate(say("how", help=say("word.help"))))
        self.play_on()
        print_end(self.record, self.with_rules)
        if secret:
            self.print_seed()

    def print_seed(self) -> None:
        console.print(translate(say("shuffle", seed=str(self.record.seed))))

    def play_on(self) -> None:
        while (seat := self.table.actor) is not None:
            bot = self.seats[seat]
            if bot is None:
                if not self.person_acts(seat):
                    return
            else:
                code = choose(self.record.game, bot, self.record.state.veil(seat), self.luck[seat])
                bold = say("bot-moves", who=player(seat), bot=self.bot_title(bot), move=self.table.label(code))
                console.print(translate(bold), style="bold")
                self.show(self.table.play(code, None))

    def person_acts(self, seat: int) -> bool:
        """Ask until a legal move is made; False if the player stops."""
        self.describe(seat)
        self.list_moves(seat)
        while True:
            try:
                answer = console.input(f"{translate(player(seat))}> ").strip()
            except EOFError:
                return False
            match word_in(answer):
                case "stop":
                    return False
                case None:
                    if self.acts(seat, answer):
                        return True
                case word:
                    self.answer(seat, word)

    def acts(self, seat: int, answer: str) -> bool:
        """Play what was typed, or say why not."""
        try:
            self.show(self.table.play(code_typed(self.table, seat, answer), seat))
        except SeveralMoves as error:
            console.print(translate(error.said), style="red")
            self.print_moves(error.moves)
            return False
        except IllegalMove as error:
            refusal = error.refusal
            named = (refusal.rule,) if refusal.rule and self.with_rules else ()
            console.print(translate(with_rule_ids(refusal.said, named)), style="red")
            return False
        return True

    def answer(self, seat: int, word: str) -> None:
        match word:
            case "help":
                print_help()
            case "moves":
                self.list_moves(seat)
            case "rules":
                self.with_rules = not self.with_rules
                console.print(translate(say("with-rules" if self.with_rules else "without-rules")))
            case _:
                self.describe(seat)

    def list_moves(self, seat: int) -> None:
        self.print_moves(self.table.choices(seat))

    def print_moves(self, moves: Sequence[SpokenMove]) -> None:
        for move in moves:
            console.print(f"  {move.number:>3}  {translate(move.label)}")

    def describe(self, seat: int) -> None:
        for line in self.table.describe(seat):
            console.print(translate(line))

    def show(self, events: list[Event]) -> None:
        """Print the events. What is fleeting is named once: a screen is cleared of it, and the rest printed again."""
        if any(event.fleeting_said for event in events):
            print_events([structs.replace(event, said=event.fleeting_said or event.said) for event in events])
            if not sys.stdout.isatty():
                return
            console.input(translate(say("go-on")))
            console.clear()
        print_events(events)

    def bot_title(self, bot: str) -> Name:
        """The name of a level in the language of the terminal; random and greedy are what they are called."""
        is_level = self.record.game.bots.level(bot) is not None
        return Text(f"level.{bot}") if is_level else bot
