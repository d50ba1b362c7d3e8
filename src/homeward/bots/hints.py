"""A hint in three steps: where to look, which piece, which move and why. It is what Owl would do."""

from msgspec import Struct

from homeward.bots.chase_puzzle import reduced
from homeward.bots.levels import search_settings
from homeward.bots.perfect import best_flip, solver_of
from homeward.bots.search import Edge, Search
from homeward.bots.simple import preferred_move
from homeward.bots.thinking import think_over
from homeward.bots.veiled import Veiled
from homeward.engine.game import Game
from homeward.engine.rng import seeded
from homeward.engine.state import State
from homeward.games.monster_chase.rules import COMPETITIVE, FLIP, TOYS, MonsterChase

STEPS = 3
SIMULATIONS = 4_000
SECONDS = 1.0  # a hint keeps nobody waiting
MUCH_BETTER = 0.02  # in winning chances

# Where to look and which piece, by game and kind of move; the fields of the move fill the second sentence.
POINTERS: dict[str, dict[str, tuple[str, str]]] = {
    "monster-chase": {
        "flip": ("Look at the sleeping tiles.", "Tile {position} is the one."),
        "swap": ("Look at the tiles the sock can change places with.", "Tile {position} would not be missed there."),
        "ready": ("Look at all the toys once more.", "Find the toys of the monsters you can see."),
    },
    "monster-baby-rescue": {
        "take": (
            "Look along the row of tiles and at what your baby still needs.",
            "Look at position {slot} of the row.",
        ),
    },
    "pets-rescue": {
        "line": ("Look at the rows and columns of the grid.", "Look along {line} {number}."),
        "take": ("Look at the cards of the line.", "Look at the card in row {row}, column {column}."),
        "direction": ("Think about who sits to your left and to your right.", "The cards could go {direction}."),
        "give": ("Look at your shelter: which card helps you least?", "Look at your card {position}."),
        "place": ("Look at the card that was passed to you.", "It could lie {way}."),
        "offer": ("Look at your shelter: which card helps somebody else more?", "Look at your card {position}."),
        "offer-two": (
            "Look at your shelter: two cards may be worth more elsewhere.",
            "Look at your cards {one} and {two}.",
        ),
        "accept": ("Look at what the others offer.", "Look at offer {offer}."),
        "swap": ("Look at the cards left in the grid.", "Look at the card in row {row}, column {column}."),
        "start": ("Look at your starting card.", "It could lie {way}."),
    },
    "wombat-rescue": {
        "walk": ("Look at the spaces your wombat can reach.", "Look at the marked space."),
        "scamper": ("Look at your card and the spaces next to your wombat.", "Look at the marked space."),
        "prowl": ("Look at the dingo.", "Look at the marked space."),
        "cube": ("Look at the cubes you have laid.", "One of them is worth more elsewhere."),
        "den": ("Look at the dens of the dingo.", "Look at den {den}."),
        "hand-over": ("Think about who should lead the dingo.", "Look at the other players."),
        "chase": ("Look at the wombats nearest to the dingo.", "One of them is the better prey."),
        "reveal": ("Your wombat is lost.", "Look at the pile of cards."),
        "run-home": ("Look at the card you hold.", "It can end a long walk."),
        "hold-it-in": ("Look at the card you hold.", "Look at the cubes in your wombat's hindgut."),
        "high-fibre": ("Look at the card you hold.", "Look at the food that has gone furthest."),
        "digest": ("Look at what your wombat has eaten.", "You have walked far enough."),
    },
    "monster-falle": {
        "hold": ("Look at the way in front of the monster.", "Look at both of your rails."),
        "go": ("Look at which rails are yours.", "They are good as they are."),
        "swap": ("Look at which rails are yours.", "Your partner's might suit you better."),
        "place": ("Look at the start places.", "Look at start {start}."),
        "done": ("Look at the maze once more.", "You have practised enough."),
    },
}


class Hint(Struct, frozen=True, kw_only=True):
    """One step of a hint. Only the last one names the move."""

    step: int  # 1, 2 or 3
    text: str
    code: int | None = None
    label: str = ""


class Advice(Struct, frozen=True):
    """The move Owl would make, and why in one sentence."""

    code: int
    reason: str


def hint(game: Game, veiled: State, step: int, seed: int) -> Hint:
    """A step of the hint for the seat whose turn it is. The same seed gives the same advice at every step."""
    if step not in range(1, STEPS + 1):
        raise ValueError(f"a hint has the steps 1 to {STEPS}, not {step}")
    mine = Veiled.again(veiled)
    found = advice(game, mine, seed)
    move = game.moves[found.code]
    if step < STEPS:
        where = POINTERS[game.name][str(move.__struct_config__.tag)][step - 1]
        return Hint(step=step, text=where.format(**game.move_data(found.code)))
    label = game.label(game.view(mine.state, mine.seat), move)
    return Hint(step=step, text=found.reason, code=found.code, label=label)


def advice(game: Game, mine: Veiled, seed: int) -> Advice:
    """What Owl would do in this state."""
    codes = mine.state.legal()
    if len(codes) == 1:
        return Advice(codes[0], "It is the only thing you can do now.")
    rng = seeded(seed)
    if isinstance(mine.state, MonsterChase):
        return chase_advice(mine.state, best_flip(game.knowledge, mine, rng))
    if game.info.tick_hz:
        return Advice(preferred_move(game.knowledge, mine, rng), "A steady hand would do this now.")
    search = think_over(game, mine, rng, search_settings(game.name), SIMULATIONS, SECONDS)
    return Advice(int(search.best()), reason(game, mine, search))


def chase_advice(state: MonsterChase, code: int) -> Advice:
    if state.phase != FLIP:
        return Advice(code, "Nobody knows that tile, so nothing you remember gets mixed up.")
    if state.seen[code] == 0:
        why = "Nobody has looked there yet, so you learn something even if it is the wrong toy"
    elif state.tiles[code] < TOYS and state.is_feared(state.tiles[code]):
        why = "You have seen that toy before, and somebody at the bed fears it"
    else:
        why = "It wakes nothing new while you wait for a better moment"
    if state.variant.mode == COMPETITIVE:
        return Advice(code, f"{why}.")
    chance = solver_of(state.variant).value(reduced(state))
    return Advice(code, f"{why}." if chance <= 0 else f"{why}; played well, you win {percent(chance)} of 100 games.")


def reason(game: Game, mine: Veiled, search: Search) -> str:
    """Why the search prefers its move, with its numbers."""
    ordered = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
    best, second = ordered[0], ordered[1]
    gives = f"In {search.simulations:,} games I imagined it gave you {percent(best.mean())} in 100"
    if second.visits == 0:
        return f"{gives}."
    other = game.label(game.view(mine.state, mine.seat), game.moves[second.code])
    return f"{gives}; {compared(best, second)}: {lower_first(other)}."


def compared(best: Edge, second: Edge) -> str:
    gap = best.mean() - second.mean()
    if gap < MUCH_BETTER:
        return "nearly as good"
    return f"next best with {percent(second.mean())}"


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]
