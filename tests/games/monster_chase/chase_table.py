"""Positions of Monster Chase in the words of the rules, for tests."""

from homeward.catalogue.translator import english
from homeward.engine.errors import IllegalMove
from homeward.engine.events import Event
from homeward.engine.journal import Journal
from homeward.engine.state import State
from homeward.games.monster_chase import MONSTER_CHASE
from homeward.games.monster_chase.components import BOX
from homeward.games.monster_chase.moves import Flip, Ready, Swap
from homeward.games.monster_chase.rules import OPEN, PREVIEW, READY, SOCK, MonsterChase
from homeward.games.monster_chase.view import ChaseView, view

CARD = {monster.id: number for number, monster in enumerate(BOX.monsters)}
TILE: dict[str, int] = {tile.id: number for number, tile in enumerate(BOX.tiles)}
SIDES = ("north", "south", "east", "west")


class ChaseTable:
    """A game with the tiles T01, T02, … at the positions 1, 2, …"""

    def __init__(self, state: MonsterChase) -> None:
        self.state = state
        self.events: list[Event] = []

    def flip(self, *tiles: str) -> "ChaseTable":
        """Turn over tiles by what lies there; a test knows, a player would not."""
        for tile in tiles:
            self.play(Flip(list(self.state.tiles.at).index(TILE[tile]) + 1))
        return self

    def swap_with(self, tile: str) -> "ChaseTable":
        return self.play(Swap(list(self.state.tiles.at).index(TILE[tile]) + 1))

    def ready(self) -> "ChaseTable":
        return self.play(Ready())

    def play(self, move: Flip | Swap | Ready) -> "ChaseTable":
        self.state.journal = Journal()
        self.state.play(MONSTER_CHASE.code(move))
        self.events = MONSTER_CHASE.events(self.state, self.state.journal.take(), None)
        return self

    def refused(self, move: Flip | Swap | Ready) -> str:
        """The rule behind the refusal of a move."""
        try:
            self.state.play(MONSTER_CHASE.code(move))
        except IllegalMove as error:
            return error.refusal.rule
        raise AssertionError(f"{move} was allowed")

    @property
    def view(self) -> ChaseView:
        return view(self.state, None)

    @property
    def bed(self) -> dict[str, str]:
        return {one.side: one.monster.card for one in self.view.bed}

    @property
    def closet(self) -> list[str]:
        return [monster.card for monster in self.view.closet]

    @property
    def windows(self) -> str:
        """RBB: the colours of the progression cards from the left."""
        return "".join(colour[0].upper() for colour in self.view.colours)

    @property
    def face_up(self) -> list[str]:
        return [tile.tile for tile in self.view.tiles if tile.up and tile.tile]

    @property
    def result(self) -> str | None:
        return self.view.result

    @property
    def active(self) -> int | None:
        return self.state.actor

    def miss(self, times: int = 1) -> "ChaseTable":
        """Turn over toys that nobody at the bed fears."""
        for _ in range(times):
            feared = {one.monster.toy for one in self.view.bed}
            self.flip(next(tile.id for tile in BOX.toys() if tile.id not in feared))
        return self


def told(events: list[Event]) -> list[str]:
    """What is said of them afterwards."""
    return [english(event.said) for event in events if event.said]


def chase(state: State) -> MonsterChase:
    assert isinstance(state, MonsterChase)
    return state


def position(
    bed: str = "MON-01",
    *,
    pile: int = 4,
    turned: int = 0,
    players: int = 2,
    active: int = 0,
    expert_used: bool = False,
    sides: str = "",
    captured: tuple[int, ...] = (),
    **options: object,
) -> ChaseTable:
    """A running game: cards at the bed in order of arrival, so many cards still under it."""
    start = chase(MONSTER_CHASE.deal(players, 1, length=20, **options))
    if start.phase == PREVIEW:
        start.play(READY)
    data = MONSTER_CHASE.snapshot(start)
    cards = [CARD[name] for name in bed.split()]
    where = [SIDES.index(side) for side in sides.split()] if sides else list(range(len(cards)))
    rest = [card for card in range(len(CARD)) if card not in cards]
    closet = rest[pile:]
    data.update(
        arrived=cards,
        bed=[cards[where.index(side)] if side in where else -1 for side in range(4)],
        pile=rest[:pile],
        unused=[],
        closet=closet,
        captor=list(captured) or [0] * len(closet),
        tiles=list(range(start.tiles.places())),
        progress=turned,
        active=active,
        expert_used=expert_used,
        result=OPEN,
    )
    if not start.variant.fearless:
        data.update(seen=[0] * start.tiles.places())
    if expert_used:
        data["seen"][SOCK] = data["turns"] = 1
    return ChaseTable(chase(MONSTER_CHASE.restore(data)))


def new_game(players: int = 2, seed: int = 1, **options: object) -> ChaseTable:
    return ChaseTable(chase(MONSTER_CHASE.deal(players, seed, **options)))
