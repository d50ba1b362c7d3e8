"""What each seat has seen of a game so far, as a digest of constant length.

A sight is what a seat learns from one move: its own move, its events, and what it knows afterwards. Two games that a
seat could distinguish at any moment have different digests for it; two that it could not have the same one.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from homeward.engine.game import Game
from homeward.engine.journal import Journal, Note
from homeward.engine.state import NOBODY, State

Digests = tuple[str, ...]  # one for each seat, then the onlooker's


def known_to(game: Game, state: State, seat: int) -> str:
    """What a seat, or an onlooker (NOBODY), knows at this moment."""
    return msgspec.json.encode(game.snapshot(state.veil(seat))).decode()


def known_alone(game: Game, state: State, seat: int) -> str:
    """What a seat knows and an onlooker does not: the fields in which the knowledge of the two differs."""
    own, public = game.snapshot(state.veil(seat)), game.snapshot(state.veil(int(NOBODY)))
    return msgspec.json.encode(dict(differing(own, public))).decode()


def differing(own: Any, public: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(own, dict):
        for name in own:
            yield from differing(own[name], public[name], f"{where}.{name}" if where else name)
    elif isinstance(own, list) and len(own) == len(public):
        for place, item in enumerate(own):
            yield from differing(item, public[place], f"{where}.{place}")
    elif own != public:
        yield where, own


def first_sights(game: Game, state: State) -> Digests:
    """The digests of a new deal."""
    return tuple(sha256(known_to(game, state, seat).encode()).hexdigest() for seat in observers(state))


def sights_after(game: Game, before: State, digests: Digests, codes: Sequence[int]) -> Digests:
    """The digests some moves later; `before` is not changed."""
    state = before.copy()
    state.journal = journal = Journal()
    for code in codes:
        actor = state.actor
        state.play(code)
        notes = journal.take()
        digests = tuple(
            chain_digest(digest, sight(game, state, notes, seat, code if seat == actor else None))
            for seat, digest in zip(observers(state), digests, strict=True)
        )
    return digests


def observers(state: State) -> list[int]:
    return [*range(state.players), int(NOBODY)]


def sight(game: Game, state: State, notes: Sequence[Note], seat: int, own: int | None) -> bytes:
    events = game.events(state, notes, None if seat == NOBODY else seat)
    return msgspec.json.encode([own, events, known_to(game, state, seat)])


def chain_digest(digest: str, seen: bytes) -> str:
    return sha256(digest.encode() + seen).hexdigest()
