"""The table of Wombat Rescue as text, to print or to read aloud."""

from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.names import CARD_NAMES, named, plural
from homeward.games.wombat_rescue.view import SeatSeen, WombatView


def describe(view: WombatView) -> list[str]:
    """The view as lines."""
    lines = [spoken_seat(view, seat, seen) for seat, seen in enumerate(view.seats)]
    dingo = "The dingo is not there yet." if view.dingo is None else f"The dingo is at {named(view, view.dingo)}."
    lines.append(f"{dingo} Seat {view.holder + 1} holds its card.")
    lines.append(
        "Food: " + (", ".join(f"{one.disc} at {named(view, one.space)}" for one in view.discs) or "none") + "."
    )
    cubes = (f"{plural(one.count, 'cube')} of seat {one.seat + 1} at {named(view, one.space)}" for one in view.cubes)
    lines.append("Cubes: " + ", ".join(cubes) + ".")
    lines.append("Dens: " + ", ".join(named(view, den) for den in view.board.dens) + ".")
    lines.append(f"Lost-move cards: {view.pile} left, {len(view.aside)} with F aside.")
    return lines


def spoken_seat(view: WombatView, seat: int, seen: SeatSeen) -> str:
    lost = [one for one in view.babies if one.seat == seat and one.where == "lost"]
    babies = ", ".join(named(view, one.space) for one in lost) or "nowhere"
    track = "; ".join(
        f"{place} {' '.join(discs)}" for place, discs in zip(BOX.track.spaces, seen.track, strict=True) if discs
    )
    where = "in its area" if seen.in_area else "outside its area"
    pouch = ", a baby in the pouch" if seen.pouch is not None else ""
    cards = ", ".join(CARD_NAMES[card] for card in seen.cards) or "none"
    return (
        f"Seat {seat + 1}: at {named(view, seen.lead)}, {where}{pouch}. {plural(seen.rescued, 'baby')} home, "
        f"lost at {babies}. Digesting: {track or 'nothing'}. {plural(seen.supply, 'cube')} left. Cards: {cards}."
    ).replace("babys", "babies")
