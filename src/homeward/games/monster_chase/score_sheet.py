"""The score sheet of Monster Chase: monsters by seat in the race, otherwise by the whole team."""

from collections.abc import Iterable

from homeward.catalogue import Text, player
from homeward.engine.score_sheet import ScoredPiece, ScoreLine, ScoreSheet
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.names import say
from homeward.games.monster_chase.rules import COMPETITIVE, SIDES, MonsterChase, codes


def score_sheet(state: MonsterChase) -> ScoreSheet:
    return ScoreSheet(
        lines=(race_line(state),) if state.variant.mode == COMPETITIVE else team_lines(state),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else None,
    )


def verdict(state: MonsterChase) -> Text:
    if state.result == codes.MONSTERS_WIN:
        return say("verdict.surrounded" if state.monsters.at_bed() == SIDES else "verdict.nobody-left")
    if state.players == 1:
        return say("verdict.alone")
    if state.variant.mode != COMPETITIVE:
        return say("verdict.won")
    winners = tuple(player(seat) for seat in state.winners())
    return say("verdict.race.several" if len(winners) > 1 else "verdict.race.one", who=winners)


def race_line(state: MonsterChase) -> ScoreLine:
    monsters = state.monsters
    chased = [
        pieces(card for card, captor in zip(monsters.closet, monsters.captor, strict=True) if captor == seat)
        for seat in range(state.players)
    ]
    return ScoreLine(
        name=say("sheet.chased"), rules=("MC-26", "MC-27"), points=tuple(state.scores()), pieces=tuple(chased)
    )


def team_lines(state: MonsterChase) -> tuple[ScoreLine, ...]:
    """The team's result; who turned the right tile does not matter (MC-01)."""
    monsters = state.monsters
    chased = say("reason.chased", n=len(monsters.closet), all=int(state.variant.length))
    closet = team_line(state, "closet", tuple(state.scores()), pieces(monsters.closet), chased)
    if not len(monsters.arrived):
        return (closet,)
    nothing = (0,) * state.players
    return closet, team_line(state, "at-bed", nothing, pieces(monsters.arrived), None)


def team_line(
    state: MonsterChase, name: str, points: tuple[int, ...], pieces: tuple[ScoredPiece, ...], reason: Text | None
) -> ScoreLine:
    """A line that is the same for every seat."""
    return ScoreLine(
        name=say(f"sheet.{name}"),
        rules=("MC-01", "MC-02", "MC-21"),
        points=points,
        reasons=(reason,) * state.players,
        pieces=(pieces,) * state.players,
    )


def pieces(cards: Iterable[int]) -> tuple[ScoredPiece, ...]:
    return tuple(ScoredPiece(BOX.monsters[card].drawing) for card in cards)
