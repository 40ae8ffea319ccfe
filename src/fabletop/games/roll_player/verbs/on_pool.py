"""Skills on the Dice Pool."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....kernel import Question, Rules, ask
from ..choices import DONE, PASS, Done, Pass, PickCard, TurnOver
from ..dice_pool import card_refusal, lay_out_again
from ..events import Flipped, Rerolled
from ..state import State
from .base import Skill


def _turns(t: State, seat: int) -> list[Pass | TurnOver]:
    return [PASS, *[TurnOver(card + 1) for card in range(len(t.pool))]]


def _turn_refusal(t: State, seat: int, key: Pass | TurnOver) -> str:
    return "" if isinstance(key, Pass) else card_refusal(t, seat, key)


CLIMB_DIE = Question("climb_die", "RP-15.13", _turns, _turn_refusal)


class Climb(Skill, frozen=True, kw_only=True, tag="climb"):
    touches: ClassVar[Literal["", "pool", "bag"]] = "pool"
    hundredths: ClassVar[int] = 16

    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, CLIMB_DIE)
        if isinstance(key, Pass):
            return
        die = t.pool[key.number - 1]
        t.faces[die] = 7 - t.faces[die]
        t.tell(Flipped, "RP-15.13", seat, t.colour(die), t.faces[die], die)
        yield from lay_out_again(t, seat)


def _rerolls(t: State, seat: int) -> list[Done | PickCard]:
    return [DONE, *[PickCard(card + 1) for card in range(len(t.pool))]]


def _reroll_refusal(t: State, seat: int, key: Done | PickCard) -> str:
    if isinstance(key, Done):
        return ""
    return "RP-15.1" if key.number - 1 in t.picked else card_refusal(t, seat, key)


INTIMIDATE_DIE = Question("intimidate_die", "RP-15.13", _rerolls, _reroll_refusal)


class Intimidate(Skill, frozen=True, kw_only=True, tag="intimidate"):
    """Any number of unclaimed dice, picked one after the other, rerolled together."""

    touches: ClassVar[Literal["", "pool", "bag"]] = "pool"
    hundredths: ClassVar[int] = 17

    def apply(self, t: State, seat: int) -> Rules[None]:
        while True:
            key = yield from ask(t, seat, INTIMIDATE_DIE)
            if isinstance(key, Done):
                break
            t.picked.append(key.number - 1)
        if not t.picked:
            return
        for card in sorted(t.picked):
            die = t.pool[card]
            old = t.faces[die]
            t.tell(Rerolled, "RP-15.13", seat, t.colour(die), old, t.roll(die), die)
        t.picked.clear()
        yield from lay_out_again(t, seat)
