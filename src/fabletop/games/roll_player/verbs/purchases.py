"""Skills that buy (RP-15.59, RP-15.60, RP-15.64)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Question, Rules, ask
from ....kernel.messages import Said
from ..buying import buy_keys, buy_refusal, buy_things, pay_and_take, take_card
from ..choices import BUY_TOP, PASS, Buy, BuyTop, Pass
from ..content import Natural
from ..events import Bought
from ..state import State
from .base import Skill


def _from_discard(t: State, seat: int) -> list[Pass | Buy]:
    return [PASS, *buy_things(t, seat, t.discard)]


def _from_discard_refusal(t: State, seat: int, key: Pass | Buy) -> str:
    return "" if isinstance(key, Pass) else buy_refusal(t, seat, key)


def _from_discard_fast(t: State, seat: int) -> list[Pass | Buy]:
    return [PASS, *buy_keys(t, seat, t.discard)]


FROM_DISCARD = Question("from_discard", "RP-15.26", _from_discard, _from_discard_refusal, fast=_from_discard_fast)


class MoveSilently(Skill, frozen=True, kw_only=True, tag="move_silently"):
    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, FROM_DISCARD)
        if isinstance(key, Pass):
            return
        t.discard.remove(key.card)
        yield from pay_and_take(t, seat, key, "RP-15.26")  # RP-15.28, RP-15.29


def _top(t: State, seat: int, cost: int) -> list[Pass | BuyTop]:
    return [PASS, BUY_TOP]


def _top_refusal(t: State, seat: int, key: Pass | BuyTop, cost: int) -> str:
    if isinstance(key, Pass):
        return ""
    if not t.deck.parts and not t.discard:
        return "RP-15.39"
    return "RP-15.37" if t.sheets[seat].gold < cost else ""


TOP_CARD = Question("top_card", "RP-15.36", _top, _top_refusal)


class OpenLock(Skill, frozen=True, kw_only=True, tag="open_lock"):
    """Unseen, for a fixed price that nothing lowers (RP-15.37, RP-15.40)."""

    price: Natural  # what the card costs

    hundredths: ClassVar[int] = 16

    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, TOP_CARD, self.price)
        if isinstance(key, Pass):
            return
        t.sheets[seat].gold -= self.price
        card = t.draw_card()
        t.tell(Bought, "RP-15.36", seat, card, self.price, 0)
        yield from take_card(t, seat, card)

    def words(self) -> dict[str, Said]:
        return {"gold": self.price}
