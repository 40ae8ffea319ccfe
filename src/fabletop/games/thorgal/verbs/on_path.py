"""The Path (TH-18.4, TH-21.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Rules, ask
from ..asking import Ask
from ..choices import DONE, Clear, Done, OfKind, TerrainCard
from ..content.parts import Natural
from ..hero.resources import give
from ..path.journey import reveal
from ..state import State
from .base import Effect, Numbered, Polarity

if TYPE_CHECKING:
    from ..bot.judgement import Judgement
    from ..words.effects import EffectWords


class RevealTerrain(Numbered, frozen=True, kw_only=True, tag="reveal_terrain"):
    """add `n` Terrain cards to the Path"""

    points: ClassVar[float] = 0.5

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """Without the bonus of the card (TH-18.4)."""
        for _ in range(self.count(t, hero)):
            reveal(t)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-reveal_terrain", {"number": number})


def _gather_tokens(t: State, seat: int, hero: int) -> list[Done | Clear]:
    return [DONE, *(Clear(cell) for cell in t.gathered)]


def _crowded(t: State, seat: int, hero: int) -> list[Done | TerrainCard]:
    """Terrain cards with Gather tokens."""
    return [DONE, *(TerrainCard(card) for card in dict.fromkeys(t.space(cell)[0] for cell in t.gathered))]


CLEAR = Ask("clear", "TH-21.11", _gather_tokens)
CLEAR_CARD = Ask("clear_card", "TH-2.2", _crowded)


class ClearGather(Numbered, frozen=True, kw_only=True, tag="clear_gather"):
    """discard up to `n` Gather tokens, or all of so many `cards`"""

    cards: Natural = 0

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.5

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.cards):
            if t.gathered:
                key = yield from ask(t, t.seat(hero), CLEAR_CARD, hero)
                if isinstance(key, TerrainCard):
                    t.gathered = [cell for cell in t.gathered if t.space(cell)[0] != key.card]
        for _ in range(0 if self.cards else self.count(t, hero)):
            if t.gathered:
                token = yield from ask(t, t.seat(hero), CLEAR, hero)
                if isinstance(token, Clear):
                    t.gathered.remove(token.cell)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        if self.cards:
            return Message("th-effect-clear_cards", {"number": self.cards})
        return Message("th-effect-clear_gather", {"number": number})

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return 0.2 * len(j.t.gathered) - 0.3


def _again(t: State, seat: int, hero: int) -> list[Done | OfKind]:
    return [DONE, *(OfKind(kind) for kind in dict.fromkeys(t.act.gained))]


AGAIN = Ask("again", "TH-2.2", _again)
HELPINGS = 2


class SecondHelping(Effect, frozen=True, kw_only=True, tag="second_helping"):
    """up to 2 of the Resources of the tile once more"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(HELPINGS):
            if not t.act.gained:
                break
            key = yield from ask(t, t.seat(hero), AGAIN, hero)
            if isinstance(key, Done):
                break
            t.act.gained.remove(key.kind)
            give(t, hero, key.kind, 1)
        return True
