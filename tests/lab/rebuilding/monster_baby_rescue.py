"""Monster Baby Rescue."""

from homeward.games.monster_baby_rescue.components import THINGS
from homeward.games.monster_baby_rescue.view import RescueView
from tests.lab.rebuilding import Data, Seats, Seen, every, in_order, only

LISTS = ("tiles", "wants", "want_points")


def laid_out(seen: Seen, known: Data) -> Data:
    seats = Seats(seen)
    queue = [(seat + seats.looker) % seats.players for seat in in_order(seen["waits"])]
    places = [only(row) for row in seats.by_seat(seen["place"])]
    ring = seen["place"].shape[1]
    monsters = [
        {
            "kind": only(seats.by_seat(seen["monster"])[seat]),
            "has": {thing: int(seats.by_seat(seen[f"has.{thing}"])[seat]) for thing in THINGS},
            "tiles": every(seats.by_seat(seen["taken"])[seat]),
            "distance": known["monsters"][seat]["distance"] // ring * ring
            + places[seat],  # how often round, is not told
            "rock": int(seats.by_seat(seen["rock"])[seat]),
        }
        for seat in range(seats.players)
    ]
    return known | {
        "pile": every(seen["pile"]),
        "row": [only(slot) for slot in seen["row"]],
        "monsters": monsters,
        "goal_face": [2 * goal + int(side) for goal, side in enumerate(seen["goal_side"])],
        "goal_owner": [seats.of(owners) for owners in seen["goal_owner"].T],
        "final_face": [2 * tile + int(side) for tile, side in enumerate(seen["final_side"])],
        "red": int(seen["supply.red"]),
        "green": int(seen["supply.green"]),
        "queue": queue,
        "final_turns": bool(seen["final_turns"]),
    }


def sorted_lists(view: RescueView) -> object:
    """The order in which tiles were taken means nothing."""
    return [
        view.seat,
        view.phase,
        view.active,
        view.order,
        view.row,
        view.pile,
        view.unseen,
        view.places,
        view.barrier,
        [
            [
                *(
                    getattr(one, name)
                    for name in one.__struct_fields__
                    if name not in ("tiles", "wants", "want_points")
                ),
                sorted(tile.id for tile in one.tiles),
                sorted(zip((want.id for want in one.wants), one.want_points, strict=True)),
            ]
            for one in view.monsters
        ],
        view.goals,
        view.finals,
        view.red,
        view.green,
        view.winners,
    ]
