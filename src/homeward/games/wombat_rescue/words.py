"""What Wombat Rescue asks and offers, in words: prompts, names of moves, the score sheet."""

from homeward.catalogue import Said, player
from homeward.engine.moves import Move
from homeward.engine.words import Piece, Prompt, ScoreLine, ScoreSheet
from homeward.games.wombat_rescue import moves
from homeward.games.wombat_rescue.names import card_name, den_name, food_name, legs, say
from homeward.games.wombat_rescue.rules import WombatRescue, codes
from homeward.games.wombat_rescue.rules.lost import hemmed_in, is_lost
from homeward.games.wombat_rescue.view import PHASES, WombatView

# Prompts


def prompt(state: WombatRescue, seat: int) -> Prompt:
    phase = PHASES[state.turn.phase]
    if state.over:
        return Prompt(said=say("prompt.won" if state.won(seat) else "prompt.over"))
    if state.turn.decider != seat:
        decides = say(f"prompt.wait.{phase}", who=player(int(state.turn.decider)))
        return Prompt(said=say("prompt.wait"), detail=decides)
    if state.turn.phase == codes.MOVE:
        return turn_prompt(state)
    return Prompt(said=say(f"prompt.{phase}"), detail=say(f"prompt.{phase}.detail", n=int(state.hunt.prowl_left)))


def turn_prompt(state: WombatRescue) -> Prompt:
    asked = f"prompt.move.{way_to_move(state)}"
    return Prompt(said=say(asked), detail=say(f"{asked}.detail", n=int(state.turn.moves_left)))


def way_to_move(state: WombatRescue) -> str:
    outback, seat = state.outback, state.turn.active
    if state.turn.moves_left == 0:
        return "used-up"
    if outback.in_area(seat):
        return "run"
    if not is_lost(outback, seat):
        return "step"
    return "hemmed-in" if hemmed_in(outback, seat) else "lost"


# Moves


def label(view: WombatView, move: Move) -> Said:
    """A legal move as a choice in words."""
    if isinstance(move, moves.Walk):
        return go_label(view, move.space, "label.walk")
    if isinstance(move, moves.Scamper):
        return go_label(view, move.space, "label.scamper")
    if isinstance(move, moves.Prowl):
        return prowl_label(view, move.space)
    if isinstance(move, moves.TakeCube):
        return cube_label(view, move.space)
    if isinstance(move, moves.SendToDen):
        return say("label.den", den=den_name(view.board, view.board.dens, view.board.dens[move.den - 1]))
    if isinstance(move, moves.HandOver):
        return say("label.hand-over", who=player(move.seat))
    if isinstance(move, moves.Chase):
        return say("label.chase", who=player(move.seat))
    if isinstance(move, moves.Reveal | moves.Digest):
        return say(f"label.{tag_of(move)}")
    return say("label.card", card=card_name(tag_of(move)))


def tag_of(move: Move) -> str:
    return str(move.__struct_config__.tag)


def go_label(view: WombatView, space: int, key: str) -> Said:
    if space == view.board.home:
        return say(f"{key}-home")
    here, lead = met_at(view, space), view.seats[view.turn].lead
    n, way = legs(view.board, lead, space)[0]
    return say(f"{key}-meets", n=n, way=way, things=here) if here else say(key, n=n, way=way)


def prowl_label(view: WombatView, space: int) -> Said:
    assert view.dingo is not None
    _, way = legs(view.board, view.dingo, space)[0]
    return say("label.prowl", way=way)


def cube_label(view: WombatView, space: int) -> Said:
    """Cubes lie anywhere: how one would walk there from the lead."""
    found = legs(view.board, view.seats[view.turn].lead, space)
    if not found:
        return say("label.cube-here")
    (n, way), rest = found[0], found[1:]
    if not rest:
        return say("label.cube", n=n, way=way)
    return say("label.cube-bent", n=n, way=way, more=rest[0][0], then=rest[0][1])


def met_at(view: WombatView, space: int) -> tuple[Said, ...]:
    """What a lead would meet away from home."""
    here = [food_name(one.disc) for one in view.discs if one.space == space]
    if any(one.space == space and one.where == "lost" for one in view.babies):
        here.append(say("babies"))
    if space == view.dingo:
        here.append(say("dingo"))
    if any(one.lead == space for one in view.seats):
        here.append(say("a-wombat"))
    return tuple(here)


# Scoring


def score_sheet(state: WombatRescue) -> ScoreSheet:
    points = tuple(state.scores())
    pieces = tuple((Piece("joey"),) * home for home in points)
    line = ScoreLine(name=say("sheet.babies"), rules=("WR-64", "WR-96"), points=points, pieces=pieces)
    verdict = say("verdict") if state.over else None
    return ScoreSheet(lines=(line,), totals=points, winners=tuple(state.winners()), verdict=verdict)
