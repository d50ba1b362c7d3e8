"""What a seat sees of Monster Chase as numbers: the same for every seat, with every tile that was ever face up."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from homeward.engine.bot.observer import Observer
from homeward.engine.state import NOBODY, State
from homeward.games.monster_chase.rules.codes import OPEN, OVER
from homeward.games.monster_chase.rules.pieces import CARDS, PLACES, SIDES
from homeward.games.monster_chase.rules.state import MonsterChase

PHASES: Final[i64] = OVER + 1
RESULTS: Final[i64] = 2


@final
class ChaseObserver(Observer):
    """The tiles, the monsters at the bed and in the closet, the windows."""

    def __init__(self, state: MonsterChase) -> None:
        super().__init__()
        variant = state.variant
        players, places, length = int(state.players), int(variant.places()), int(variant.length)
        self.players: i64 = players
        # Numbers
        self.found = self.column("found", "monsters each seat has chased away", length, (players,))
        self.arrived = self.column(
            "arrived", "order of arrival at each side, 1 for the first; 0 without a monster", SIDES, (int(SIDES),)
        )
        self.under_bed = self.column("under_bed", "monsters still under the bed", length)
        self.progress = self.column("progress", "windows lit in this round", max(1, int(variant.round_size()) - 1))
        # Yes or no
        self.me = self.column("seat", "the observing seat, numbered as in records", 1, (players,))
        self.acts = self.column("acts", "whose decision it is", 1, (players,))
        self.phase = self.column("phase", "preview, flip, swap the sock, over", 1, (int(PHASES),))
        self.result = self.column("result", "the players have won, the monsters have", 1, (int(RESULTS),))
        self.red = self.column("red", "the cards of this round are red before they are turned")
        self.expert_used = self.column("expert_used", "the first sock or sheet monster has been turned over")
        self.up = self.column("up", "the tile at this place lies face up", 1, (places,))
        self.known = self.column("known", "which tile lies at each place, once it was up", 1, (places, int(PLACES)))
        self.bed = self.column("bed", "the card at each side: north, south, east, west", 1, (int(SIDES), int(CARDS)))
        self.closet = self.column("closet", "the cards in the closet, in no order", 1, (int(CARDS),))

    def look(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, MonsterChase)
        players = self.players
        row[at + self.me + seat] = 1
        if state.phase != OVER:
            row[at + self.acts + (state.active - seat + players) % players] = 1
        row[at + self.phase + state.phase] = 1
        if state.result != OPEN:
            row[at + self.result + state.result - 1] = 1
        row[at + self.red] = 1 if state.windows.red else 0
        row[at + self.progress] = u8(state.windows.progress)
        row[at + self.expert_used] = 1 if state.expert_used else 0
        self.look_at_tiles(state, row, at)
        self.look_at_monsters(state, seat, row, at)

    def look_at_tiles(self, state: MonsterChase, row: vec[u8], at: i64) -> None:
        tiles = state.tiles
        for place in range(tiles.places()):
            row[at + self.up + place] = u8(tiles.up[place])
            if tiles.seen[place] > 0:
                row[at + self.known + place * PLACES + tiles.at[place]] = 1

    def look_at_monsters(self, state: MonsterChase, seat: i64, row: vec[u8], at: i64) -> None:
        monsters = state.monsters
        row[at + self.under_bed] = u8(len(monsters.pile))
        for side in range(SIDES):
            card = monsters.bed[side]
            if card == NOBODY:
                continue
            row[at + self.bed + side * CARDS + card] = 1
            for i in range(i64(len(monsters.arrived))):
                if monsters.arrived[i] == card:
                    row[at + self.arrived + side] = u8(i + 1)
        for i in range(i64(len(monsters.closet))):
            row[at + self.closet + monsters.closet[i]] = 1
            row[at + self.found + (monsters.captor[i] - seat + self.players) % self.players] += 1
