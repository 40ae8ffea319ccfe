"""What Alembic runs: the steps that are missing, on the connection and in the transaction of `schema.migrate`."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
