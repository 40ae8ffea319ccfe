"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form

ANSWERS: dict[str, tuple[Form, ...]] = {"thirst": (("skip",), ("drink",))}
