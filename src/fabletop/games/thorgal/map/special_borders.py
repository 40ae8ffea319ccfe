"""Special Borders whose rule any adventure may use."""

from __future__ import annotations

from ....kernel import Rules
from ..content import Border
from ..hero.body import draw_threat
from ..state import State
from ..story.special import BorderRule, border_rule


@border_rule("threat")
class Watched(BorderRule):
    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        yield from draw_threat(t, hero, 1)
