"""Legends in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS

MARKS["artifact"] = "◇"
MARKS["artifact_taken"] = "○"
