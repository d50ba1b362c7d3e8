"""Short codes to type instead of a link."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table_name", sa.String(32), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("codes")
