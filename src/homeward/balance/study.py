"""The trials of a study, all on the same deals."""

from collections.abc import Sequence

from msgspec import Struct

from homeward.balance.findings import LuckAndSkill, luck_and_skill
from homeward.balance.trial import BY_CHANCE, BY_KNOWLEDGE, Course, Trial
from homeward.engine.chance.seeds import mixed_seed
from homeward.engine.options import Value


class Study(Struct, frozen=True, kw_only=True):
    """A game with its options and number of players."""

    game: str
    players: int
    seed: int
    options: dict[str, Value]

    def of_equals(self, deal: int) -> Trial:
        """A trial in which all players have the same knowledge."""
        return self._trial(deal, (BY_KNOWLEDGE,) * self.players)

    def with_changed_seats(self, deal: int) -> tuple[Trial, Trial]:
        """A player with knowledge against random ones, and the same deal again with swapped seats."""
        rest = (BY_CHANCE,) * (self.players - 2)
        return (
            self._trial(deal, (BY_KNOWLEDGE, BY_CHANCE, *rest)),
            self._trial(deal, (BY_CHANCE, BY_KNOWLEDGE, *rest)),
        )

    def without(self, strategy: str, deal: int) -> Trial:
        """A trial in which one seat may not follow a strategy; the seat changes from deal to deal."""
        bots = (BY_KNOWLEDGE,) * self.players
        return self._trial(deal, bots, strategy, deal % self.players)

    def _trial(self, deal: int, bots: tuple[str, ...], banned: str = "", handicapped: int = -1) -> Trial:
        return Trial(
            game=self.game,
            seed=mixed_seed(self.seed, deal),
            options=self.options,
            bots=bots,
            banned=banned,
            handicapped=handicapped,
        )


def luck_of(pairs: Sequence[tuple[Course, Course]]) -> LuckAndSkill:
    """What decided deals that were played with swapped seats."""
    return luck_and_skill(
        [(one.values[0], one.values[1]) for one, _ in pairs], [(two.values[1], two.values[0]) for _, two in pairs]
    )
