"""Family cards, encrypted by the family's devices, in statements that both databases understand."""

from homeward.server.storage import Card
from homeward.server.storage.database import Connection

NEW_CARD = """
INSERT INTO cards (place_hash, version, body, used_at) VALUES (:place, 1, :body, :at) ON CONFLICT DO NOTHING
"""
NEXT_CARD = """
UPDATE cards SET version = version + 1, body = :body, used_at = :at WHERE place_hash = :place AND version = :before
"""
FIND_CARD = "SELECT place_hash, version, body FROM cards WHERE place_hash = :place"


def put_card(connection: Connection, card: Card, at: float) -> bool:
    """Store the card as the next version. False if another device has written it, or it was deleted."""
    values = {"place": card.place_hash, "body": card.body, "at": at, "before": card.version - 1}
    return connection.run(NEW_CARD if card.version == 1 else NEXT_CARD, values) == 1
