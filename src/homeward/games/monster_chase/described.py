"""A view of Monster Chase as lines of text, to print or to read aloud, and its moves in words."""

from homeward.catalogue import Text
from homeward.engine.moves import Move
from homeward.games.monster_chase import names
from homeward.games.monster_chase.moves import Flip, Swap
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.view import AtBed, ChaseView, TilePlace


def describe(view: ChaseView) -> list[Text]:
    monsters = tuple(monster_at_bed(one) for one in view.bed)
    lines = [
        say("spoken.bed", monsters=monsters) if monsters else say("spoken.bed-empty"),
        say("spoken.closet", inside=len(view.closet), length=view.length, under=view.under_bed),
    ]
    if view.round_size:
        colours = tuple(say(f"colour.{colour}") for colour in view.colours)
        lines.append(say("spoken.windows", lit=view.progress, all=view.round_size, colours=colours))
    return [*lines, say("spoken.tiles", tiles=tuple(tile_line(tile) for tile in view.tiles))]


def monster_at_bed(one: AtBed) -> Text:
    monster = one.monster
    name, feared = names.monster_name(monster.drawing), names.fear_of_toy(monster.toy)
    return say("spoken.monster", name=name, side=names.side(one.side), feared=feared)


def tile_line(tile: TilePlace) -> Text:
    if tile.tile is None:
        return say("spoken.asleep", position=tile.position)
    return say(f"spoken.{'awake' if tile.up else 'remembered'}", position=tile.position, toy=names.toy(tile.tile))


def label(view: ChaseView, move: Move) -> Text:
    if isinstance(move, Flip):
        return say("label.flip", position=move.position)
    if isinstance(move, Swap):
        return say("label.swap", position=move.position)
    return say("label.ready")
