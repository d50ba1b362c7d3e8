"""Monster Chase."""

import msgspec

from homeward.games.monster_chase.rules import CARDS
from homeward.games.monster_chase.rules.codes import OVER, SOCK_SWAP
from homeward.games.monster_chase.view import ChaseView
from tests.lab.rebuilding import Data, Seats, Seen, every, in_order, only


def laid_out(seen: Seen, known: Data) -> Data:
    seats, phase = Seats(seen), only(seen["phase"])
    bed, closet = [only(side) for side in seen["bed"]], every(seen["closet"])
    hidden = [card for card in range(CARDS) if card not in (*bed, *closet)]
    under_bed = int(seen["under_bed"])
    up = [int(one) for one in seen["up"]]
    tiles = placed([only(place) for place in seen["known"]])
    when = [1 if only(place) >= 0 else 0 for place in seen["known"]]
    acts = seats.of(seen["acts"])
    return known | {
        "pile": hidden[:under_bed],
        "unused": hidden[under_bed:],
        "bed": bed,
        "arrived": [bed[side] for side in in_order(seen["arrived"])],
        "closet": closet,
        "captor": [seat for seat, count in enumerate(seats.by_seat(seen["found"])) for _ in range(count)],
        "tiles": tiles,
        "up": up,
        "seen": [was * known["seen"][place] for place, was in enumerate(when)],  # after which move, is not told
        "sock": up.index(1) if phase == SOCK_SWAP else -1,
        "progress": int(seen["progress"]),
        "red": bool(seen["red"]),
        "expert_used": bool(seen["expert_used"]),
        "active": known["active"] if phase == OVER else acts,  # nobody is, when it is over
        "phase": phase,
        "result": only(seen["result"]) + 1,
    }


def placed(known: list[int]) -> list[int]:
    """The tiles nobody has seen in ascending order."""
    unknown = iter(tile for tile in range(len(known)) if tile not in known)
    return [next(unknown) if tile < 0 else tile for tile in known]


def sorted_lists(view: ChaseView) -> object:
    """The order in which monsters went into the closet means nothing."""
    data = msgspec.to_builtins(view)
    data["closet"] = sorted(data["closet"], key=lambda monster: monster["card"])
    return data
