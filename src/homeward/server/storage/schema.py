"""The tables of the database. A change here needs a migration."""

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, text

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_name", String(32), primary_key=True),
    Column("version", Integer().with_variant(BigInteger(), "postgresql"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("stored_at", Float(53), nullable=False),
)

# When each table was made, so that those nobody uses any more are found without reading all entries.
made = Index(
    "made",
    entries.c.stored_at,
    sqlite_where=text("version = 1"),
    postgresql_where=text("version = 1"),
)

# When somebody last opened a table: looking at it is using it, and makes no entry.
visits = Table(
    "visits",
    metadata,
    Column("table_name", String(32), primary_key=True),
    Column("at", Float(53), nullable=False),
)

# What is left of a table that was deleted: a fingerprint of its name, when and why.
deleted = Table(
    "deleted",
    metadata,
    Column("name_hash", String(64), primary_key=True),
    Column("why", String(16), nullable=False),
    Column("at", Float(53), nullable=False),
)

# Addresses and networks that may not come in.
bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", Float(53), nullable=False),
)

# Short codes to type instead of the link with that key: too short for a hash to hide them, and over in minutes.
codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table_name", String(32), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("until", Float(53), nullable=False),
)

# One row, written whenever somebody asks whether writing works.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
)
