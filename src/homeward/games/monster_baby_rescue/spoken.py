"""The printed tiles of Monster Baby Rescue as short phrases, made from their rows so that own boxes have words too."""

from homeward.games.monster_baby_rescue.components import PARTS, Final, Tile

ONE = {
    "red": "red diamond",
    "green": "green diamond",
    "diamonds": "diamond",
    "beds": "bed",
    "rungs": "rung",
    "visits": "healer visit",
    "wants": "want tile",
    "bed_tiles": "bed tile",
    "play_tiles": "play tile",
}


def many(thing: str) -> str:
    """`beds`, or for a part of the body `levels of the head`."""
    return f"{ONE[thing]}s" if thing in ONE else f"levels of the {thing}"


def several(count: int, thing: str) -> str:
    """`2 beds`, `1 rung`."""
    word = ONE[thing]
    return f"{count} {word}{'' if count == 1 else 's'}"


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else ""


def tile(card: Tile, wanted: tuple[str, int] | None) -> str:
    """What a care tile does and what it is worth."""
    parts = [effect(card, wanted)]
    if card.hearts:
        parts.append("1 heart" if card.hearts == 1 else f"{card.hearts} hearts")
    if card.link:
        parts.append(f"1 heart if you give it a {card.link} diamond")
    return ", ".join(parts)


def effect(card: Tile, wanted: tuple[str, int] | None) -> str:
    name, _, what = card.effect.partition(":")
    if name == "level":
        return "any part up one level" if what == "any" else f"{what} up one level"
    if name == "gain":
        return "1 red or green diamond" if what == "choice1" else several(int(what[-1]), what[:-1])
    if wanted is not None:
        return "at the end " + want(*wanted)
    return several(int(what), {"bed": "beds", "rung": "rungs", "visit": "visits"}[name])


def want(of: str, per: int) -> str:
    if of not in ONE:
        return f"1 point per level of the {of}"
    return f"1 point per {ONE[of]}" if per == 1 else f"1 point per {several(per, of)}"


def needs(things: dict[str, int]) -> str:
    """The condition of a goal."""
    levels = {count for thing, count in things.items() if thing not in ONE}
    if set(things) == set(PARTS) and len(levels) == 1:
        return f"every part at level {levels.pop()}"
    return listed([need(thing, count) for thing, count in things.items()])


def need(thing: str, count: int) -> str:
    return several(count, thing) if thing in ONE else f"{thing} at level {count}"


def final(card: Final) -> str:
    """How a final tile scores."""
    none = f"; none: {signed(card.none)}" if card.none else ""
    numbers = list(card.points)
    if card.how == "lowest":
        steps = ", ".join(f"{level + 1}: {signed(points)}" for level, points in enumerate(numbers) if level)
        return f"Lowest part at level {steps}. Any part still at level 1: only {signed(numbers[0])} for each"
    if card.how == "parts":
        steps = ", ".join(f"{level + 1}: {signed(points)}" for level, points in enumerate(numbers))
        return f"Each part by its level, {steps}"
    if card.how == "rank":
        return f"Most {many(card.of)} {'/'.join(map(str, numbers))}{none}"
    if card.how == "pairs":
        return f"{signed(numbers[0])} for each pair of a red and a green diamond{none}"
    steps = ", ".join(f"{count}: {signed(points)}" for count, points in enumerate(numbers))
    return f"By number of {many(card.of)}, {steps} and more"


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def held(thing: str, count: int) -> str:
    """`3 rungs`, `no beds`, `legs at level 2`."""
    if thing not in ONE:
        return need(thing, count)
    return several(count, thing) if count else f"no {many(thing)}"
