"""The state of a game: everything true at one moment, and the one way to change it.

A game subclasses `State` and overrides the methods of the first part; the second part is the same for all games.
The numbers are native (`i64`) so that the compiled search calls any game without boxing.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from homeward.engine.chance.rng import FastRng, Rng
from homeward.engine.errors import ILLEGAL, IllegalMove, Refusal
from homeward.engine.journal import Journal
from homeward.engine.options import Options

NOBODY: Final[i64] = -1  # a native constant: compiled rules read it without a look-up
NO_OPTIONS: Final[Options] = {}  # of a state that was not dealt by a `Game`

# The stakes: how the seats' values at the end depend on each other
ONE_WIN: Final[i64] = 0  # one seat wins, or several share the win: the values add up to 1
TOGETHER: Final[i64] = 1  # all seats win or none does: the values are equal
NEITHER: Final[i64] = 2  # teams play against each other, or it is possible that nobody wins


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game, hidden things included.

    In the examples `game` is `homeward.game("monster-chase")`, and `state` is `game.deal(players=2, seed=7)`.
    """

    players: i64
    options: Options  # all options of the game, checked, and which old rulings hold; copies share them
    rng: Rng  # the source of all random events to come
    reveals: i64  # how often any seat has learned something hidden; moves since the last time can be undone freely
    observer: i64  # the seat whose knowledge a veiled state holds; NOBODY in a real state
    journal: Journal | None  # None: no notes are written
    explain: Callable[["State", int], Refusal] | None  # set by `Game`: why a move is not legal, in words

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players = players
        self.options = NO_OPTIONS
        self.rng = rng
        self.reveals = 0
        self.observer = NOBODY
        self.journal = None
        self.explain = None

    # Overridden by every game

    def to_act(self) -> i64:
        """The seat whose decision it is, or NOBODY when the game is over.

        >>> state.to_act()
        0
        """
        raise NotImplementedError

    def in_beats(self) -> bool:
        """Do the beats of a game in real time run now? Then moves are made by the clock, not in turns.

        >>> state.in_beats()
        False
        """
        return False

    def codes(self) -> vec[i64]:
        """Codes of all legal moves, in ascending order; empty when the game is over.

        >>> len(state.codes())
        10
        """
        raise NotImplementedError

    def allows(self, code: i64) -> bool:
        """Is this move legal now? Accepts any number.

        >>> state.allows(0), state.allows(24)
        (True, False)
        """
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Carry out a move that is known to be legal.

        >>> state.apply(0)
        >>> int(state.turns)
        1
        """
        raise NotImplementedError

    def random_code(self, rng: Rng) -> i64:
        """A legal move, all equally likely. A game may override it to avoid the list, with the same result.

        >>> state.random_code(homeward.fast_rng(1)) in state.legal()
        True
        """
        codes = self.codes()
        return codes[rng.below(i64(len(codes)))]

    def mark_legal(self, mask: vec[u8], at: i64) -> None:
        """Write a 1 for every legal move into zeros that begin at `at`. A game may override it to avoid the list.

        >>> from librt.vecs import vec
        >>> from mypy_extensions import u8
        >>> mask = vec[u8]([0] * len(game.moves))
        >>> state.mark_legal(mask, 0)
        >>> sum(mask) == len(state.legal())
        True
        """
        codes = self.codes()
        for i in range(i64(len(codes))):
            mask[at + codes[i]] = 1

    def score(self, seat: i64) -> i64:
        """Points of a seat, as on the score sheet.

        >>> state.score(0)
        0
        """
        raise NotImplementedError

    def won(self, seat: i64) -> bool:
        """Is this seat among the winners? False while the game runs.

        >>> state.won(0)
        False
        """
        raise NotImplementedError

    def stakes(self) -> i64:
        """ONE_WIN, TOGETHER or NEITHER, with these players and options.

        >>> state.stakes() == 1  # TOGETHER
        True
        """
        return ONE_WIN

    def copy(self) -> "State":
        """An independent copy, without the journal. Starts with `twin.take_over(self)`.

        >>> twin = state.copy()
        >>> twin.play(0)
        >>> int(state.turns), int(twin.turns)
        (0, 1)
        """
        raise NotImplementedError

    def deal_again(self, rng: Rng) -> "State":
        """A fresh deal of the same game with the same players and options.

        >>> state.deal_again(homeward.fast_rng(8)).options is state.options
        True
        """
        raise NotImplementedError

    def conceal(self, seat: i64) -> None:
        """Put everything `seat` cannot know into canonical order, in place.

        >>> state.conceal(0)  # `veil` does it to a copy
        """
        raise NotImplementedError

    def deal_unknown(self, rng: Rng) -> None:
        """Deal everything that `self.observer` cannot know again, consistent with what it does know.

        >>> state.deal_unknown(homeward.fast_rng(1))  # `fill` does it to a veiled state
        """
        raise NotImplementedError

    # The same for every game

    def begins(self, chosen: i64) -> i64:
        """The seat that begins: the one that the table chose, or a random one if it chose NOBODY.

        >>> state.begins(1)
        1
        """
        return self.rng.below(self.players) if chosen == NOBODY else chosen

    @property
    def actor(self) -> int | None:
        """The seat to act, or None when the game is over.

        >>> state.actor
        0
        """
        seat = self.to_act()
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Is the game over?

        >>> state.over
        False
        """
        return self.to_act() == NOBODY

    def legal(self) -> list[int]:
        """Codes of the legal moves.

        >>> state.legal()
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        """
        # mypyc compiles this form to a list that is allocated at its full length
        return [code for code in self.codes()]  # noqa: C416

    def play(self, code: int) -> None:
        """Carry out a move, or raise IllegalMove and change nothing.

        >>> state.play(0)
        >>> state.actor
        1
        """
        # the upper limit keeps a code that is too large for `i64` from overflowing
        if code < 0 or code > 0x7FFFFFFF or not self.allows(code):
            raise IllegalMove(self.refusal(code))
        self.apply(code)

    def refusal(self, code: int) -> Refusal:
        """Why a move is not legal, in words if the game has them.

        >>> state.refusal(24).code
        'no-preview'
        """
        if self.explain is not None:
            return self.explain(self, code)
        return ILLEGAL

    def scores(self) -> list[int]:
        """Points of all seats.

        >>> state.scores()
        [0, 0]
        """
        return [int(self.score(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs.

        >>> state.winners()
        []
        """
        return [int(seat) for seat in range(self.players) if self.won(seat)]

    def value(self, seat: i64) -> float:
        """How the game ended for a seat, from 0 (lost) to 1 (won alone); a shared win is worth its share.

        A table that wins together gets 1 for every seat. A game with teams overrides this.

        >>> state.value(0)
        0.0
        """
        if not self.won(seat):
            return 0.0
        if self.together():
            return 1.0
        sharing: i64 = 0
        for other in range(self.players):
            if self.won(other):
                sharing += 1
        return 1.0 / float(sharing)

    def together(self) -> bool:
        """Does the whole table win or lose as one, with these options?

        >>> state.together()
        True
        """
        return self.stakes() == TOGETHER

    def veil(self, seat: i64) -> "State":
        """A copy in which everything that the seat cannot know, future chance included, is in canonical order.

        Veiled for NOBODY it holds what an onlooker knows; such a state cannot be filled.

        >>> state.veil(1).observer
        1
        """
        veiled = self.copy()
        veiled.rng = FastRng(1, 0)
        veiled.observer = seat
        veiled.conceal(seat)
        return veiled

    def fill(self, rng: Rng) -> "State":
        """Turn a veiled state, in place, into one of the real states that it may be. Returns itself.

        >>> state.veil(1).fill(homeward.fast_rng(3)).observer
        -1
        """
        if self.observer == NOBODY:
            raise ValueError("only a veiled state can be filled")
        self.deal_unknown(rng)
        self.rng = rng.split()
        self.observer = NOBODY
        return self

    def take_over(self, other: "State") -> None:
        """Copy what every state has; the first line of every game's `copy`.

        >>> twin = state.copy()
        >>> twin.take_over(state)
        >>> twin.reveals == state.reveals
        True
        """
        self.reveals = other.reveals
        self.observer = other.observer
        self.share_settings(other)

    def share_settings(self, other: "State") -> None:
        """Take what is the same in all states of a table; the first line of every game's `deal_again`.

        >>> other = game.deal(players=2, seed=8, length=10)
        >>> other.share_settings(state)
        >>> other.options['length']
        15
        """
        self.options = other.options
        self.explain = other.explain
