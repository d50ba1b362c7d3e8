"""Makes tokens, keys and seeds. In one class, so that tests can replace it."""

import secrets
from base64 import b32encode
from hashlib import sha256

from homeward.engine.chance.seeds import SECURE, SEED_BITS, Generator
from homeward.table.entries import DealSeed


class SecretSource:
    """Uses the randomness of the operating system."""

    def token(self) -> str:
        """The token of a device: 256 bits."""
        return secrets.token_urlsafe(32)

    def key(self) -> str:
        """The key behind # in a link: 128 bits."""
        return secrets.token_urlsafe(16)

    def name(self) -> str:
        """The name of a table in its address: 80 bits in base 32."""
        return b32encode(secrets.token_bytes(10)).decode().lower()

    def deal(self) -> DealSeed:
        return DealSeed(secrets.randbits(SEED_BITS[SECURE]), secrets.token_hex(16), generator=SECURE)

    def deal_of(self, seed: int, generator: Generator = SECURE) -> DealSeed:
        return DealSeed(seed, secrets.token_hex(16), chosen=True, generator=generator)


def hash_secret(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seed_hash(deal: DealSeed) -> str:
    """Commits the server to a seed without revealing it.

    The salt is needed because a chosen seed, or that of an old table, could be found by trying.
    """
    return sha256(f"homeward seed {deal.seed} {deal.salt}".encode()).hexdigest()
