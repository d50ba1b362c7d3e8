"""Monster Chase for a team with perfect memory, reduced to what matters, as a puzzle for the exact solver.

Toys are alike except for what is known about them. So a position is how many of the ten toys are of each kind: is
its place known, how many of its two monsters are still hidden, how many stand at the bed, does it lie face up in a
pack hunt. Beside it only the progression cards of the round and what is known of the sock and the sheet monster
matter. The next monster is any hidden card with equal chance, so the number of cards in the pile follows from the
number of hidden cards. The sock changes places in everybody's sight: with perfect memory it is a plain miss.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.bots.exact import END, Alternative, DecisionProblem
from homeward.games.monster_chase.rules.pieces import CARDS, FEARS, SIDES, SOCK, TOYS
from homeward.games.monster_chase.rules.state import MonsterChase
from homeward.games.monster_chase.rules.variant import BASIC, Variant

# Kinds of toys: known or not, hidden monsters, standing monsters, face up. At most three are of a kind at the bed,
# so four bits hold the count of each of the first six kinds and two bits that of each other.
KINDS: Final[i64] = 15
QUIET: Final[i64] = 6  # kinds nobody at the bed fears
KNOWN: Final[vec[i64]] = vec[i64]([1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1])
HIDDEN: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 0, 0, 0, 1, 0])
STANDING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 1, 1, 2])
UP: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1])
SHIFT: Final[vec[i64]] = vec[i64]([0, 4, 8, 12, 16, 20, 24, 26, 28, 30, 32, 34, 36, 38, 40])
UNIT: Final[vec[i64]] = vec[i64]([2**shift for shift in SHIFT])  # in mypyc, 1 << n is right only up to n = 31
ROUND_SHIFT: Final[i64] = 42
ROUND_UNIT: Final[i64] = 2**42
SOCK_KNOWN: Final[i64] = 2**44
SHEET_KNOWN: Final[i64] = 2**45
FREE_USED: Final[i64] = 2**46

# Weights of outcomes are whole numbers: a share that every number of hidden cards up to twenty divides
SHARE: Final[i64] = 232792560

# Choices: flip a known toy that a monster at the bed fears, by its kind, or one of these
UNSEEN: Final[i64] = 20
KNOWN_SOCK: Final[i64] = 21
KNOWN_SHEET: Final[i64] = 22
WASTE: Final[i64] = 23  # a known toy that nobody at the bed fears; which one makes no difference


def kind_of(known: i64, hidden: i64, standing: i64, up: i64) -> i64:
    for kind in range(KINDS):
        if KNOWN[kind] == known and HIDDEN[kind] == hidden and STANDING[kind] == standing and UP[kind] == up:
            return kind
    raise ValueError("there is no such kind of toy")


def kinds_after(hidden: i64, standing: i64, known: i64, up: i64) -> vec[i64]:
    """For each kind the kind it becomes: with these numbers added, and `known` and `up` as given, -1 for no change."""
    table = vec[i64]()
    for kind in range(KINDS):
        new_known = KNOWN[kind] if known < 0 else known
        new_up = UP[kind] if up < 0 else up
        new_standing = max(STANDING[kind] + standing, 0)
        new_hidden = HIDDEN[kind] + hidden
        possible = new_hidden >= 0 and (new_up == 0 or new_standing > 0)
        table = append(table, kind_of(new_known, new_hidden, new_standing, new_up) if possible else -1)
    return table


DRAWN: Final = kinds_after(-1, 1, -1, -1)  # one of its monsters comes out
FOUND: Final = kinds_after(0, 0, 1, -1)  # its place becomes known
TURNED_UP: Final = kinds_after(0, 0, 1, 1)
TURNED_DOWN: Final = kinds_after(0, 0, -1, 0)
ONE_LESS: Final = kinds_after(0, -1, -1, 0)  # one of its monsters goes to the closet
NONE_LEFT: Final = kinds_after(0, -2, -1, 0)  # all of them go


def count(position: i64, kind: i64) -> i64:
    return (position >> SHIFT[kind]) & (15 if kind < QUIET else 3)


def change(position: i64, kind: i64, new_kind: i64) -> i64:
    """One toy of a kind becomes one of another kind."""
    return position - UNIT[kind] + UNIT[new_kind]


def hidden_cards(position: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += count(position, kind) * HIDDEN[kind]
    return total


def standing(position: i64) -> i64:
    total: i64 = 0
    for kind in range(QUIET, KINDS):
        total += count(position, kind) * STANDING[kind]
    return total


def unseen_toys(position: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        if KNOWN[kind] == 0:
            total += count(position, kind)
    return total


def all_down(position: i64) -> i64:
    for kind in range(QUIET, KINDS):
        if UP[kind] == 1:
            for _ in range(count(position, kind)):
                position = change(position, kind, TURNED_DOWN[kind])
    return position


def all_gone(position: i64) -> i64:
    """Every monster at the bed goes to the closet."""
    for kind in range(QUIET, KINDS):
        for _ in range(count(position, kind)):
            position = change(position, kind, NONE_LEFT[kind])
    return position


@final
class ChasePuzzle(DecisionProblem):
    """A win gains 1. In the easy mode, which cannot be lost, every flip gains -1 instead."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.easy = variant.mode != BASIC

    def first(self) -> i64:
        """The position after the set-up: the first monster is there."""
        known: i64 = 1 if self.variant.fearless else 0
        position = (TOYS - 1) * UNIT[kind_of(known, 2, 0, 0)]
        position += UNIT[kind_of(known, 1, 1, 0)]
        if self.variant.expert and self.variant.fearless and self.variant.expert_tiles_are_shown:
            position |= SOCK_KNOWN | SHEET_KNOWN
        return position

    def pile(self, position: i64) -> i64:
        return hidden_cards(position) - (CARDS - self.variant.length)

    def choices(self, position: i64) -> list[Alternative]:
        found: list[Alternative] = []
        for kind in range(QUIET, KINDS):
            if KNOWN[kind] == 1 and UP[kind] == 0 and count(position, kind) > 0:
                choice = Alternative(kind)
                self.hit(choice, 1, position, kind)
                found.append(choice)
        if self.unseen(position) > 0:
            found.append(self.flip_unseen(position))
        if not self.easy:
            self.add_wasteful(position, found)
        return found

    def unseen(self, position: i64) -> i64:
        """Tiles that nobody has seen, expert tiles included."""
        total = unseen_toys(position)
        if self.variant.expert:
            total += (0 if position & SOCK_KNOWN else 1) + (0 if position & SHEET_KNOWN else 1)
        return total

    def flip_unseen(self, position: i64) -> Alternative:
        choice = Alternative(UNSEEN)
        for kind in range(KINDS):
            toys = count(position, kind)
            if KNOWN[kind] == 1 or toys == 0:
                continue
            after = change(position, kind, FOUND[kind])
            if STANDING[kind] > 0:
                self.hit(choice, toys, after, FOUND[kind])
            else:
                self.miss(choice, toys, after)
        if self.variant.expert and not position & SOCK_KNOWN:
            self.meet_sock(choice, position | SOCK_KNOWN)
        if self.variant.expert and not position & SHEET_KNOWN:
            self.meet_sheet(choice, position | SHEET_KNOWN)
        return choice

    def add_wasteful(self, position: i64, found: list[Alternative]) -> None:
        """Known tiles that no monster fears: rarely right, but the solver must try them."""
        if count(position, 0) + count(position, 1) + count(position, 2) > 0:
            choice = Alternative(WASTE)
            self.miss(choice, 1, position)
            found.append(choice)
        if self.variant.expert and position & SOCK_KNOWN:
            choice = Alternative(KNOWN_SOCK)
            self.meet_sock(choice, position)
            found.append(choice)
        if self.variant.expert and position & SHEET_KNOWN:
            choice = Alternative(KNOWN_SHEET)
            self.meet_sheet(choice, position)
            found.append(choice)

    # The effects of a flip: each adds its outcomes, whose weights add up to `weight`

    def hit(self, choice: Alternative, weight: i64, position: i64, kind: i64) -> None:
        if self.variant.pack:
            position = change(position, kind, TURNED_UP[kind])
            if not self.covered(position):
                choice.may(weight * SHARE, 0.0, position)
                return
            position = all_gone(position)
        elif self.variant.one_by_one:
            position = change(position, kind, ONE_LESS[kind])
        else:
            position = change(position, kind, NONE_LEFT[kind])
        self.after_clear(choice, weight, position)

    def covered(self, position: i64) -> bool:
        for kind in range(QUIET, KINDS):
            if UP[kind] == 0 and count(position, kind) > 0:
                return False
        return True

    def after_clear(self, choice: Alternative, weight: i64, position: i64) -> None:
        flip = -1.0 if self.easy else 0.0
        if standing(position) > 0:
            choice.may(weight * SHARE, flip, position)
        elif self.pile(position) == 0:
            choice.may(weight * SHARE, flip if self.easy else 1.0, END)
        else:
            self.creep_out(choice, weight, position, flip)

    def miss(self, choice: Alternative, weight: i64, position: i64) -> None:
        if self.easy:
            choice.may(weight * SHARE, -1.0, position)
            return
        position = all_down(position) + ROUND_UNIT
        if (position >> ROUND_SHIFT) & 3 == self.variant.round_size():
            self.arrival(choice, weight, position)
        else:
            choice.may(weight * SHARE, 0.0, position)

    def arrival(self, choice: Alternative, weight: i64, position: i64) -> None:
        position &= ~(3 * ROUND_UNIT)
        if self.pile(position) == 0 or standing(position) == SIDES - 1:
            choice.may(weight * SHARE, 0.0, END)
        else:
            self.creep_out(choice, weight, position, 0.0)

    def creep_out(self, choice: Alternative, weight: i64, position: i64, gain: float) -> None:
        """The next monster: any hidden card, each equally likely."""
        share = SHARE // hidden_cards(position)
        for kind in range(KINDS):
            cards = count(position, kind) * HIDDEN[kind]
            if cards > 0:
                choice.may(weight * cards * share, gain, change(position, kind, DRAWN[kind]))

    def meet_sock(self, choice: Alternative, position: i64) -> None:
        if position & FREE_USED:
            self.miss(choice, 1, position)
        else:
            choice.may(SHARE, 0.0, position | FREE_USED)

    def meet_sheet(self, choice: Alternative, position: i64) -> None:
        if position & FREE_USED:
            self.arrival(choice, 1, all_down(position))
        else:
            choice.may(SHARE, 0.0, position | FREE_USED)


@final
class ObviousChase(DecisionProblem):
    """The same game for a team that always takes a remembered hit, otherwise turns a tile that nobody has seen."""

    def __init__(self, whole: ChasePuzzle) -> None:
        self.whole = whole

    def choices(self, position: i64) -> list[Alternative]:
        return self.whole.choices(position)[:1]


# From a real table to the reduced position


def position_of(state: MonsterChase) -> i64:
    """The position of a state in phase flip, as the team knows it."""
    position = state.windows.progress * ROUND_UNIT
    for place in range(state.tiles.places()):
        tile = state.tiles.at[place]
        if tile < TOYS:
            position += UNIT[kind_at(state, place)]
        elif state.tiles.seen[place] > 0:
            position |= SOCK_KNOWN if tile == SOCK else SHEET_KNOWN
    return position | FREE_USED if state.expert_used else position


def kind_at(state: MonsterChase, place: i64) -> i64:
    """What is known about the toy at a place. Unseen toys are alike, so a veiled state is enough."""
    toy = state.tiles.at[place]
    out: i64 = 0
    standing: i64 = 0
    for i in range(i64(len(state.monsters.arrived))):
        if FEARS[state.monsters.arrived[i]] == toy:
            standing += 1
    for i in range(i64(len(state.monsters.closet))):
        if FEARS[state.monsters.closet[i]] == toy:
            out += 1
    known: i64 = 1 if state.tiles.seen[place] > 0 else 0
    return kind_of(known, CARDS // TOYS - out - standing, standing, state.tiles.up[place])


def carries_out(state: MonsterChase, place: i64, choice: i64) -> bool:
    """Does turning the tile at a place carry out this choice of the puzzle?"""
    if state.tiles.up[place] == 1:
        return False
    if choice == UNSEEN or state.tiles.seen[place] == 0:
        return choice == UNSEEN and state.tiles.seen[place] == 0
    tile = state.tiles.at[place]
    if tile >= TOYS:
        return choice == (KNOWN_SOCK if tile == SOCK else KNOWN_SHEET)
    kind = kind_at(state, place)
    return choice == (WASTE if STANDING[kind] == 0 else kind)
