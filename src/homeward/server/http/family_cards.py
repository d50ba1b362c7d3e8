"""Family cards: "our tables" on several devices, without an account.

The words on a card never leave the devices. From them a device works out where the card is kept and how it is read; the
server keeps bytes that it cannot read, under a hash of their place.
"""

from typing import Annotated

from msgspec import Meta, Struct

from homeward.api.endpoint import endpoint
from homeward.server.house import House
from homeward.server.storage import Card
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret

LARGEST = 24_000  # characters: twenty tables, sealed and in base 64
Place = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Sealed = Annotated[str, Meta(min_length=1, max_length=LARGEST, pattern="^[A-Za-z0-9+/=]+$")]
Version = Annotated[int, Meta(ge=1, le=2**31)]


class CardNow(Struct, frozen=True):
    version: int
    body: str


class NewCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    version: Version  # the one after the version that this device has read; 1 for a new card
    body: Sealed


class CardKept(Struct, frozen=True):
    version: int


@endpoint("GET", "/cards/{place}")
async def read_card(place: Place, address: str, house: House) -> CardNow:
    """What is kept at a place.

    A family card, see [below](#family-cards).
    """
    house.admit("card", address)
    card = await house.storage.card(hash_secret(place))
    if card is None:
        raise Refused("no-such-card")
    await house.storage.use_card(card.place_hash, house.services.clock.now())
    return CardNow(card.version, card.body)


@endpoint("PUT", "/cards/{place}")
async def write_card(place: Place, data: NewCard, address: str, house: House) -> CardKept:
    """Keep something at a place, unless somebody else has changed it meanwhile.

    Kept if its version is the one after the version that is there; else refused with `card-changed`.
    """
    house.admit("card", address)
    if not await house.storage.put_card(Card(hash_secret(place), data.version, data.body), house.services.clock.now()):
        raise Refused("card-changed")
    return CardKept(data.version)


@endpoint("DELETE", "/cards/{place}", status=204)
async def drop_card(place: Place, address: str, house: House) -> None:
    """Nothing is kept there any more."""
    house.admit("card", address)
    await house.storage.drop_card(hash_secret(place))


CARD_ENDPOINTS = (read_card, write_card, drop_card)
