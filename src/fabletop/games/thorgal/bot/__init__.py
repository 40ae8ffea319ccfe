"""The party player: what a good group of players would do.

`choose` gives one answer. A decision is judged by points (an ordinary Resource is about one, a victory a hundred):
`aims` says what the party wants, `mind` what things are worth, `plan` where to go for them, `actions` what a token
is worth, `fight` and `tiles` where tiles lie best, and `judges` has one judge for each kind of decision. What a good
player knows of a single adventure stands in its folder.
"""

from __future__ import annotations

from importlib import import_module
from random import Random

from ....kernel import Decision, Key, Knowledge
from .. import adventures
from ..asking import Ask
from ..state import State
from . import judges as judges
from .judgement import JUDGES, Judgement

for _name in adventures.code("bot"):
    import_module(_name)


def choose(t: State, decision: Decision, random: Random) -> Key:
    options = decision.options
    assert isinstance(decision.question, Ask)
    judge = JUDGES.get((decision.question.prefix, decision.kind))
    if judge is None or len(options) < 2:
        return random.choice(options)
    code = judge(Judgement(t, decision))
    return max(options, key=lambda key: (code(key), random.random()))


KNOWLEDGE = Knowledge(choose=choose)

__all__ = ["KNOWLEDGE", "choose"]
