"""What a Scenario lays on the table: the base of the structs that Scenarios declare (`view.py` in their folders)."""

from __future__ import annotations

import msgspec


class BoardPiece(msgspec.Struct, frozen=True, kw_only=True, tag_field="piece"):
    """Its tag tells what it is."""


class FightPiece(msgspec.Struct, frozen=True, kw_only=True, tag_field="piece"):
    """The same in a Combat."""
