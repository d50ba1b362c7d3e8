"""A card that acts, and what is under way because of it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.rules.cards import NOTHING


@mypyc_attr(acyclic=True)  # search copies it all the time
@final
class Exchange:
    """Pass, offer and leftover cards act one after another; most of the time none does."""

    __slots__ = ("acting", "acts", "gift", "giver", "offers", "owner", "pick", "step")

    acts: vec[i64]  # pass and offer cards placed upright in this turn that have not acted yet
    offers: vec[i64]  # cards offered so far

    def __init__(
        self,
        acts: vec[i64],
        offers: vec[i64],
        owner: i64 = NOBODY,
        acting: i64 = NOTHING,
        step: i64 = 1,
        giver: i64 = NOBODY,
        gift: i64 = NOTHING,
        pick: i64 = 0,
    ) -> None:
        self.acts = acts
        self.offers = offers
        self.owner = owner  # whose card acts now, else NOBODY
        self.acting = acting  # the card that acts now, else NOTHING
        self.step = step  # to the next seat in the direction in which cards are passed
        self.giver = giver  # who passes a card on, else NOBODY
        self.gift = gift  # a card on its way to the next seat, else NOTHING
        self.pick = pick  # how many leftover cards have had their turn to act

    def copy(self) -> Exchange:
        return Exchange(
            self.acts[:], self.offers[:], self.owner, self.acting, self.step, self.giver, self.gift, self.pick
        )

    def came_upright(self, card: i64) -> None:
        """A card that came from another player never acts (PR-R11); one that lies sideways would not anyway."""
        left = vec[i64]()
        for i in range(i64(len(self.acts))):
            if self.acts[i] != card:
                left = append(left, self.acts[i])
        self.acts = left

    def begin(self, owner: i64, card: i64) -> None:
        self.owner = owner
        self.acting = card

    def end(self) -> None:
        self.owner = NOBODY
        self.acting = NOTHING
