"""Rows are chained by digests; tables keep a checkpoint, the versions they were played under, and why they halt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from fabletop.server import chain

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("rows", sa.Column("digest", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("tail", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("fabletop", sa.String(20), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "epochs",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("before", sa.String(20), nullable=False),
        sa.Column("fabletop", sa.String(20), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "aside",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    _chain_older_rows(op.get_bind())


def _chain_older_rows(db: sa.Connection) -> None:
    columns = "id, game, rules, seats, options, seed, state, first"
    for id, game, rules, seats, options, seed, state, first in db.execute(sa.text(f"SELECT {columns} FROM tables")):
        tail = chain.root(id, game, rules, seats, options, seed, bytes(state), first)
        rows = sa.text("SELECT number, seat, kind, key, auto FROM rows WHERE table_id = :id ORDER BY number")
        digests = []
        for number, seat, kind, key, auto in db.execute(rows, {"id": id}).all():
            tail = chain.link(tail, number, seat, kind, key, auto)
            digests.append({"id": id, "number": number, "digest": tail})
        if digests:
            written = "UPDATE rows SET digest = :digest WHERE table_id = :id AND number = :number"
            db.execute(sa.text(written), digests)
        db.execute(sa.text("UPDATE tables SET tail = :tail WHERE id = :id"), {"tail": tail, "id": id})
