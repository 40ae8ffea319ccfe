"""When an Item or a Skill is worth using, and what else may be done in the own turn."""

from __future__ import annotations

from ..choices import Deed, Option, Refresh, UseItem, UseSkill
from ..hero.skills import refresh_cost
from .aims import everywhere
from .judgement import DEEDS, USES, Judgement


def using(j: Judgement, key: Option) -> float:
    """What it brings to do this now; more than nothing means: do it."""
    t = j.t
    match key:
        case Refresh():
            cost = sum(number * j.losing(kind, j.hero) for kind, number in refresh_cost(t, j.hero).items())
            return 0.9 - cost if t.turn < 3 or t.phase != "action" else 0.5 - cost
        case UseSkill():
            return skill(j)
        case UseItem(item):
            return sum(effect.help(j) for effect in t.content.items[item].effects) - 0.15
        case Deed(name):
            return DEEDS[t.adventure, name](j) if (t.adventure, name) in DEEDS else -1.0
        case _:
            return USES[type(key)](j, key) if type(key) in USES else -1.0


def skill(j: Judgement) -> float:
    t = j.t
    listed = list(everywhere(t.content.heroes[t.heroes[j.hero].id].skill.effects))
    if any(each.heals for each in listed):
        return max(j.mind.heal(each, 3) + j.mind.calm(each, 1) for each in t.here(j.hero)) - 1.2
    return max(each.help(j) for each in listed) - 0.1
