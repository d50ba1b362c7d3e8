"""A view of Monster-Falle as lines of text, to print or to read aloud, and its moves in words."""

from homeward.catalogue import Text, list_of, player
from homeward.engine.moves import Move
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.moves import Hold, Place, Swap
from homeward.games.monster_falle.names import players, say
from homeward.games.monster_falle.rules.variant import BEATS_PER_SECOND
from homeward.games.monster_falle.view import FalleView, MansionSeen, TeamSeen

COLUMNS = "ABCDEFGHIJK"


def describe(view: FalleView) -> list[Text]:
    return [
        round_line(view),
        rails_line(view),
        *monster_lines(view),
        sack_line(view.mansion, view.wobble_limit),
        faces_line(view.mansion),
        *(team_line(number, team) for number, team in enumerate(view.teams, start=1)),
    ]


def round_line(view: FalleView) -> Text:
    if view.practice:
        return say("spoken.practice")
    return say("spoken.round", round=view.round, rounds=view.rounds, n=seconds(view.sand))


def seconds(beats: int) -> int:
    """Rounded up."""
    return -(-beats // BEATS_PER_SECOND)


def rails_line(view: FalleView) -> Text:
    if view.pair_x == view.pair_y:
        return say("spoken.alone", who=player(view.pair_x))
    return say("spoken.pairs", first=player(view.pair_x), second=player(view.pair_y))


def monster_lines(view: FalleView) -> list[Text]:
    """The monster of the open card, and the location across which it must be pushed first."""
    lines = []
    if view.card is not None and view.start is not None:
        lines.append(say("spoken.card", monster=say(f"monster.{view.card}"), start=view.start))
    elif view.phase == "homing":
        lines.append(say("spoken.homing"))
    if view.location is not None:
        kind = "spoken.visited" if view.location.visited else "spoken.to-visit"
        lines.append(say(kind, across=say(f"across.{view.location.key}")))
    return lines


def sack_line(mansion: MansionSeen, limit: int) -> Text:
    if not mansion.present:
        return say("no-sack")
    place = f"{COLUMNS[mansion.x // BOX.geometry.cell]}{mansion.y // BOX.geometry.cell + 1}"
    return say("sack", place=place, percent=100 * mansion.wobble // limit)


def faces_line(mansion: MansionSeen) -> Text:
    left, right, top, bottom = mansion.face
    return say("spoken.rails", left=left, right=right, top=top, bottom=bottom)


def team_line(number: int, team: TeamSeen) -> Text:
    counts = (("cards", len(team.cards)), ("open-eyes", team.eyes), ("chips", team.chips))
    has = list_of([say(f"count.{thing}", n=count) for thing, count in counts])
    return say("spoken.team", number=number, players=players(team.seats), has=has)


def label(view: FalleView, move: Move) -> Text:
    if isinstance(move, Hold):
        return say("label.hold", first=move.first, second=move.second)
    if isinstance(move, Place):
        return say("label.place", monster=say(f"monster.{view.chits[move.start - 1]}"), start=move.start)
    if isinstance(move, Swap):
        return say("label.swap")
    return say(str(move.__struct_config__.tag))  # go, next or done, as on its button
