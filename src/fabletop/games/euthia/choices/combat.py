"""Hero Rolls and Combat."""

from __future__ import annotations

from ....kernel import Message, Once
from ..fields import Card, Tile
from ..state import State
from .base import Option


class Final(Option):
    """The roll stands."""


class UseGaar(Option, tag="gaar"):
    """A die is rolled again."""

    die: int


class UseDwurt(Option, tag="dwurt"):
    pass


class UseHope(Option, tag="hope"):
    number: int


class Count(Option):
    """A value of the Dwurt die."""

    number: int


class Claim(Option):
    """With a Control card."""


class Mask(Option):
    """With an Amulet of Masks."""


class FirstStrike(Option):
    pass


class AttackWith(Option, tag="attack"):
    thing: Tile


class Play(Option):
    card: Card
    number: int


class Die(Option):
    """Of the Hero."""

    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-die-now")


class KeepTrophy(Option, tag="keep"):
    def say(self, t: State, seat: int, kind: str) -> Message:
        return Message("eu-do-keep-trophy")


class LeaveTrophy(Option, tag="leave"):
    ends = True


FINAL, USE_DWURT, BY_CONTROL, BY_MASK, FIRST_STRIKE, DIE = Final(), UseDwurt(), Claim(), Mask(), FirstStrike(), Die()
KEEP_TROPHY, LEAVE_TROPHY = KeepTrophy(), LeaveTrophy()
USE_GAAR: Once[int, UseGaar] = Once(UseGaar)
USE_HOPE: Once[int, UseHope] = Once(UseHope)
PLAY: Once[tuple[str, int], Play] = Once(Play)
