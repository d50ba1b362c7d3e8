"""Wombat Rescue. How the ground looks is no number: tiles and their twists come with the table."""

import msgspec

from homeward.games.wombat_rescue.rules.pieces.wombat import CARRIED, LOST, RESCUED
from homeward.games.wombat_rescue.view import WombatView
from tests.lab.rebuilding import Data, Seats, Seen, every, only

OF_A_WOMBAT = ("carried", "rescued", "lead", "supply", "track", "actions")


def laid_out(seen: Seen, known: Data) -> Data:
    seats = Seats(seen)
    cubes = [
        {"space": space, "seat": seat, "count": int(plane[space])}
        for seat, plane in enumerate(seats.by_seat(seen["cubes"]))
        for space in every(plane)
    ]
    return known | {
        "wombats": [wombat(seen, seats, seat) for seat in range(seats.players)],
        "cubes": sorted(cubes, key=lambda one: (one["space"], one["seat"])),
        "discs": sorted([space, worth + 1] for worth, plane in enumerate(seen["discs"]) for space in every(plane)),
        "dingo": only(seen["dingo"]),
        "deck": {name: every(seen[name]) for name in ("pile", "discard", "aside")},
        "bag": [int(count) for count in seen["bag"]],
        "first": seats.of(seen["first"]),
        "active": seats.of(seen["turn"]),
        "holder": seats.of(seen["holder"]),
        "phase": only(seen["phase"]),
        "stage": known["stage"],  # follows from the phase, or makes no difference to a view
        "decider": seats.of(seen["acts"]) if seen["acts"].any() else known["decider"],
        "card": only(seen["card"]),
        "target": seats.of(seen["target"]),
        "winner": seats.of(seen["winner"]),
        **{name: int(seen[name]) for name in ("turns", "roll", "prowl_left", "moves_left")},
        **{name: bool(seen[name]) for name in ("mover_waits", "startled", "holding")},
    }


def wombat(seen: Seen, seats: Seats, seat: int) -> Data:
    mine = {
        name: seats.by_seat(seen[name])[seat] for name in ("carried", "rescued", "lead", "supply", "track", "actions")
    }
    babies = [
        CARRIED if carried else RESCUED if rescued else LOST
        for carried, rescued in zip(mine["carried"], mine["rescued"], strict=True)
    ]
    return {
        "lead": only(mine["lead"]),
        "babies": babies,
        "supply": int(mine["supply"]),
        "track": [int(discs) for discs in mine["track"].flat],
        "cards": sum(1 << card for card in every(mine["actions"])),
    }


def sorted_lists(view: WombatView) -> object:
    """The order of the discard piles means nothing."""
    data = msgspec.to_builtins(view)
    for name in ("discard", "aside"):
        data[name] = sorted(data[name], key=lambda card: card["id"])
    return data
