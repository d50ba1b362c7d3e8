"""The table of Monster Chase as lines to print or to read aloud, and its moves as choices in words."""

from homeward.catalogue import Said
from homeward.engine.moves import Move
from homeward.games.monster_chase import spoken
from homeward.games.monster_chase.moves import Flip, Swap
from homeward.games.monster_chase.spoken import say
from homeward.games.monster_chase.view import AtBed, ChaseView, TilePlace


def describe(view: ChaseView) -> list[Said]:
    monsters = tuple(standing(one) for one in view.bed)
    lines = [
        say("spoken.bed", monsters=monsters) if monsters else say("spoken.bed-empty"),
        say("spoken.closet", inside=len(view.closet), length=view.length, under=view.under_bed),
    ]
    if view.round_size:
        colours = tuple(say(f"colour.{colour}") for colour in view.colours)
        lines.append(say("spoken.windows", lit=view.progress, all=view.round_size, colours=colours))
    return [*lines, say("spoken.tiles", tiles=tuple(tile_said(tile) for tile in view.tiles))]


def standing(one: AtBed) -> Said:
    monster = one.monster
    name, feared = spoken.monster_name(monster.drawing), spoken.feared(monster.toy)
    return say("spoken.monster", name=name, side=spoken.side(one.side), feared=feared)


def tile_said(tile: TilePlace) -> Said:
    if tile.tile is None:
        return say("spoken.asleep", position=tile.position)
    return say(f"spoken.{'awake' if tile.up else 'remembered'}", position=tile.position, toy=spoken.toy(tile.tile))


def label(view: ChaseView, move: Move) -> Said:
    if isinstance(move, Flip):
        return say("label.flip", position=move.position)
    if isinstance(move, Swap):
        return say("label.swap", position=move.position)
    return say("label.ready")
