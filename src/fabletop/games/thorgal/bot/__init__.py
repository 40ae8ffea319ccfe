"""The party player: what a good group of players would do.

`choose` gives one answer. A decision is judged by points (an ordinary Resource is about one, a victory a hundred):
`aims` says what the party wants, `mind` what things are worth, `plan` where to go for them, `actions` what a token
is worth, `fight` and `tiles` where tiles lie best, and `judges` has one judge for each kind of decision. `value` says
what a position is worth, `ahead` how a search may use that, `characters` who plays with which style. What a good player
knows of a single adventure stands in its folder.
"""

from __future__ import annotations

from importlib import import_module

from ....kernel import Features, Knowledge, Slips, Strength
from .. import adventures
from . import judges as judges
from .ahead import FORESIGHT
from .characters import CHARACTERS
from .choosing import choose, marks
from .value import TOLD, expected, features, value, worth_of

for _name in adventures.code("bot"):
    import_module(_name)

KNOWLEDGE = Knowledge(
    choose=choose,
    value=value,
    foresight=FORESIGHT,
    marks=marks,
    strength=Strength(Slips(spread=4.0, worst=9.0), Slips(spread=1.5, worst=6.0), hard=20, master=60),
    characters=CHARACTERS,
    worth_of=worth_of,
    expected=expected,
    features=Features(TOLD, features),
)

__all__ = ["KNOWLEDGE", "choose", "marks"]
