"""Items and Findings (TH-19.9, TH-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Rules, ask
from ..asking import Ask
from ..choices import Drop, Take
from ..events import LostItem
from ..hero.items import discard_item, take_item
from ..state import State
from .base import ForHeroes, Polarity, ToHero
from .judging import Mind

if TYPE_CHECKING:
    from ..words.effects import EffectWords

CHOOSE_ITEM = Ask("choose_item", "TH-27.16", lambda t, seat, hero: [Take(item) for item in t.display])
LOSE_ITEM = Ask(
    "lose_item", "TH-2.2", lambda t, seat, hero: [Drop(item) for item in dict.fromkeys(t.heroes[hero].items)]
)
DRAWN: float = 1.5  # what one of them is worth to a computer player
CHOSEN: float = 1.9
FOUND: float = 1.7


class DrawItem(ToHero, frozen=True, kw_only=True, tag="draw_item"):
    """draw `n` Items from the deck"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """TH-27.15"""
        for _ in range(self.count(t, hero)):
            card = t.items.draw_from(t.item_discard, t.rng)
            if card:
                take_item(t, hero, card, "TH-27.15")
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-draw_item", {"number": number})

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return DRAWN * number * (0.2 + 0.8 * mind.youth)


class ChooseItem(ToHero, frozen=True, kw_only=True, tag="choose_item"):
    """take `n` Items of choice from the Display"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """It is refilled when all Heroes of the effect have chosen (TH-27.25)."""
        for _ in range(self.count(t, hero)):
            if t.display:
                item = (yield from ask(t, t.seat(hero), CHOOSE_ITEM, hero)).item
                t.display.remove(item)
                take_item(t, hero, item, "TH-27.16")
        t.then("refill_display")
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-choose_item", {"number": number})

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return CHOSEN * number * (0.2 + 0.8 * mind.youth)


class LoseItem(ForHeroes, frozen=True, kw_only=True, tag="lose_item"):
    """discard `n` Items"""

    n: int = 1  # how many

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -1.2

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.n):
            if not t.heroes[hero].items:
                return False
            item = (yield from ask(t, t.seat(hero), LOSE_ITEM, hero)).item
            discard_item(t, hero, item)
            t.tell(LostItem, "TH-2.8", t.heroes[hero].id, item)
        return True

    def possible(self, t: State, hero: int) -> bool:
        return len(t.heroes[hero].items) >= self.n

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-lose_item", {"number": self.n})

    def about(self, t: State, hero: int) -> int:
        return self.n


class Finding(ToHero, frozen=True, kw_only=True, tag="finding"):
    """draw and resolve `n` Finding cards"""

    polarity: ClassVar[Polarity] = "good"
    deep: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """Each is resolved before the next is drawn (TH-19.24)."""
        for _ in range(self.count(t, hero)):
            t.then("find_one", hero)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-finding", {"number": number})

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return FOUND * number * (0.5 + 0.5 * mind.youth)
