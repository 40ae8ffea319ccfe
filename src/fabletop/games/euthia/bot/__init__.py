"""The player of Euthia: what a good player would do, by rules of thumb and arithmetic.

`lore` knows the box, `strength` how a fight would go, `worth` what things are worth in Gold, `routes` the ways over
the land, `prey` what fights bring, `goals` what can be done where. What Scenarios ask for is an `errand`, and
what is known of a single one stands in its folder and is asked by `minds`; `quarry` reckons with great foes. A judge
for each kind of decision marks the options: `turns` and `board` in the own turn, `trade`, `quests`, `choices`,
`hero_fight` and `monster` on the two sides of a fight. They look at nothing that the seat may not see, so they need no
imagined world of their own.

`figures` has the marks where a judge finds one choice as a whole, `choosing` turns marks into points of the score.
`value` says what a position is worth, `ahead` how a search may use that, `characters` who plays with which style.
"""

from __future__ import annotations

from ....kernel import Features, Knowledge, Slips, Strength
from ..scenarios import folders
from . import board as board
from . import choices as choices
from . import hero_fight as hero_fight
from . import moments as moments
from . import monster as monster
from . import paying as paying
from . import quests as quests
from . import tales as tales
from . import trade as trade
from . import turns as turns
from .ahead import FORESIGHT
from .characters import CHARACTERS
from .choosing import choose, marks
from .value import TOLD, expected, features, value, worth_of

folders.learn("bot")


KNOWLEDGE = Knowledge(
    choose=choose,
    value=value,
    foresight=FORESIGHT,
    marks=marks,
    # two seats of The Hunt: easy wins 18 of 80 against normal, beginner 13 of 80 against easy
    strength=Strength(Slips(spread=0.12, worst=4.0), Slips(spread=0.03, worst=2.0), hard=60, master=300),
    characters=CHARACTERS,
    worth_of=worth_of,
    expected=expected,
    features=Features(TOLD, features),
)

__all__ = ["KNOWLEDGE", "choose", "marks"]
