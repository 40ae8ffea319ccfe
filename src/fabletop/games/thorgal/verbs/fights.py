"""Enemies of a Paragraph (TH-25.15)."""

from __future__ import annotations

from ..content import Effect
from ..state import State
from .walk import verb


@verb("neutral", each=False)
def combat(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Enemies of a Paragraph: no tokens; what winning and losing bring stands there (TH-25.15)."""
    t.then("story_combat", name, hero)
    return True
