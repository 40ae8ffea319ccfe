"""What is said when the house itself fails: what can be known of it, and that nothing has changed."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

NOTHING = "nothing has changed"
SIGNS = (  # what a database says, and what it means
    (("disk is full", "no space left", "could not extend"), "the disk of the server is full"),
    (("locked", "lock timeout"), "the database of the server is busy; try again in a moment"),
    (("readonly", "read-only"), "the database of the server can only be read"),
    (("connection", "server closed", "terminating"), "the server cannot reach its database; try again in a moment"),
)


def trouble(error: BaseException) -> str:
    """A sentence for whoever asked. Details are for the log: they may hold what nobody may know."""
    if out_of_order(error):
        said = str(getattr(error, "orig", error)).lower()
        for signs, meaning in SIGNS:
            if any(sign in said for sign in signs):
                return f"{meaning}; {NOTHING}"
    if isinstance(error, TimeoutError):
        return f"the database of the server does not answer; {NOTHING}"
    return f"the server could not do that; {NOTHING}"


def out_of_order(error: BaseException) -> bool:
    """The database, or the disk, failed: no fault of ours, and it may pass."""
    return isinstance(error, DBAPIError | OSError) and not isinstance(error, TimeoutError)
