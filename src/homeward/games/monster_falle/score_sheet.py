"""The end of Monster-Falle in words: who won and why, the best team, and what every pile is worth."""

from homeward.engine.words import Honour, ScoreLine, ScoreSheet
from homeward.games.monster_falle.components import BOX
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
        verdict=verdict(state) if state.over else "",
        honours=best_teams(state) if state.over else (),
    )


def team_line(state: MonsterFalle, team: int) -> ScoreLine:
    """What a team's pile is worth to each seat: its cards to its members, nothing to the others."""
    seats, cards = members(state, team), int(state.piles.cards_of(team))
    row = state.piles.caught, state.piles.catcher
    open_eyes = sum(BOX.monsters[card // COPIES].eyes for card, one in zip(*row, strict=True) if one == team)
    reason = f"{open_eyes} open eyes, {state.piles.escapes[team]} escapes, best round {state.piles.best[team]}"
    name = "Cards of seat" + (f" {seats[0] + 1}" if len(seats) == 1 else f"s {seats[0] + 1} and {seats[1] + 1}")
    return ScoreLine(
        name=name,
        rules=("MF-32", "MF-42", "MF-43", "MF-45"),
        points=tuple(cards if seat in seats else 0 for seat in range(state.players)),
        reasons=tuple(reason if seat in seats else "" for seat in range(state.players)),
    )


def best_teams(state: MonsterFalle) -> tuple[Honour, ...]:
    """A title, not the victory (MF-42). Fixed teams win by the same cards, and who plays alone is no team."""
    piles = [int(state.piles.cards_of(team)) for team in range(state.variant.teams)]
    if max(piles) == 0 or fixed_teams(state) or len(members(state, 0)) == 1:
        return ()
    return tuple(
        Honour(title="Best team", seats=members(state, team), reason=monsters(cards), rules=("MF-42",))
        for team, cards in enumerate(piles)
        if cards == max(piles)
    )


# The verdict


def verdict(state: MonsterFalle) -> str:
    if state.variant.practice:
        return "Enough practice. Now with sand!"
    winners = state.winners()
    if not winners:
        return "This time every monster got away, and so nobody wins. Try again: you will get them!"
    most = state.scores()[winners[0]]
    tied = [seat for seat, score in enumerate(state.scores()) if score == most]
    if fixed_teams(state):
        return team_verdict(state, winners, tied)
    if len(winners) < len(tied):
        return f"{cards(most)} each for {len(tied)} of you. Open eyes decide: {open_eyes(state, winners, tied)}"
    if len(winners) == 1:
        return f"{cards(most)} {'wins' if most == 1 else 'win'}!"
    return f"{cards(most)} each{and_eyes(state)}: they win together!"


def team_verdict(state: MonsterFalle, winners: list[int], tied: list[int]) -> str:
    """The seats of a fixed team have the same cards and the same eyes: they win together or not at all (MF-R21)."""
    most = cards(state.scores()[winners[0]])
    if len(winners) < len(tied):
        return f"Both teams have {most}. Open eyes decide: {open_eyes(state, winners, tied)}"
    if len(winners) == len(state.scores()):
        return f"Both teams have {most}{and_eyes(state)}: everybody wins!"
    return f"The team with {most} wins together!"


def open_eyes(state: MonsterFalle, winners: list[int], tied: list[int]) -> str:
    """What the tied have on their cards, the most first (MF-45)."""
    most = int(eyes(state, winners[0]))
    others = sorted({int(eyes(state, seat)) for seat in tied if seat not in winners}, reverse=True)
    return f"{most} against {' and '.join(map(str, others))}!"


def and_eyes(state: MonsterFalle) -> str:
    return ", and as many open eyes" if state.variant.eyes_decide else ""


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def monsters(count: int) -> str:
    return "one monster" if count == 1 else f"{count or 'no'} monsters"
