"""Pieces of the sentences on cards: Attribute Actions and lists of them (`locale/*/roll_player_texts.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Message
from ...kernel.messages import Said

ALL_ROWS = 6  # RP-2.1


def either(parts: Sequence[Said]) -> Said:
    """One of several: "red or white"."""
    said, *more = parts or ("",)
    for each in more:
        said = Message("rp-text-or", {"one": said, "two": each})
    return said


def action(rows: Sequence[str], form: str = "") -> Said:
    """An Attribute Action of one of these rows, "a Strength action"; in the form "of" its name alone, "Strength"."""
    if len(rows) == ALL_ROWS:
        return Message("rp-text-action-any", attribute=form)
    return either([Message(f"rp-text-action-{row}", attribute=form) for row in rows])
