"""The entries of all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_name", sa.String(32), primary_key=True),
        sa.Column(
            "version", sa.Integer().with_variant(sa.BigInteger(), "postgresql"), primary_key=True, autoincrement=False
        ),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("stored_at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("entries")
