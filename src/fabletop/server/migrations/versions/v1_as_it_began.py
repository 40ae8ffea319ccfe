"""Databases from before there were versions: the tables that some of them lack are added, nothing else changes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    there = sa.inspect(op.get_bind()).get_table_names()
    if "content" not in there:
        op.create_table(
            "content",
            sa.Column("table_id", sa.String(16), primary_key=True),
            sa.Column("entries", sa.Text, nullable=False),
        )
    if "orders" not in there:
        op.create_table(
            "orders",
            sa.Column("table_id", sa.String(16), primary_key=True),
            sa.Column("seat", sa.Integer, primary_key=True),
            sa.Column("during", sa.String(80), nullable=False),
        )
    if "earned" not in there:
        op.create_table(
            "earned",
            sa.Column("visitor", sa.String(64), primary_key=True),
            sa.Column("game", sa.String(40), primary_key=True),
            sa.Column("achievement", sa.String(80), primary_key=True),
            sa.Column("table_id", sa.String(16), primary_key=True, index=True),
            sa.Column("at", sa.Float, nullable=False),
        )
