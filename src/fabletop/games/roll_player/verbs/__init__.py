"""What Skills and Traits do: a struct a verb, with what it does, counts and is worth beside its data.

`content.py` names the two unions and cannot import them, for verbs are rules and rules know the content. msgspec
reads a struct's types when it first decodes one: until then they must have been put there, which is done here.
"""

from typing import Union

from .. import content
from .counting import (
    BackstoryMatches,
    Cards,
    DiceOfClass,
    GoalsReached,
    Gold,
    LowRow,
    RowsOfOneColour,
    RowsOfOneValue,
    RowsWithSixes,
    TokenAt,
)
from .diplomacy import Diplomacy
from .exchanging import Negotiate, Search
from .on_pool import Climb, Intimidate
from .on_sheet import ActNow, RaiseDie, SleightOfHand, TakeGold
from .purchases import MoveSilently, OpenLock

SKILLS = (
    *(ActNow, TakeGold, RaiseDie, SleightOfHand, Search, Negotiate, Climb, Intimidate, MoveSilently, OpenLock),
    Diplomacy,
)
TRAITS = (
    *(Cards, LowRow, RowsOfOneValue, RowsOfOneColour, RowsWithSixes, TokenAt, Gold, BackstoryMatches),
    *(DiceOfClass, GoalsReached),
)

content.VERBS += [*SKILLS, *TRAITS]
vars(content).update(Skill=Union[SKILLS], Trait=Union[TRAITS])  # noqa: UP007 (made at run time)
