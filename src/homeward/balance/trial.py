"""Plays one game between simple bots and measures it."""

from collections import Counter
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from homeward.bots.player import Player
from homeward.bots.simple import most_liked
from homeward.engine.bot.bot_kit import BEGINNER
from homeward.engine.chance.rng import fast_rng
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.game import Game
from homeward.engine.options import Value
from homeward.engine.parts import Beats
from homeward.engine.state import State
from homeward.games import game as find_game

NOBODY = -1  # no seat leads alone
BY_CHANCE = "random"  # all moves equally likely
BY_KNOWLEDGE = "greedy"
HANDS = {BY_KNOWLEDGE: "fox", BY_CHANCE: BEGINNER}  # in real time, where random moves achieve nothing


class Trial(Struct, frozen=True, kw_only=True):
    """A deal, the bot of every seat, and what one seat may not do."""

    game: str
    seed: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    banned: str = ""  # a strategy that the handicapped seat does not follow while it has another move
    handicapped: int = NOBODY


class Course(Struct, frozen=True, kw_only=True):
    """How a game went."""

    values: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int  # in real time: beats
    lead_changes: int
    settled: float  # part of the game after which the leader did not change any more
    offered: dict[str, int] = {}  # in how many decisions a piece could be taken
    taken: dict[str, int] = {}
    strategies: dict[str, int] = {}  # how often each was followed


def play_trial(trial: Trial) -> Course:
    """Play a trial. The same trial always has the same course."""
    game = find_game(trial.game)
    state = game.deal(len(trial.bots), trial.seed, **trial.options)
    return in_turns(game, trial, state) if game.beats is None else in_beats(game, game.beats, trial, state)


def in_turns(game: Game, trial: Trial, state: State) -> Course:
    offered, taken, strategies = Counter[str](), Counter[str](), Counter[str]()
    leaders: list[int] = []
    while (seat := state.actor) is not None:
        code = choose_move(game, trial, state, seat, len(leaders))
        pieces = {piece.id for one in state.legal() if (piece := game.piece(state, one)) is not None}
        offered.update(pieces)
        if (piece := game.piece(state, code)) is not None:
            taken[piece.id] += 1
        strategies[strategy(game, state, code)] += 1
        state.apply(code)
        leaders.append(leader(state))
    return replace(
        course_of(state, leaders, moves=len(leaders)),
        offered=dict(offered),
        taken=dict(taken),
        strategies=dict(strategies),
    )


def in_beats(game: Game, beats: Beats, trial: Trial, state: State) -> Course:
    """A game in real time: its beats take no pieces and follow no strategies."""
    players = [Player(game, HANDS[bot], mixed_seed(trial.seed, seat)) for seat, bot in enumerate(trial.bots)]
    leaders: list[int] = []
    while (seat := state.actor) is not None:
        state.apply(players[seat].choose(state.veil(seat)))
        leaders.append(leader(state))
    return course_of(state, leaders, moves=len(leaders) // beats.moves)


def course_of(state: State, leaders: list[int], moves: int) -> Course:
    return Course(
        values=tuple(float(state.value(one)) for one in range(state.players)),
        scores=tuple(state.scores()),
        moves=moves,
        lead_changes=lead_changes(leaders),
        settled=when_settled(leaders),
    )


def choose_move(game: Game, trial: Trial, state: State, seat: int, moves: int) -> int:
    rng = fast_rng(mixed_seed(trial.seed, seat, moves))
    veiled = state.veil(seat)
    legal = veiled.legal()
    if seat == trial.handicapped:
        legal = [code for code in legal if strategy(game, state, code) != trial.banned] or legal
    return rng.choice(legal) if trial.bots[seat] == BY_CHANCE else most_liked(game.knowledge, veiled, legal, rng)


def strategy(game: Game, state: State, code: int) -> str:
    """The strategy of a move: the kind of piece it takes, or the kind of move."""
    piece = game.piece(state, code)
    return piece.kind if piece is not None else str(game.move_data(code)["move"])


def leader(state: State) -> int:
    """The seat with the most points, or NOBODY."""
    scores = state.scores()
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def lead_changes(leaders: list[int]) -> int:
    """How often the leader changed."""
    alone = [one for one in leaders if one != NOBODY]
    return sum(before != after for before, after in pairwise(alone))


def when_settled(leaders: list[int]) -> float:
    """The part of the game after which the leader did not change any more."""
    last = leaders[-1]
    for moves in range(len(leaders), 0, -1):
        if leaders[moves - 1] != last:
            return moves / len(leaders)
    return 0.0
