"""Legends in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...terminal.tales import MARKS, Laid, pieces
from .cards import LEGENDS
from .rules import LIES, TAKEN

MARKS[LIES] = "◇"
MARKS[TAKEN] = "○"


@pieces("legends")
class LegendsLaid(Laid):
    def facts(self, space: str) -> Iterator[Text]:
        """The trial that is held there, and what it gives."""
        frame = self.frame
        if legend := self.laid["at"].get(space):
            card = LEGENDS(frame.content)[legend]
            fame = frame.say("price-reputation", number=card.reputation)
            given = f"{fame}, {frame.lore.thing(card.artifact)} ({frame.lore.short(card.artifact)})"
            yield frame.label(frame.name(f"quest-{legend}"), f"{frame.lore.costs(card.cost)} → {given}")
