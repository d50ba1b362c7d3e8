"""The one table of the database. A change here needs a migration."""

from sqlalchemy import BigInteger, Column, Float, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_name", String(32), primary_key=True),
    Column("version", Integer().with_variant(BigInteger(), "postgresql"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("stored_at", Float(53), nullable=False),
)
