"""The Skill that uses those of others."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Rules
from ..state import State
from .base import Skill


class Diplomacy(Skill, frozen=True, kw_only=True, tag="diplomacy"):
    """Diplomacy has no ability of its own: `use_skill` uses that of its target."""

    copies: ClassVar[bool] = True
    hundredths: ClassVar[int] = 17

    def apply(self, t: State, seat: int) -> Rules[None]:
        raise AssertionError("Diplomacy cannot be the target of Diplomacy")
        yield
