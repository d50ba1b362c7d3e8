"""What is needed to delete tables nobody uses any more, and to keep addresses out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
FIRST = sa.text("version = 1")


def upgrade() -> None:
    op.create_index("made", "entries", ["stored_at"], sqlite_where=FIRST, postgresql_where=FIRST)
    op.create_table(
        "visits",
        sa.Column("table_name", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "deleted",
        sa.Column("name_hash", sa.String(64), primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for table in ("bans", "deleted", "visits"):
        op.drop_table(table)
    op.drop_index("made", "entries")
