"""Deals Pets Rescue, and converts its state to a snapshot and back."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from homeward.engine.chance.rng import Rng
from homeward.engine.options import Options
from homeward.engine.snapshots.position import Chance, chance_of, rng_of
from homeward.games.pets_rescue.options import variant_of
from homeward.games.pets_rescue.rules import PetsRescue
from homeward.games.pets_rescue.rules.cards import Cards
from homeward.games.pets_rescue.rules.codes import OVER
from homeward.games.pets_rescue.rules.exchange import Exchange
from homeward.games.pets_rescue.rules.scoring import add_up
from homeward.games.pets_rescue.rules.shelter import Shelter, empty_shelter
from homeward.games.pets_rescue.rules.state import new_game
from homeward.games.pets_rescue.rules.supply import Supply

SUPPLY = ("grid", "deck", "boxed", "spare", "gone")  # in the order of `Supply`
EXCHANGE = ("owner", "acting", "step", "giver", "gift", "pick")  # in the order of `Exchange`, after its lists
MOMENT = ("turn", "lead", "line", "taken", "active", "phase")  # fields of the state itself


class SavedShelter(Struct, forbid_unknown_fields=True):
    cards: list[int]
    ways: list[int]
    start: int
    start_way: int


class Saved(Struct, forbid_unknown_fields=True):
    """The fields of the state and its parts; `components` is the text of a player's file, empty without one."""

    players: int
    chance: Chance
    components: str
    grid: list[int]
    deck: list[int]
    boxed: list[int]
    spare: list[int]
    shelters: list[SavedShelter]
    gone: list[int]
    turn: int
    lead: int
    line: int
    taken: int
    acts: list[int]
    owner: int
    acting: int
    step: int
    giver: int
    gift: int
    offers: list[int]
    pick: int
    active: int
    phase: int
    acting_cards_come_sideways: bool = False
    wilds_count_as_in_the_house: bool = False


def deal(players: int, rng: Rng, options: Options) -> PetsRescue:
    printed = variant_of(options)
    return new_game(players, rng, printed, printed.tables[players], bool(options["acting_cards_come_sideways"]))


def snapshot(state: PetsRescue) -> Saved:
    return Saved(
        players=state.players,
        chance=chance_of(state),
        components=str(state.options["components"]),
        shelters=[
            SavedShelter(list(one.cards), list(one.ways), int(one.start), int(one.start_way)) for one in state.shelters
        ],
        **{name: list(getattr(state.supply, name)) for name in SUPPLY},  # type: ignore[arg-type]
        acts=list(state.exchange.acts),
        offers=list(state.exchange.offers),
        **{name: int(getattr(state.exchange, name)) for name in EXCHANGE},  # type: ignore[arg-type]
        **{name: int(getattr(state, name)) for name in MOMENT},  # type: ignore[arg-type]
        acting_cards_come_sideways=bool(state.options["acting_cards_come_sideways"]),
        wilds_count_as_in_the_house=bool(state.options["wilds_count_as_in_the_house"]),
    )


def restore(saved: Saved, options: Options) -> PetsRescue:
    printed = variant_of(options)
    supply = Supply(*(vec[i64](getattr(saved, name)) for name in SUPPLY))
    shelters = [shelter_of(one, printed) for one in saved.shelters]
    numbers = (getattr(saved, name) for name in EXCHANGE)
    exchange = Exchange(vec[i64](saved.acts), vec[i64](saved.offers), *numbers)
    table = printed.tables[saved.players]
    state = PetsRescue(saved.players, rng_of(saved.chance), printed, table, supply, shelters, exchange)
    state.acting_cards_come_sideways = bool(options["acting_cards_come_sideways"])
    for name in MOMENT:
        setattr(state, name, getattr(saved, name))
    if state.phase == OVER:
        add_up(state)
    return state


def shelter_of(saved: SavedShelter, printed: Cards) -> Shelter:
    shelter = empty_shelter(saved.start)
    for card, way in zip(saved.cards, saved.ways, strict=True):
        shelter.place(card, way, printed)
    shelter.start_way = saved.start_way
    return shelter
