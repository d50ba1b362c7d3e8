"""Bots that do not look ahead: any legal move, the most progress now, or the move with the highest liking."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.bots.veiled import Veiled
from homeward.engine.bot.bot_kit import BotKit, Setting
from homeward.engine.bot.knowledge import Knowledge
from homeward.engine.chance.rng import Rng
from homeward.engine.state import State


def any_move(veiled: Veiled, rng: Rng) -> int:
    """A legal move, each equally likely."""
    codes = veiled.state.legal()
    return rng.choice(codes)


def beginners_move(knowledge: Knowledge, veiled: Veiled, rng: Rng) -> int:
    """The move that brings most progress at once; equally good ones equally likely."""
    best: list[int] = []
    most = float("-inf")
    for code in veiled.state.legal():
        after = veiled.state.copy().fill(rng)
        after.apply(code)
        progress = knowledge.progress(after, veiled.seat)
        if progress > most:
            best, most = [code], progress
        elif progress == most:
            best.append(code)
    return rng.choice(best)


def preferred_move(knowledge: Knowledge, veiled: Veiled, rng: Rng) -> int:
    """The legal move with the highest liking; equally good ones equally likely."""
    return most_liked(knowledge, veiled.state, veiled.state.legal(), rng)


def best_at_once(kit: BotKit, setting: Setting, veiled: Veiled, rng: Rng) -> int:
    """The best move without a search: by the exact solution, and where that does not decide, by knowledge."""
    best = kit.exact.best(veiled.state) if setting.exact and kit.exact is not None else None
    if best is None:
        return preferred_move(kit.knowledge, veiled, rng)
    return most_liked(kit.knowledge, veiled.state, best, rng)


def most_liked(knowledge: Knowledge, state: State, codes: list[int], rng: Rng) -> int:
    """Of these legal moves the one with the highest liking; equally good ones equally likely."""
    best: list[int] = []
    highest = float("-inf")
    for code, liking in zip(codes, knowledge.likings(state, vec[i64](codes)), strict=True):
        if liking > highest:
            best, highest = [code], liking
        elif liking == highest:
            best.append(code)
    return rng.choice(best)
