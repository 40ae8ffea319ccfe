"""The Skill that uses those of others."""

from __future__ import annotations

from typing import ClassVar

from .base import Skill


class Diplomacy(Skill, frozen=True, kw_only=True, tag="diplomacy"):
    """It has no ability of its own: `use_skill` uses that of its target."""

    copies: ClassVar[bool] = True
    hundredths: ClassVar[int] = 17
