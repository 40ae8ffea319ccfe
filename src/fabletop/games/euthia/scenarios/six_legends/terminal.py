"""Legends in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS

MARKS["mark-legend"] = "◇"
MARKS["mark-legend_taken"] = "○"
