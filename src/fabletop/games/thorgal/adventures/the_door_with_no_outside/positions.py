"""What may be answered in positions."""

from __future__ import annotations

from .....kernel.vocabulary import Form
from ...positions.vocabulary import AREA

ANSWERS: dict[str, tuple[Form, ...]] = {"turn": (("area", AREA),)}
