"""Family cards: "our tables" on several devices, without an account.

The words on a card never leave the devices. A device derives from them the place of the card and the key to decrypt
it; the server stores the encrypted bytes under a hash of the place.
"""

from typing import Annotated

from msgspec import Meta, Struct

from homeward.api.endpoint import endpoint
from homeward.server.house import House
from homeward.server.storage import Card
from homeward.table.refusals import Refused
from homeward.table.secret_source import hash_secret

LARGEST = 24_000  # characters: twenty tables, encrypted and in base 64
Place = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Encrypted = Annotated[str, Meta(min_length=1, max_length=LARGEST, pattern="^[A-Za-z0-9+/=]+$")]
Version = Annotated[int, Meta(ge=1, le=2**31)]


class CardNow(Struct, frozen=True):
    version: int
    body: str


class NewCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    version: Version  # the one after the version that this device has read; 1 for a new card
    body: Encrypted


class CardWritten(Struct, frozen=True):
    version: int


@endpoint("GET", "/cards/{place}")
async def read_card(place: Place, address: str, house: House) -> CardNow:
    """Read a family card.

    See [below](#family-cards).
    """
    house.admit("card", address)
    card = await house.storage.card(hash_secret(place))
    if card is None:
        raise Refused("no-such-card")
    await house.storage.use_card(card.place_hash, house.services.clock.now())
    return CardNow(card.version, card.body)


@endpoint("PUT", "/cards/{place}")
async def write_card(place: Place, data: NewCard, address: str, house: House) -> CardWritten:
    """Write a family card, unless another device has changed it meanwhile.

    Its version must be the stored one plus 1; else it is refused with `card-changed`. An address makes so many new
    cards a day, and a house has so many (`cards-full`).
    """
    house.admit("card", address)
    if data.version == 1:
        house.admit("new card", address)
        if await house.storage.cards() >= house.settings.limits.family_cards:
            raise Refused("cards-full")
    if not await house.storage.put_card(Card(hash_secret(place), data.version, data.body), house.services.clock.now()):
        raise Refused("card-changed")
    return CardWritten(data.version)


@endpoint("DELETE", "/cards/{place}", status=204)
async def drop_card(place: Place, address: str, house: House) -> None:
    """Delete a family card."""
    house.admit("card", address)
    await house.storage.drop_card(hash_secret(place))


CARD_ENDPOINTS = (read_card, write_card, drop_card)
