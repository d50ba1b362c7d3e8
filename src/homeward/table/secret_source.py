"""Where secrets come from: tokens, keys, seeds. Kept in one place so that a test can bring its own."""

import secrets
from base64 import b32encode
from hashlib import sha256

from homeward.engine.chance.seeds import SECURE, SEED_BITS, Generator
from homeward.table.entries import DealSeed


class SecretSource:
    """The system's randomness."""

    def token(self) -> str:
        """What proves a device: 256 bits."""
        return secrets.token_urlsafe(32)

    def key(self) -> str:
        """What stands behind # in a link: 128 bits."""
        return secrets.token_urlsafe(16)

    def name(self) -> str:
        """The public name of a table: 80 bits in letters that can be read aloud."""
        return b32encode(secrets.token_bytes(10)).decode().lower()

    def deal(self) -> DealSeed:
        return DealSeed(secrets.randbits(SEED_BITS[SECURE]), secrets.token_hex(16), generator=SECURE)

    def deal_of(self, seed: int, generator: Generator = SECURE) -> DealSeed:
        return DealSeed(seed, secrets.token_hex(16), chosen=True, generator=generator)


def hash_secret(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seed_hash(deal: DealSeed) -> str:
    """Binds the server to a seed without telling it.

    The salt is needed because a seed that somebody chose, or of an old table, can be searched for.
    """
    return sha256(f"homeward seed {deal.seed} {deal.salt}".encode()).hexdigest()
