"""The Row (TH-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Ref, Rules, ask
from ..asking import Ask
from ..choices import RowCard
from ..content.parts import Positive
from ..events import NewSpecial, OwnSpecial
from ..rounds.row import add_card, offer_card, remove_card
from ..state import State
from .base import Effect, Polarity

if TYPE_CHECKING:
    from ..content.box import SpecialAction
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords


class OfCard(Effect, frozen=True, kw_only=True):
    """It is about one Action card."""

    card: str  # the Action card

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.card not in content.actions:
            yield f"there is no Action card '{self.card}'"

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-effect-{self.verb}", {"card": Ref(f"th-action-{self.card}")})


class GainCard(OfCard, frozen=True, kw_only=True, tag="gain_card"):
    """the group gains an Action `card`; it may replace one of its type"""

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.4

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from offer_card(t, self.card)
        return True


class AddCard(OfCard, frozen=True, kw_only=True, tag="add_card"):
    """the group adds an Action `card` to the Row, and none is replaced"""

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.6

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from add_card(t, self.card)
        return True


ROW_CARD = Ask("row_card", "TH-15.14", lambda t, seat: [RowCard(card) for card in t.row], of="chooser")
FEWEST_CARDS = 2  # a token must find another slot (TH-13.6)


class RemoveCard(Effect, frozen=True, kw_only=True, tag="remove_card"):
    """the group takes an Action card of choice out of the Row"""

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -1.4

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if len(t.row) <= FEWEST_CARDS:
            return False
        key = yield from ask(t, t.seat(t.chooser), ROW_CARD)
        remove_card(t, key.card)
        return True


class NextCard(Effect, frozen=True, kw_only=True, tag="next_card"):
    """the group gains the next unused card of the type of the `n`-th card of the Row"""

    n: Positive = 1  # the place in the Row, from 1

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.4

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """With the next higher number, else the next lower."""
        if self.n > len(t.row):
            return True
        model = t.content.actions[t.row[self.n - 1]]
        cards = [t.content.actions[each] for each in t.unused]
        alike = [card for card in cards if any(type in model.types() for type in card.types())]
        found = [(card.number, card.id) for card in alike]
        higher = [each for each in found if each[0] >= model.number]
        if found:
            yield from offer_card(t, (min(higher) if higher else max(found))[1])
        return True

    def about(self, t: State, hero: int) -> int:
        return self.n


class GainSpecial(Effect, frozen=True, kw_only=True, tag="special_action"):
    """the group gains the Special Action card with a `letter`"""

    letter: str  # of the Special Action card

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 2.0

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """Under the card of its action; it takes no slot (TH-15.16, TH-15.19)."""
        own = [each.id for each in t.tale.special_actions]
        card = self.card(t.content, t.tale, t.special)
        if card is not None:
            t.special.append(card.id)
            if card.id in own:
                t.tell(OwnSpecial, "TH-15.16", t.adventure, card.id)
            else:
                t.tell(NewSpecial, "TH-15.16", card.id)
        return True

    def card(self, content: Content, adventure: Adventure, but: list[str]) -> SpecialAction | None:
        """The adventure's own of that letter, if it brings one."""
        own = [each for each in adventure.special_actions if each.letter == self.letter]
        found = own or [each for each in content.specials.values() if each.letter == self.letter]
        return next((each for each in found if each.id not in but), None)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.letter not in [card.letter for card in content.specials.values()]:
            yield f"there is no Special Action card with the letter '{self.letter}'"

    def say(self, words: EffectWords) -> Message:
        adventure = words.content.adventures[words.adventure]
        card = self.card(words.content, adventure, [])
        if card is None:
            return super().say(words)
        own = card.id in [each.id for each in adventure.special_actions]
        name = words.word("card", card.id) if own else Ref(f"th-special-{card.id}")
        return Message("th-effect-special_action", {"card": name})
