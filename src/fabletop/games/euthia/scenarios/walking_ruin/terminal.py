"""The Golem in the terminal."""

from __future__ import annotations

from ...terminal.tales import MARKS, NOTES
from .rules import GIANT

MARKS[GIANT] = "G"
NOTES["shards"] = "label-shards"
