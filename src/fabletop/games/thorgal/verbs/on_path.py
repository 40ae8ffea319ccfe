"""The Path (TH-18.4, TH-21.11, TH-31.6, TH-31.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Ref, Rules, ask
from ..asking import Ask
from ..choices import DONE, Clear, Done, OfKind, Space, TerrainCard
from ..content.parts import Natural, Penalty
from ..events import PenaltyCovered, SpaceBlocked
from ..hero.resources import give
from ..path.journey import reveal
from ..state import State
from .base import Effect, Numbered, Polarity
from .judging import Judgement

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
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

    cards: Natural = 0  # of so many Terrain cards all of them

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.5

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.cards):
            key = yield from ask(t, t.seat(hero), CLEAR_CARD, hero)
            if isinstance(key, TerrainCard):
                t.gathered = [cell for cell in t.gathered if t.space(cell)[0] != key.card]
        for _ in range(0 if self.cards else self.count(t, hero)):
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
            key = yield from ask(t, t.seat(hero), AGAIN, hero)
            if isinstance(key, Done):
                break
            t.act.gained.remove(key.kind)
            give(t, hero, key.kind, 1)
        return True


# -- what covers the Path --------------------------------------------------------------------------


def blockable(t: State) -> list[int]:
    """Free spaces with an icon of the last Terrain card."""
    first = (t.columns() - t.content.boards[t.path[-1]].grid.width) * t.rows
    covered = t.covered()
    icons = t.content.boards[t.path[-1]].icons
    return [first + place for place in sorted(icons) if not covered >> (first + place) & 1]


BLOCK_SPACE = Ask("block_space", "TH-31.6", lambda t, seat: [Space(cell) for cell in blockable(t)], of="chooser")


class BlockSpace(Numbered, frozen=True, kw_only=True, tag="block_space"):
    """put `n` Block tokens on free spaces with an icon of the last Terrain card of the Path"""

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -0.6

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """Where none lies yet (TH-31.6, TH-31.10)."""
        for _ in range(self.count(t, hero)):
            if not blockable(t):
                return False
            cell = (yield from ask(t, t.seat(t.chooser), BLOCK_SPACE)).cell
            t.rubble.append(cell)
            t.tell(SpaceBlocked, "TH-31.6", t.space(cell)[0])
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-block_space", {"number": number})


def _defining(t: State, seat: int, colour: Penalty) -> list[TerrainCard]:
    """Terrain cards of the Path with a definition of that colour over which no tile lies."""
    found = [card for card in t.path if f"{colour}-{card}" in t.content.lists and f"{colour}-{card}" not in t.over]
    return [TerrainCard(card) for card in found]


PENALTY_CARD = Ask("penalty_card", "TH-31.7", _defining, of="chooser")


class CoverPenalty(Numbered, frozen=True, kw_only=True, tag="cover_penalty"):
    """put `n` tiles of a `shape` over the Penalty of a `colour` of Terrain cards of the Path: it is that Wound now"""

    colour: Penalty  # of the Penalty
    shape: str  # of the Wound that it is now

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -0.8

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-31.7"""
        for _ in range(self.count(t, hero)):
            if not _defining(t, t.seat(t.chooser), self.colour):
                return False
            card = (yield from ask(t, t.seat(t.chooser), PENALTY_CARD, self.colour)).card
            t.over[f"{self.colour}-{card}"] = self.shape
            t.tell(PenaltyCovered, "TH-31.7", card, self.colour, self.shape)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.shape not in content.tiles:
            yield f"there is no tile '{self.shape}'"

    def counted(self, words: EffectWords, number: int) -> Message:
        args = {"shape": Ref(f"th-tile-{self.shape}"), "penalty": Ref(f"th-icon-{self.colour}")}
        return Message("th-effect-cover_penalty", {"number": number, **args})
