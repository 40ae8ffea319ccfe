"""What may be answered in positions."""

from __future__ import annotations

from ...positions.vocabulary import Answers

ANSWERS = Answers({"thirst": (("skip",), ("drink",))})
