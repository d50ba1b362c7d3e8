"""What nobody knows: the cards under the bed and those left out, and the tiles never turned up (MC-R39).

A tile that has been up counts as known, because everybody saw it. `bot/memory.py` decides what a bot forgets; views
never repeat it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.games.monster_chase.rules.monsters import Monsters
from homeward.games.monster_chase.rules.pieces import CARDS
from homeward.games.monster_chase.rules.tiles import Tiles


def hide(monsters: Monsters, tiles: Tiles) -> None:
    """Everything unknown in the order of its numbers."""
    spread_cards(monsters, hidden_cards(monsters))
    spread_tiles(tiles, hidden_tiles(tiles))


def shuffle_hidden(monsters: Monsters, tiles: Tiles, rng: Rng) -> None:
    """Everything unknown dealt again."""
    cards = hidden_cards(monsters)
    rng.shuffle(cards)
    spread_cards(monsters, cards)
    faces = hidden_tiles(tiles)
    rng.shuffle(faces)
    spread_tiles(tiles, faces)


def hidden_cards(monsters: Monsters) -> vec[i64]:
    """All cards that nobody has seen, in order of their numbers."""
    pile, unused = monsters.pile, monsters.unused
    hidden = vec[i64]()
    for card in range(CARDS):
        if contains(pile, card) or contains(unused, card):
            hidden = append(hidden, card)
    return hidden


def hidden_tiles(tiles: Tiles) -> vec[i64]:
    """All tiles that nobody has seen, in order of their numbers."""
    at, seen = tiles.at, tiles.seen
    hidden = vec[i64]()
    for tile in range(i64(len(at))):
        for place in range(i64(len(at))):
            if at[place] == tile and seen[place] == 0:
                hidden = append(hidden, tile)
    return hidden


def spread_cards(monsters: Monsters, cards: vec[i64]) -> None:
    split = i64(len(monsters.pile))
    monsters.pile = cards[:split]
    monsters.unused = cards[split:]


def spread_tiles(tiles: Tiles, faces: vec[i64]) -> None:
    dealt: i64 = 0
    for place in range(tiles.places()):
        if tiles.seen[place] == 0:
            tiles.at[place] = faces[dealt]
            dealt += 1


def contains(items: vec[i64], item: i64) -> bool:
    for i in range(i64(len(items))):
        if items[i] == item:
            return True
    return False
