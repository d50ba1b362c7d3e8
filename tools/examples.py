"""Finds the worked examples of a game's rules page: short parts of real games in which given events happen.

`web/src/games/<game>/examples.json` says what each example shows. Bots play the same games every time until one has
such a part, so the examples are always the same, and everything in them follows the rules.
"""

from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from recordings import PRESENT, table_of

from homeward.bots.player import Player
from homeward.catalogue import Text
from homeward.engine.events import Event
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.table.display.frames import frame
from homeward.table.display.seen import News
from homeward.table.entries import SeatPlan
from homeward.table.table import Change, Table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
LONGEST = 12_000  # moves of a game that are searched


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What an example shows: the kinds of events in each of its steps.

    Without steps it is a new deal, for the key of the board; its name is `key` and a number.
    """

    steps: tuple[tuple[str, ...], ...]
    players: int
    options: dict[str, Value] = {}
    every: int = 1  # moves of a step: one, but many beats in real time
    bot: str = ""  # empty: the weakest
    seed: int = 0  # of the first game to search


class Step(Struct, frozen=True):
    view: Any  # as seat 0 sees it
    events: tuple[Event, ...]
    said: tuple[Text, ...]  # what happened, in words


class Example(Struct, frozen=True):
    name: str
    names: tuple[str, ...]
    steps: list[Step]  # after the position before it


def wishes(folder: Path) -> dict[str, Wish]:
    return msgspec.json.decode((folder / "examples.json").read_bytes(), type=dict[str, Wish])


def examples(game: Game, folder: Path) -> list[Example]:
    return [Example(name, NAMES[: wish.players], find_example(game, wish)) for name, wish in wishes(folder).items()]


def find_example(game: Game, wish: Wish) -> list[Step]:
    """The first match in the first game that has one."""
    for seed in count(wish.seed):
        codes, kinds = play_game(game, wish, seed)
        for begin in range(len(codes) - len(wish.steps) * wish.every + 1):
            if all(set(step) <= happened(wish, kinds, begin, i) for i, step in enumerate(wish.steps)):
                return steps(game, wish, seed, codes[: begin + len(wish.steps) * wish.every], begin)
    raise AssertionError


def happened(wish: Wish, kinds: list[set[str]], begin: int, step: int) -> set[str]:
    at = begin + step * wish.every
    return set().union(*kinds[at : at + wish.every])


def opened(game: Game, wish: Wish, seed: int) -> Table:
    plans = tuple(SeatPlan(name, "here") for name in NAMES[: wish.players])
    return table_of(game, plans, wish.options, seed)


def play_game(game: Game, wish: Wish, seed: int) -> tuple[list[int], list[set[str]]]:
    """Bots play a game. Returns its moves, and the kinds of events of each of them."""
    play = opened(game, wish, seed).play
    assert play is not None
    level = wish.bot or game.bots.levels[0].name
    bots = [Player(game, level, seed * wish.players + seat) for seat in range(wish.players)]
    kinds: list[set[str]] = []
    while (seat := play.state.actor) is not None and len(play.moves) < LONGEST:
        notes = play.play(bots[seat].choose(play.state.veil(seat)))
        kinds.append({event.kind for event in game.events(play.state, notes, None)})
    return list(play.moves), kinds


def steps(game: Game, wish: Wish, seed: int, codes: list[int], begin: int) -> list[Step]:
    """The steps of an example as seat 0 sees them."""
    table = opened(game, wish, seed)
    play = table.play
    assert play is not None
    for code in codes[:begin]:
        play.play(code)
    shown = [step_of(table, None)]
    for at in range(begin, len(codes), wish.every):
        notes = [note for code in codes[at : at + wish.every] for note in play.play(code)]
        shown.append(step_of(table, Change(1, tuple(notes))))
    return shown


def step_of(table: Table, change: Change | None) -> Step:
    own = frame(table, 0, PRESENT, News(change=change)).mine[0]
    events = tuple(own.events)
    return Step(own.view, events, tuple(event.fleeting_said or event.said for event in events if event.said))
