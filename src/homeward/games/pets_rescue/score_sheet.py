"""The score sheet of Pets Rescue: every upright card with its points, its reason and its rules."""

from typing import TypeVar

from homeward.catalogue import Text, list_of
from homeward.engine.score_sheet import ScoredPiece, ScoreLine, ScoreSheet
from homeward.games.pets_rescue.faces import RULES, rules_of
from homeward.games.pets_rescue.names import count_of, name_of, say
from homeward.games.pets_rescue.reckoning import Reckoning
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.rules.cards import UPRIGHT, WILD

T = TypeVar("T")


def score_sheet(state: PetsRescue) -> ScoreSheet:
    """One line per upright card, one for the bears, one for what the wilds became."""
    reckonings = [Reckoning(state.printed, state.shelters, seat, state.table.gap) for seat in range(state.players)]
    lines = [line for reckoning in reckonings for line in card_lines(state, reckoning)]
    bears = tuple(one.bear_points for one in reckonings)
    if any(one.bears for one in reckonings):
        reasons = tuple(one.why_bears() for one in reckonings)
        pieces = tuple((ScoredPiece("bear", one.bears),) if one.bears else () for one in reckonings)
        name = say("sheet.bears")
        lines.append(ScoreLine(name=name, rules=RULES["teddy"], points=bears, reasons=reasons, pieces=pieces))
    if any(shelter.pets[WILD] for shelter in state.shelters):
        lines.append(
            ScoreLine(
                name=say("sheet.wilds"),
                rules=("PR-26", "PR-R31", "PR-R52"),
                points=(0,) * state.players,
                reasons=tuple(wilds_became(state, one) for one in reckonings),
                pieces=tuple(wild_pieces(state, one) for one in reckonings),
            )
        )
    return ScoreSheet(
        lines=tuple(lines),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else None,
    )


def verdict(state: PetsRescue) -> Text:
    return say("verdict.several" if len(state.winners()) > 1 else "verdict.one", n=max(state.scores()))


def card_lines(state: PetsRescue, reckoning: Reckoning) -> list[ScoreLine]:
    shelter = state.shelters[reckoning.seat]
    return [
        ScoreLine(
            name=name_of(row),
            rules=rules_of(row, state.players),
            points=alone(reckoning.points(card), 0, reckoning.seat, state.players),
            reasons=alone(reckoning.why(card), None, reckoning.seat, state.players),
            pieces=alone((ScoredPiece(row.id), *reckoning.pets_shown(row)), (), reckoning.seat, state.players),
        )
        for card, way in zip(shelter.cards, shelter.ways, strict=True)
        if way == UPRIGHT and (row := state.printed.box.card[card]).form != "teddy"
    ]


def alone(item: T, empty: T, seat: int, players: int) -> tuple[T, ...]:
    return tuple(item if other == seat else empty for other in range(players))


def wild_pieces(state: PetsRescue, reckoning: Reckoning) -> tuple[ScoredPiece, ...]:
    pets = state.printed.box.pets.regular
    return tuple(ScoredPiece(pet, int(count)) for pet, count in zip(pets, reckoning.turned, strict=True) if count)


def wilds_became(state: PetsRescue, reckoning: Reckoning) -> Text | None:
    pets = state.printed.box.pets.regular
    became = [count_of(count, pet) for pet, count in zip(pets, reckoning.turned, strict=True) if count]
    return list_of(became) if became else None
