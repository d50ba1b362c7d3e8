"""The bounds of a saved Pets Rescue, with any cards in the box."""

from homeward.engine.options import Options
from homeward.engine.snapshots.bounds import Fields, Many, Number, YesNo, exactly, fields_of, one_of
from homeward.engine.snapshots.saved import bounds_of
from homeward.engine.state import NOBODY
from homeward.games.pets_rescue.options import variant_of
from homeward.games.pets_rescue.position import Saved, SavedShelter
from homeward.games.pets_rescue.rules import PLACES, SIDE, codes
from homeward.games.pets_rescue.rules.cards import NOTHING, SIDEWAYS, UPRIGHT, Cards


def bounds(players: int, options: Options) -> Fields:
    printed = variant_of(options)
    setup, leftovers = printed.box.table(players), len(printed.leftover)
    card, seat = Number(0, int(printed.count) - 1), Number(0, players - 1)
    starting, other = Number(0, int(printed.starting) - 1), Number(int(printed.starting), card.high)
    card_or_none, seat_or_none = Number(NOTHING, card.high), Number(NOBODY, seat.high)
    return bounds_of(
        Saved,
        players,
        options,
        grid=exactly(card_or_none, PLACES),
        deck=Many(other, setup.deck),
        boxed=exactly(other, setup.deck_cards_boxed),
        spare=exactly(starting, setup.starting_cards_boxed),
        shelters=exactly(shelter_bounds(printed, players), players),
        gone=Many(card, leftovers),
        turn=Number(0, setup.turns),
        lead=seat,
        line=Number(NOTHING, 2 * SIDE - 1),
        taken=Number(0, players),
        acts=Many(card, sum(printed.acts(number) for number in range(printed.count))),
        owner=seat_or_none,
        acting=card_or_none,
        step=one_of((1, players - 1)),  # to the left or to the right neighbour (PR-R6)
        giver=seat_or_none,
        gift=card_or_none,
        offers=Many(card, max(2, players - 1)),  # the only opponent offers two
        pick=Number(0, leftovers),
        active=seat_or_none,
        phase=Number(codes.CHOOSE_LINE, codes.OVER),
        wilds_count_as_in_the_house=YesNo(),  # never changes, but published rows of numbers have a column for it
    )


def shelter_bounds(printed: Cards, players: int) -> Fields:
    """A card in every turn, two as the lead, one more while cards are passed or for the starting card at the end."""
    turns = int(printed.tables[players].turns)
    most = turns - (-turns // players) + 1
    return fields_of(
        SavedShelter,
        cards=Many(Number(0, int(printed.count) - 1), most),
        ways=Many(Number(UPRIGHT, SIDEWAYS), most),
        start=Number(0, int(printed.starting) - 1),
        start_way=Number(NOTHING, SIDEWAYS),
    )
