"""Puzzles of Monster-Falle: bring the sack home within ten seconds. A search over the rails finds a solution.

The search covers half a second at a time. For each stretch it tries hands of several kinds and speeds, plays the rest
with the steadiest ones, and keeps the stretch with which the sack was home soonest.
"""

from pathlib import Path
from typing import cast

from homeward.engine.bot.puzzle_kit import Origin, PuzzleKit, Race
from homeward.engine.chance.rng import Rng
from homeward.games.monster_falle.bot.hands import Hands, hands_of
from homeward.games.monster_falle.bot.plan import NONE, STEPS, TRAP_CELL, plan_for, stage_of
from homeward.games.monster_falle.bot.pusher import Pusher
from homeward.games.monster_falle.rules import HOMING, PUSHING, MonsterFalle
from homeward.games.monster_falle.rules.maze import CELL, GRID

SECONDS = 10
STRETCH = 30  # beats
PUSHES = (6, 8, 10, 12, 14)  # speeds to try, in units per beat
MOST_CELLS = 100  # of a way through the mansion
FEW_TURNS = 3
MANY_TURNS = 6


def has_begun(state: MonsterFalle) -> bool:
    """Is the sack in the mansion, and its team about to push?"""
    return bool(state.phase == PUSHING and state.mansion.present and state.waiting < 0)


def is_home(state: MonsterFalle) -> bool:
    """Is the sack caught? In practice only a catch leaves the chit empty and sends the rails home (MF-08)."""
    return bool(state.phase == HOMING and state.catches == 1)


def has_failed(state: MonsterFalle) -> bool:
    return bool(state.phase != PUSHING and not is_home(state))


# The search


def solve(state: MonsterFalle, luck: Rng, beats: int) -> list[int]:
    """Moves that bring the sack home within this many beats; empty if none were found."""
    now = cast(MonsterFalle, state.copy())
    played: list[int] = []
    while not is_home(now) and not has_failed(now) and len(played) < 2 * beats:
        stretch = best_stretch(now, luck, beats - len(played) // 2)
        if not stretch:
            return []
        for code in stretch:
            now.apply(code)
        played += stretch
    return played if is_home(now) and len(played) <= 2 * beats else []


def best_stretch(state: MonsterFalle, luck: Rng, beats: int) -> list[int]:
    """The next half second of the quickest run found."""
    best: list[int] = []
    quickest = beats + 1
    for push in PUSHES:
        run = attempt(state, luck, push, beats)
        if run and len(run) // 2 < quickest:
            best, quickest = run[: 2 * STRETCH], len(run) // 2
    return best


def attempt(state: MonsterFalle, luck: Rng, push: int, beats: int) -> list[int]:
    """A whole run: one stretch with this speed, the rest with the steadiest hands; empty if it does not get home."""
    now = cast(MonsterFalle, state.copy())
    first, rest = Pusher(steady_hands(push), luck.split()), Pusher(steady_hands(PUSHES[-2]), luck.split())
    run: list[int] = []
    while len(run) < 2 * beats and not is_home(now) and not has_failed(now):
        ahead, behind = int(first.choose(now)), int(rest.choose(now))
        code = ahead if len(run) < 2 * STRETCH else behind
        now.apply(code)
        run.append(code)
    return run if is_home(now) else []


def steady_hands(push: int) -> Hands:
    """Hands without noise that push at a given speed."""
    hands = hands_of("reference")
    hands.push = push
    return hands


# Themes


def theme(state: MonsterFalle, code: int) -> str:
    """By the number of corners on the way home."""
    turns = turns_home(state)
    if turns < FEW_TURNS:
        return "straight"
    return "corners" if turns < MANY_TURNS else "winding"


def turns_home(state: MonsterFalle) -> int:
    """Corners on the way home."""
    plan, stage = plan_for(state.visit.location), stage_of(state.visit)
    cell = state.mansion.y // CELL * GRID + state.mansion.x // CELL
    way = heading = NONE
    turns = 0
    for _ in range(MOST_CELLS):
        if cell == TRAP_CELL:
            break
        way = plan.best(stage, cell, heading)
        turns += heading not in {NONE, way}
        stage = plan.stage_after(stage, cell, way)
        cell, heading = cell + STEPS[way], way
    return turns


PUZZLES = PuzzleKit(
    origins=(
        Origin(2, {"practice": True, "preset": "gentle"}),
        Origin(2, {"practice": True}),
        Origin(2, {"practice": True, "preset": "tippy"}),
    ),
    themes=("straight", "corners", "winding"),
    theme=theme,
    file=Path(__file__).parents[1] / "puzzles.jsonl",
    race=Race(seconds=SECONDS, begun=has_begun, done=is_home, failed=has_failed, solve=solve),
)
