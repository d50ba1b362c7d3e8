"""The score sheet of Monster-Falle: who won and why, the best team, and the points of every pile."""

from homeward.catalogue import Text, list_of
from homeward.engine.score_sheet import Honour, ScoredPiece, ScoreLine, ScoreSheet
from homeward.games.monster_falle.components import BOX
from homeward.games.monster_falle.names import players, say
from homeward.games.monster_falle.rules import MonsterFalle
from homeward.games.monster_falle.rules.cards import COPIES
from homeward.games.monster_falle.rules.ending import eyes, fixed_teams
from homeward.games.monster_falle.view import members


def score_sheet(state: MonsterFalle) -> ScoreSheet:
    teams = 0 if state.variant.practice else state.variant.teams
    return ScoreSheet(
        lines=tuple(team_line(state, team) for team in range(teams)),
        totals=tuple(state.scores()),
        winners=tuple(state.winners()),
        verdict=verdict(state) if state.over else None,
        honours=best_teams(state) if state.over else (),
    )


def team_line(state: MonsterFalle, team: int) -> ScoreLine:
    """The points of a team's pile: its cards for its members, nothing for the others."""
    seats, cards = members(state, team), int(state.piles.cards_of(team))
    reason = pile_reason(state, team)
    pile = tuple(ScoredPiece(BOX.monsters[card // COPIES].id) for card in pile_of(state, team))
    return ScoreLine(
        name=say("sheet.cards", players=players(seats)),
        rules=("MF-32", "MF-42", "MF-43", "MF-45"),
        points=tuple(cards if seat in seats else 0 for seat in range(state.players)),
        reasons=tuple(reason if seat in seats else None for seat in range(state.players)),
        pieces=tuple(pile if seat in seats else () for seat in range(state.players)),
    )


def pile_of(state: MonsterFalle, team: int) -> list[int]:
    """The cards a team has caught, first catch first."""
    return [card for card, catcher in zip(state.piles.caught, state.piles.catcher, strict=True) if catcher == team]


def pile_reason(state: MonsterFalle, team: int) -> Text:
    piles = state.piles
    open_eyes = sum(BOX.monsters[card // COPIES].eyes for card in pile_of(state, team))
    counts = (("open-eyes", open_eyes), ("escapes", int(piles.escapes[team])), ("best-round", int(piles.best[team])))
    return list_of([say(f"count.{thing}", n=count) for thing, count in counts])


def best_teams(state: MonsterFalle) -> tuple[Honour, ...]:
    """A title besides the victory (MF-42). Not for fixed teams, who win by the same cards, nor for single players."""
    piles = [int(state.piles.cards_of(team)) for team in range(state.variant.teams)]
    most = max(piles)
    if most == 0 or fixed_teams(state) or len(members(state, 0)) == 1:
        return ()
    title, reason = say("honour.best-team"), say("count.monsters", n=most)
    return tuple(
        Honour(title=title, seats=members(state, team), reason=reason, rules=("MF-42",))
        for team, cards in enumerate(piles)
        if cards == most
    )


# The verdict


def verdict(state: MonsterFalle) -> Text:
    if state.variant.practice:
        return say("verdict.practice")
    winners = state.winners()
    if not winners:
        return say("verdict.nobody")
    most = state.scores()[winners[0]]
    tied = [seat for seat, score in enumerate(state.scores()) if score == most]
    if fixed_teams(state):
        return team_verdict(state, winners, tied)
    if len(winners) < len(tied):
        return say("verdict.eyes", n=most, tied=len(tied), **open_eyes(state, winners, tied))
    if len(winners) == 1:
        return say("verdict.one", n=most)
    return say(f"verdict.together{and_eyes(state)}", n=most)


def team_verdict(state: MonsterFalle, winners: list[int], tied: list[int]) -> Text:
    """The seats of a fixed team have the same cards and the same eyes: they win together or not at all (MF-R21)."""
    most = state.scores()[winners[0]]
    if len(winners) < len(tied):
        return say("verdict.teams-eyes", n=most, **open_eyes(state, winners, tied))
    if len(winners) == len(state.scores()):
        return say(f"verdict.teams-together{and_eyes(state)}", n=most)
    return say("verdict.team", n=most)


def open_eyes(state: MonsterFalle, winners: list[int], tied: list[int]) -> dict[str, int | tuple[str, ...]]:
    """The open eyes of the tied seats, most first (MF-45)."""
    others = sorted({int(eyes(state, seat)) for seat in tied if seat not in winners}, reverse=True)
    return {"most": int(eyes(state, winners[0])), "others": tuple(map(str, others))}


def and_eyes(state: MonsterFalle) -> str:
    """The text of a tie that open eyes did not decide either."""
    return "-eyes" if state.variant.eyes_decide else ""
