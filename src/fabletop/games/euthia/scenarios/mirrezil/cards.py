"""The Dragon cards of Mirrezil, and the Faer Power card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from ...content import Content, Plain, Positive, Timing
from ...reasons import Meaning, Reason, own_reason
from ...tale_cards import Own, WithEffects
from ..dragons.cards import Dragon

if TYPE_CHECKING:  # `verbs.union` puts here what msgspec reads: all verbs in one type
    from ...verbs.base import Effect, Effects

FAER = own_reason("faer", Meaning("hero", "eu-faer", "EU-66.15"))


class Aspect(Dragon, frozen=True, kw_only=True):
    trait: Literal["", "no_healing", "no_shields", "heals_without_faer"] = ""  # a rule of its own


class FaerUse(Plain, frozen=True, kw_only=True):
    id: str  # what it is called
    cost: Positive  # how much Faer Power it takes
    timing: Timing  # the icon that says when (EU-38)
    effects: tuple[Effect, ...]  # what it does


class FaerPower(WithEffects, frozen=True, kw_only=True):
    most: Positive  # how much Faer Power there can be
    uses: tuple[FaerUse, ...]  # what it can be used for

    def listed(self) -> Iterator[tuple[Reason, str, Effects]]:
        for use in self.uses:
            yield Reason(FAER, use.id), f"faer-{use.id}", use.effects


DRAGONS = Own("mirrezil_dragon", Aspect, __file__)
POWERS = Own("faer_power", FaerPower, __file__)


def faer_power(content: Content) -> FaerPower:
    """There is one card."""
    return POWERS(content)["faer_power"]


def faer_use(content: Content, id: str) -> FaerUse:
    return next(use for use in faer_power(content).uses if use.id == id)
