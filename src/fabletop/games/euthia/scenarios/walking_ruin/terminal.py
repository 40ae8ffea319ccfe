"""The Golem in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS, NOTES

MARKS["giant"] = "G"
NOTES["shards"] = "label-shards"
