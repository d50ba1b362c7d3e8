"""A table of Monster-Falle for tests: hands that hold rails, and short ways to a catch, a topple, a round's end."""

from librt.vecs import vec
from mypy_extensions import i64

from homeward.catalogue.translator import english
from homeward.games.monster_falle import MONSTER_FALLE as GAME
from homeward.games.monster_falle.moves import Go, Hold, Swap
from homeward.games.monster_falle.names import monster_name
from homeward.games.monster_falle.rules import COUNTDOWN, PUSHING, READY, MonsterFalle
from homeward.games.monster_falle.rules.catching import PLACE_BEATS

TRAP = 1320  # both coordinates of the middle of the hole
GO, SWAP = GAME.code(Go()), GAME.code(Swap())


class FalleTable:
    def __init__(self, players: int = 3, seed: int = 1, **options: object) -> None:
        state = GAME.deal(players, seed, **options)
        assert isinstance(state, MonsterFalle)
        self.state = state

    # Hands

    def go(self) -> "FalleTable":
        """Everybody is ready and the countdown has run."""
        while self.state.phase == READY:
            self.state.play(GO)
        while self.state.phase == COUNTDOWN:
            self.beat()
        return self

    def beat(self, left: int = 0, right: int = 0, top: int = 0, bottom: int = 0) -> None:
        self.state.play(GAME.code(Hold(left, right)))
        if self.state.phase != READY:
            self.state.play(GAME.code(Hold(top, bottom)))

    def beats(self, count: int, left: int = 0, right: int = 0, top: int = 0, bottom: int = 0) -> "FalleTable":
        for _ in range(count):
            self.beat(left, right, top, bottom)
        return self

    def all_home(self) -> "FalleTable":
        """Pull every rail back to the edge, and no beat longer."""
        while not self.state.mansion.all_home():
            self.beat(-40, 40, -40, 40)
        return self

    def until_pushing(self) -> "FalleTable":
        return self.beats(self.state.counter)

    # Short ways

    def at_the_trap(self) -> "FalleTable":
        """The figure stands west of the hole, the left rail touches it."""
        assert self.state.phase == PUSHING
        mansion = self.state.mansion
        mansion.x, mansion.y = TRAP - 80, TRAP
        mansion.face[0] = mansion.x - 84
        mansion.touching[0] = 1
        return self

    def catch(self) -> "FalleTable":
        """Push the monster of the open card home, from wherever its figure is."""
        if self.state.phase != PUSHING:
            self.all_home().until_pushing()
        self.at_the_trap()
        while self.state.phase == PUSHING:
            self.beat(left=10)
        return self

    def topple(self) -> "FalleTable":
        if self.state.phase != PUSHING:
            self.all_home().until_pushing()
        self.state.mansion.wobble = self.state.variant.temper.wobble_limit - 1
        self.state.mansion.face[0] = self.state.mansion.x - 84 - 4
        while self.state.phase == PUSHING:
            self.beat(left=40)
        return self

    def until_sand(self, beats: int) -> "FalleTable":
        """Let the sand run until so many beats are left."""
        while self.state.sand > beats:
            self.beat()
        return self

    def end_round(self) -> "FalleTable":
        self.state.sand = 1
        self.beat()
        return self

    # Looks

    @property
    def monster(self) -> str:
        """The name on the open card."""
        return english(monster_name(self.state.cards.open // 6))

    def asked(self, seat: int) -> list[str]:
        """What a seat is asked, and what it is told besides."""
        prompt = GAME.prompt(self.state, seat)
        return [english(said) for said in (prompt.said, prompt.detail) if said is not None]

    def stacked(self, *cards: int) -> "FalleTable":
        """The deck is exactly these cards, the first one on top."""
        self.state.cards.deck = vec[i64](reversed(cards))
        return self


def pushing(players: int = 3, **options: object) -> FalleTable:
    """The first round has begun and the first figure stands on its chit."""
    table = FalleTable(players, 1, **options).go()
    assert table.state.counter == PLACE_BEATS
    return table.until_pushing()
