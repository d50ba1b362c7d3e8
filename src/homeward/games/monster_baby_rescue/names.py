"""Names of the things of Monster Baby Rescue, made from the rows of the box, so that own components have them too."""

from homeward.catalogue import Name, Text, list_of, text_factory
from homeward.games.monster_baby_rescue.components import BOX, PARTS, Box, Final, Place, Tile

say = text_factory("monster-baby-rescue")


def title(box: Box, card: Tile) -> Name:
    """The name of a tile; of a player's own tile as the file has it."""
    return card.title if box.text else say(f"tile.{card.id}")


def place_name(place: Place) -> Name:
    ours = any(place.name == one.name for one in BOX.places)
    return say(f"place.{place.name.lower().replace(' ', '-')}") if ours else place.name


def several(count: int, thing: str) -> Text:
    """`2 beds`, `1 rung`."""
    return say(f"count.{thing}", n=count)


def tile(card: Tile, wanted: tuple[str, int] | None) -> Text:
    """What a care tile does and what it is worth."""
    parts = [effect(card, wanted)]
    if card.hearts:
        parts.append(several(card.hearts, "hearts"))
    if card.link:
        parts.append(say(f"effect.heart-for.{card.link}"))
    return list_of(parts)


def effect(card: Tile, wanted: tuple[str, int] | None) -> Text:
    name, _, what = card.effect.partition(":")
    if name == "level":
        return say(f"effect.level.{what}")
    if name == "gain":
        return say("effect.choice") if what == "choice1" else several(int(what[-1]), what[:-1])
    if wanted is not None:
        of, per = wanted
        return say(f"want.{of}", n=per)
    return several(int(what), {"bed": "beds", "rung": "rungs", "visit": "visits"}[name])


def needs(things: dict[str, int]) -> Text:
    """The condition of a goal."""
    levels = {count for thing, count in things.items() if thing in PARTS}
    if set(things) == set(PARTS) and len(levels) == 1:
        return say("need.every-part", level=levels.pop())
    return list_of([need(thing, count) for thing, count in things.items()])


def need(thing: str, count: int) -> Text:
    return say(f"need.{thing}", level=count) if thing in PARTS else several(count, thing)


def final(card: Final) -> Text:
    """How a final tile scores."""
    numbers = list(card.points)
    none = "-none" if card.none else ""
    if card.how == "lowest":
        return say("final.lowest", steps=steps(numbers, 1)[1:], points=numbers[0])
    if card.how == "parts":
        return say("final.parts", steps=steps(numbers, 1))
    if card.how == "rank":
        things, prizes = say(f"many.{card.of}"), "/".join(map(str, numbers))
        return say(f"final.rank{none}", things=things, prizes=prizes, none=card.none)
    if card.how == "pairs":
        return say(f"final.pairs{none}", points=numbers[0], none=card.none)
    return say("final.table", things=say(f"many.{card.of}"), steps=steps(numbers, 0))


def steps(points: list[int], first: int) -> tuple[Text, ...]:
    return tuple(say("final.step", count=first + number, points=gives) for number, gives in enumerate(points))


def amount(thing: str, count: int) -> Text:
    """`3 rungs`, `no beds`, `legs at level 2`."""
    return say(f"no.{thing}") if count == 0 and thing not in PARTS else need(thing, count)
