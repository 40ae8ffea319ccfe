"""How a database of an older Fabletop becomes one of this: a module each step, run by Alembic (see `schema`)."""
