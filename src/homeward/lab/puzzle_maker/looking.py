"""Searches one game for puzzles. The same task always finds the same puzzles."""

from msgspec import Struct

from homeward.bots.player import Player
from homeward.bots.veiled import Veiled
from homeward.engine.bot.puzzle_kit import PuzzleKit, Race
from homeward.engine.chance.rng import Rng, fast_rng
from homeward.engine.game import Game
from homeward.games import game as find_game
from homeward.lab.puzzle_maker.judging import Judge
from homeward.puzzles.puzzle_files import Puzzle, from_record
from homeward.record import Record

PLACES = 12  # positions of a game that are looked at
MOST_OF_A_GAME = 3  # puzzles, so that they come from many games
OWLS_TRIES = 16  # to rate a race
LATEST = 500  # beats after which a race begins
LONGEST_WAIT = 4_000  # moves until hands are ready for a race
ROOM = 0.8  # share of the time in which the search must solve a race, because people are slower
TOO_SHORT = 0.15  # share of the time: a race that is solved faster is too easy


class Task(Struct, frozen=True):
    """A game that bots play, to be searched."""

    game: str
    seed: int


class SearchedGame(Struct, frozen=True):
    """The puzzles of a game, and how many positions were looked at."""

    positions: int  # looked at
    promising: int  # those that passed the first look
    found: list[Puzzle]


def look_through(task: Task) -> SearchedGame:
    """Play the game of a task and search it."""
    game = find_game(task.game)
    kit = game.bots.puzzles
    assert kit is not None, f"{task.game} has no puzzles"
    origin = kit.origins[task.seed % len(kit.origins)]
    record = Record.new(task.game, origin.players, task.seed, **origin.options)
    rng = fast_rng(task.seed)
    if kit.race is None:
        return look_in_turns(game, kit, record, rng)
    return look_for_race(game, kit, kit.race, record, rng)


# Games in turns


def look_in_turns(game: Game, kit: PuzzleKit, record: Record, rng: Rng) -> SearchedGame:
    """Look at some random positions of the game."""
    played_by_bots(game, record, rng)
    judge = Judge(game)
    positions = promising = 0
    found: list[Puzzle] = []
    for place in places(len(record.moves), rng):
        before = record.until(place)
        assert before.state.actor is not None
        veiled = Veiled(before.state, before.state.actor)
        positions += 1
        if not judge.first_look(veiled, rng):
            continue
        promising += 1
        judged = judge.judge(veiled, rng)
        if judged is not None:
            theme = kit.theme(veiled.state, judged.best[0])
            found.append(
                from_record(before, best=judged.best, solution=[], theme=theme, rating=judged.rating, gap=judged.gap)
            )
        if len(found) == MOST_OF_A_GAME:
            break
    return SearchedGame(positions, promising, found)


def played_by_bots(game: Game, record: Record, rng: Rng) -> None:
    """Play a whole game between bots of the middle level."""
    bot = game.bots.levels[-2].name
    players = [Player(game, bot, int(rng.below(2**31))) for _ in range(record.state.players)]
    while (actor := record.state.actor) is not None:
        record.append(players[actor].choose(record.state.veil(actor)))


def places(moves: int, rng: Rng) -> list[int]:
    """Some random numbers of moves, in random order."""
    every = list(range(moves))
    return [every.pop(int(rng.below(len(every)))) for _ in range(min(PLACES, moves))]


# Games in real time


def look_for_race(game: Game, kit: PuzzleKit, race: Race, record: Record, rng: Rng) -> SearchedGame:
    """A position after bots have played for a while, and the quickest solution that a search finds from there."""
    beats = race.seconds * game.info.tick_hz
    if not pushed_for_a_while(game, race, record, rng):
        return SearchedGame(1, 0, [])
    solution = race.solve(record.state, rng, beats)
    took = len(solution) // 2
    if not TOO_SHORT * beats < took < ROOM * beats:
        return SearchedGame(1, 0, [])
    tries = tries_of_owl(game, race, record, rng, beats)
    if tries is None:
        return SearchedGame(1, 1, [])
    theme = kit.theme(record.state, solution[0])
    left = (beats - took) / game.info.tick_hz
    return SearchedGame(1, 1, [from_record(record, best=[], solution=solution, theme=theme, rating=tries, gap=left)])


def pushed_for_a_while(game: Game, race: Race, record: Record, rng: Rng) -> bool:
    level = game.bots.levels[int(rng.below(len(game.bots.levels)))].name
    player = Player(game, level, int(rng.below(2**31)))
    assert game.beats is not None
    until = game.beats.moves * int(rng.below(LATEST))
    while len(record.moves) < until or not race.begun(record.state):
        if len(record.moves) > LONGEST_WAIT or record.state.actor is None:
            return False
        record.append(player.choose(record.state.veil(record.state.actor)))
    return True


def tries_of_owl(game: Game, race: Race, record: Record, rng: Rng, beats: int) -> int | None:
    """How many tries Owl needs on average to be in time; None if it never was."""
    assert game.beats is not None
    owl = game.bots.levels[-1].name
    done = 0
    for _ in range(OWLS_TRIES):
        state = record.state.copy()
        player = Player(game, owl, int(rng.below(2**31)))
        for _ in range(game.beats.moves * beats):
            if race.done(state) or race.failed(state):
                break
            assert state.actor is not None
            state.apply(player.choose(state.veil(state.actor)))
        done += race.done(state)
    return round(OWLS_TRIES / done) if done else None
