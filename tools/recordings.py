"""Records frames of every phase of a game, as a device gets them, for the client's tests.

A person in seat 0 and bots in the other seats play with every option until each phase of the view has occurred. The
same games are played every time, so the recordings are always the same.
"""

import typing

import msgspec
from msgspec import Struct

from homeward.bots.player import Player
from homeward.engine.errors import HomewardError
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.table.decisions.new_table import new_table
from homeward.table.display.frames import frame
from homeward.table.display.seen import Frame, News, Presence
from homeward.table.entries import DealSeed, SeatPlan
from homeward.table.table import Change, Table

ENOUGH = 60_000  # bytes of a game's recordings; more only if a phase is missing
RANDOM = "random"
SHORT, LONG = 60, 20_000  # moves of a game
ROUNDS = 20
PRESENT = Presence(frozenset({0}), frozenset())


def record_frames(game: Game) -> list[Frame]:
    """A table before the start, every phase with few players and, if there is room, with many."""
    few, many = Recording(game, min(game.info.players)), Recording(game, max(game.info.players))
    for seed, attempt in enumerate(attempts(game)):
        for recording in (few, many):
            if len(few.seen | many.seen) < len(few.phases):
                recording.watch(attempt, seed)
    missing = set(few.phases) - set(few.seen) - set(many.seen)
    if missing:
        raise LookupError(f"{game.name}: no game came to {', '.join(sorted(missing))}")
    taken = [gathering(game), *(few.seen.get(phase) or many.seen[phase] for phase in few.phases)]
    for phase in few.phases:
        if phase in few.seen and phase in many.seen and size([*taken, many.seen[phase]]) < ENOUGH:
            taken.append(many.seen[phase])
    return taken


class Attempt(Struct, frozen=True):
    bot: str
    options: dict[str, Value]
    longest: int


def attempts(game: Game) -> list[Attempt]:
    """Short games with every option; then whole games of the weakest bot and of random moves."""
    weakest = game.bots.levels[0].name
    glances = [Attempt(RANDOM, options, SHORT) for options in settings(game)]
    return glances + [Attempt(bot, options, LONG) for options in settings(game) for bot in (weakest, RANDOM)] * ROUNDS


def settings(game: Game) -> list[dict[str, Value]]:
    """The quick options, the defaults, and each option once at each value."""
    others = [(option.name, value) for option in game.info.options for value in option.values(min(game.info.players))]
    return [game.info.quick, {}, *({**game.info.quick, name: value} for name, value in others)]


def size(frames: list[Frame]) -> int:
    return len(msgspec.json.encode(frames))


def gathering(game: Game) -> Frame:
    """A table that still waits for a player."""
    table = table_of(game, (*seats(game, max(game.info.players) - 1), SeatPlan("", "open")), {}, 0)
    return frame(table, 0, PRESENT, News())


def seats(game: Game, players: int) -> tuple[SeatPlan, ...]:
    return SeatPlan("Ada", "here"), *(
        SeatPlan(f"Bot {seat}", "bot", game.bots.levels[0].name) for seat in range(1, players)
    )


def table_of(game: Game, plans: tuple[SeatPlan, ...], options: dict[str, Value], seed: int) -> Table:
    made = new_table(game.name, dict(options), plans, True, DealSeed(seed, "salt", chosen=True), ("key", "token"))
    return Table("recorded", made)


class Recording:
    """The first frame of each phase in which seat 0 decides, the beats run or the game is over."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.phases: tuple[str, ...] = typing.get_args(typing.get_type_hints(game.view_type)["phase"])
        self.seen: dict[str, Frame] = {}

    def watch(self, attempt: Attempt, seed: int) -> None:
        """Play a game and keep the frames of new phases."""
        try:
            table = table_of(self.game, seats(self.game, self.players), attempt.options, seed)
        except HomewardError:
            return  # this value conflicts with another one
        play = table.play
        assert play is not None
        bots = [Player(self.game, attempt.bot, seed * self.players + seat) for seat in range(self.players)]
        change: Change | None = None
        while len(self.seen) < len(self.phases) and len(play.moves) < attempt.longest:
            if play.state.actor in (0, None) or play.state.in_beats():
                self.look(frame(table, 0, PRESENT, News(change=change)))
            seat = play.state.actor
            if seat is None:
                return
            change = Change(1, tuple(play.play(bots[seat].choose(play.state.veil(seat)))))

    def look(self, shown: Frame) -> None:
        view: typing.Any = shown.mine[0].view  # every view has a phase, of a type of its own
        self.seen.setdefault(view.phase, shown)
