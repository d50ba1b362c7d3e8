"""Monster-Falle. Which of the equal cards of a monster is which means nothing."""

from typing import Any

import msgspec

from homeward.games.monster_falle import rules
from homeward.games.monster_falle.rules.cards import COPIES, MONSTERS
from homeward.games.monster_falle.rules.codes import SPEEDS
from homeward.games.monster_falle.rules.locations import LOCATIONS
from homeward.games.monster_falle.rules.maze import CELL, GRID
from homeward.games.monster_falle.rules.physics import SPEED_MAX
from homeward.games.monster_falle.view import FalleView
from tests.lab.rebuilding import Data, Seen, every, only


def laid_out(seen: Seen, known: Data) -> Data:
    copies = [0] * MONSTERS
    used, location = every(seen["used"]), only(seen["location"])
    start = only(seen["start"])
    chits = [only(row) for row in seen["chits"]]
    caught, catcher = piles(seen, copies)
    x, y = (int(one) for one in seen["place"])
    held = [int(speed) for speed in seen["held"]]
    drawn = known["card"] >= 0
    return known | {
        "mansion": mansion(seen, x, y),
        "visit": {
            "location": location,
            "entered": sum(1 << side for side in every(seen["entered"])),
            "done": bool(seen["visited"]),
            "previous": y // CELL * GRID + x // CELL if location >= 0 else 0,
        },
        "chits": chits,
        "card": card_of(chits[start], copies) if drawn else -1,
        "caught": caught,
        "catcher": catcher,
        "face_up": cards(seen["face_up"], copies),
        "deck": cards(seen["deck"], copies),
        "stack": [one for one in range(LOCATIONS) if one not in used and one != location],
        "used": used,
        "start": start,
        "wish_first": wish(seen["wish"][0]),
        "wish_second": wish(seen["wish"][1]),
        "phase": only(seen["phase"]),
        "waiting": held[0] * SPEEDS + held[1] if seen["asked"] else -1,
        "held_x": held[0] * SPEEDS + held[1],
        "held_y": held[2] * SPEEDS + held[3],
        **{name: int(seen[name]) for name in ("round", "counter", "sand", "catches")},
        **{name: [int(count) for count in seen[name]] for name in ("escapes", "best")},
    }


def mansion(seen: Seen, x: int, y: int) -> Data:
    return {
        "tick": int(seen["tick"]),
        "face": [int(face) for face in seen["face"]],
        "drive": [int(drive) - SPEED_MAX for drive in seen["drive"]],
        "touching": [int(one) for one in seen["touching"]],
        "present": bool(seen["present"]),
        "x": x,
        "y": y,
        "wobble": int(seen["wobble"]),
    }


def wish(marks: Any) -> int:
    return [-1, int(rules.GO), int(rules.SWAP)][only(marks) + 1]


def card_of(monster: int, copies: list[int]) -> int:
    copies[monster] += 1
    return monster * COPIES + (copies[monster] - 1) % COPIES


def cards(counts: Any, copies: list[int]) -> list[int]:
    return [card_of(monster, copies) for monster, count in enumerate(counts) for _ in range(count)]


def piles(seen: Seen, copies: list[int]) -> tuple[list[int], list[int]]:
    """The catches of the last round come last; whose they are follows from the round."""
    lately = [monster for monster, count in enumerate(seen["lately"]) for _ in range(count)]
    left = seen["caught"].copy()
    last = []
    for monster in lately:
        team = next(team for team in team_order(seen) if left[team][monster] > 0)
        left[team][monster] -= 1
        last.append((monster, team))
    earlier = [
        (monster, team) for team, row in enumerate(left) for monster, count in enumerate(row) for _ in range(count)
    ]
    every_catch = earlier + last
    return [card_of(monster, copies) for monster, _ in every_catch], [team for _, team in every_catch]


def team_order(seen: Seen) -> list[int]:
    """In beats the team that plays has caught them, between the rounds the one before it."""
    teams, team = len(seen["team"]), only(seen["team"])
    in_beats = rules.COUNTDOWN <= only(seen["phase"]) <= rules.HOMING
    return [team if in_beats else (team - 1) % teams]


def sorted_lists(view: FalleView) -> object:
    """The order of catches means nothing, nor that of the cards beside the deck."""
    data = msgspec.to_builtins(view)
    for name in ("catches", "face_up"):
        data[name] = sorted(data[name])
    for team in data["teams"]:
        team["cards"] = sorted(team["cards"])
    if data["before"] is not None:
        data["before"]["catches"] = sorted(data["before"]["catches"])
    return data
