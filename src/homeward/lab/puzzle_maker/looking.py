"""One game, looked through for puzzles. The same task always finds the same."""

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

PLACES = 12  # in a game that are looked at
MOST_OF_A_GAME = 3  # puzzles, so that they are of many games
OWLS_TRIES = 16  # to rate a race
LATEST = 500  # beats after which a race begins
LONGEST_WAIT = 4_000  # moves until hands are ready for a race
ROOM = 0.8  # of the time must suffice for the search: people's hands are slower
TOO_SHORT = 0.15  # of the time: nobody calls that a race


class Task(Struct, frozen=True):
    """A game to be played by bots and looked through."""

    game: str
    seed: int


class Looked(Struct, frozen=True):
    """What came of it."""

    positions: int  # that were looked at
    promising: int  # of them, at first sight
    found: list[Puzzle]


def look_through(task: Task) -> Looked:
    """Play the game of a task, and look for puzzles in it."""
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


def look_in_turns(game: Game, kit: PuzzleKit, record: Record, rng: Rng) -> Looked:
    """Some places in the game, wherever they are."""
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
    return Looked(positions, promising, found)


def played_by_bots(game: Game, record: Record, rng: Rng) -> None:
    """A whole game between bots of the middle level."""
    bot = game.bots.levels[-2].name
    players = [Player(game, bot, int(rng.below(2**31))) for _ in range(record.state.players)]
    while (actor := record.state.actor) is not None:
        record.append(players[actor].choose(record.state.veil(actor)))


def places(moves: int, rng: Rng) -> list[int]:
    """Some numbers of moves, in any order."""
    every = list(range(moves))
    return [every.pop(int(rng.below(len(every)))) for _ in range(min(PLACES, moves))]


# Games in real time


def look_for_race(game: Game, kit: PuzzleKit, race: Race, record: Record, rng: Rng) -> Looked:
    """A position in which bots have pushed for a while, and the quickest way from there that a search finds."""
    beats = race.seconds * game.info.tick_hz
    if not pushed_for_a_while(game, race, record, rng):
        return Looked(1, 0, [])
    solution = race.solve(record.state, rng, beats)
    took = len(solution) // 2
    if not TOO_SHORT * beats < took < ROOM * beats:
        return Looked(1, 0, [])
    tries = tries_of_owl(game, race, record, rng, beats)
    if tries is None:
        return Looked(1, 1, [])
    theme = kit.theme(record.state, solution[0])
    left = (beats - took) / game.info.tick_hz
    return Looked(1, 1, [from_record(record, best=[], solution=solution, theme=theme, rating=tries, gap=left)])


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
    """How often Owl must try on average until it is in time; None if it never was."""
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
