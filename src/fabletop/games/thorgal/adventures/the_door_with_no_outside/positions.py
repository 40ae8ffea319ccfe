"""What may be answered in positions."""

from __future__ import annotations

from ...positions.vocabulary import AREA, Answers

ANSWERS = Answers({"turn": (("area", AREA),)})
