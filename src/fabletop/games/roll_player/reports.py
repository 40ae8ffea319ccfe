"""What the lab can find out about this game; how often what is chosen, by `fabletop.lab.usage`."""

from __future__ import annotations

from ...kernel.cards_met import CardsMet
from .content import Content
from .events import Bought, ClassChosen, Discarded, SkillUsed


class Cards(CardsMet):
    def kinds(self, content: Content) -> dict[str, list[str]]:
        kinds = {"class": list(content.classes)}
        for name, card in content.market.items():
            kinds.setdefault(card.type, []).append(name)
        return kinds


REPORTS = (Cards((2, 3, 4), ClassChosen, Bought, Discarded, SkillUsed),)
