"""One player's parts: the lead, four babies, the pouch, cubes in supply, the digestion track, the action cards."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.games.wombat_rescue.components import BOX
from homeward.games.wombat_rescue.rules.pieces.board import NESTS

NO_BABY: Final[i64] = -1

# Where a baby is
LOST: Final[i64] = 0
CARRIED: Final[i64] = 1
RESCUED: Final[i64] = 2

# The digestion track; a disc's number is its worth: 1 green, 2 orange, 3 black
PLACES: Final[i64] = len(BOX.track.spaces)
MOUTH: Final[i64] = 0
BELLY: Final[i64] = 1
MIDGUT: Final[i64] = 2
HINDGUT: Final[i64] = 3
DISCS: Final[i64] = len(BOX.disc)
THRESHOLD: Final[i64] = BOX.track.threshold

# Action cards, each one bit of `cards`
RUN_HOME_CARD: Final[i64] = 1
HOLD_CARD: Final[i64] = 2
SCAMPER_CARD: Final[i64] = 4
FIBRE_CARD: Final[i64] = 8
ALL_CARDS: Final[i64] = 15

CUBES: Final[i64] = BOX.counts.cubes


@final
class Wombat:
    """A player's lead and what lies on the player board."""

    __slots__ = ("babies", "cards", "lead", "pouch", "rescued", "supply", "track")

    def __init__(self, lead: i64, babies: vec[i64], track: vec[i64]) -> None:
        self.lead = lead  # the space it stands on
        self.babies = babies  # LOST, CARRIED or RESCUED, by the nest it was lost at
        self.pouch: i64 = NO_BABY  # nest of the carried baby
        self.rescued: i64 = 0
        self.supply: i64 = CUBES
        self.track = track  # discs of worth w on place p, at p * DISCS + w - 1
        self.cards: i64 = ALL_CARDS  # not yet played

    def copy(self) -> "Wombat":
        twin = Wombat(self.lead, self.babies[:], self.track[:])
        twin.pouch = self.pouch
        twin.rescued = self.rescued
        twin.supply = self.supply
        twin.cards = self.cards
        return twin

    def has(self, card: i64) -> bool:
        return self.cards & card != 0

    # Babies

    def seeks(self, nest: i64) -> bool:
        """Is one of its babies lost there?"""
        return self.babies[nest] == LOST

    def pick_up(self, nest: i64) -> None:
        self.babies[nest] = CARRIED
        self.pouch = nest

    def frighten(self) -> None:
        """The carried baby runs back to where it was found (WR-57, WR-R32)."""
        self.babies[self.pouch] = LOST
        self.pouch = NO_BABY

    def bring_home(self) -> None:
        self.babies[self.pouch] = RESCUED
        self.pouch = NO_BABY
        self.rescued += 1

    # Digestion

    def worth(self, place: i64) -> i64:
        """What the discs on a space of the track are worth together; 0 means that it is free."""
        total: i64 = 0
        for disc in range(DISCS):
            total += self.track[place * DISCS + disc] * (disc + 1)
        return total

    def eat(self, disc: i64) -> None:
        self.track[MOUTH * DISCS + disc - 1] += 1

    def slide(self, place: i64) -> None:
        """All discs of a space move to the next one, if it is free: sets never merge (WR-70, WR-R47)."""
        if self.worth(place + 1) > 0:
            return
        for disc in range(DISCS):
            self.track[(place + 1) * DISCS + disc] = self.track[place * DISCS + disc]
            self.track[place * DISCS + disc] = 0

    def digest_on(self) -> None:
        """Steps 2 to 4 of digestion, the last set first (WR-R44)."""
        self.slide(MIDGUT)
        self.slide(BELLY)
        if self.worth(MOUTH) >= THRESHOLD:
            self.slide(MOUTH)  # worth above it is lost (WR-68)

    def furthest_set(self) -> i64:
        """The set furthest to the right whose digestion has started, or MOUTH if there is none (WR-R49)."""
        for place in range(HINDGUT, MOUTH, -1):
            if self.worth(place) > 0:
                return place
        return MOUTH


def new_wombat(home: i64) -> Wombat:
    babies = vec[i64]()
    for _ in range(NESTS):
        babies = append(babies, LOST)
    track = vec[i64]()
    for _ in range(PLACES * DISCS):
        track = append(track, 0)
    return Wombat(home, babies, track)
