"""What may be wrong with a wish, beside what the rules say."""

from __future__ import annotations

from ..kernel import FabletopError


class Unknown(FabletopError):
    """A table, or another thing, that does not exist."""


class Forbidden(FabletopError):
    """Somebody else's seat."""
