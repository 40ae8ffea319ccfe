"""When an Item or a Skill is worth using, and what else may be done in the own turn."""

from __future__ import annotations

from ....kernel import Key
from ..conditions import goals_on_cards
from ..content import Effect
from ..hero.skills import refresh_cost
from ..tales import the_door_with_no_outside as door
from .fight import against, odds, open_now, upgraded
from .judgement import Judgement

FIGHT_HELP = ("upgrade", "reroll", "critical", "extra_die", "extra_tile")
SURE = 0.85  # a Combat as good as won needs no help


def using(j: Judgement, key: Key) -> float:
    """What it brings to do this now; more than nothing means: do it."""
    t = j.t
    if key[0] == "refresh":
        cost = sum(number * j.losing(kind, j.hero) for kind, number in refresh_cost(t, j.hero).items())
        return 0.9 - cost if t.turn < 3 or t.phase != "action" else 0.5 - cost
    if key[0] == "skill":
        return skill(j)
    if key[0] == "item":
        effects = t.content.items[str(key[1])].effects
        return sum(help_of(j, effect) for effect in effects) - 0.15
    if key[0] == "deed":
        return deed(j, str(key[1]))
    if key[0] == "seal":
        return float(goals_on_cards(t) >= len(t.row) - 2) - 0.5
    if key[0] == "ask_leave":
        return 0.1 if t.heroes[j.hero].pool.get("fate", 0) > 2 else -1.0
    return -1.0


def skill(j: Judgement) -> float:
    t = j.t
    effects = t.content.heroes[t.heroes[j.hero].id].skill.effects
    listed = [each for effect in effects for each in (effect, *(e for o in effect.options for e in o.effects))]
    if any(each.do == "heal" for each in listed):
        return max(j.mind.heal(each, 3) + j.mind.calm(each, 1) for each in t.here(j.hero)) - 1.2
    return max(help_of(j, each) for each in listed) - 0.1


def help_of(j: Judgement, effect: Effect) -> float:
    """What an effect of an Item does for the action that is going on."""
    t, hero = j.t, j.hero
    act = t.acts[-1] if t.acts else None
    if effect.for_ and (act is None or act.type not in effect.for_):
        return -0.5
    if effect.do == "plus":
        return more_value(j, effect)
    if effect.do in FIGHT_HELP:
        return fight_help(j)
    if effect.do in ("heal", "heal_split"):
        return j.mind.heal(hero, effect.size) - (0.9 if j.mind.youth > 0.3 else 0.4)
    if effect.do == "calm":
        return j.mind.calm(hero, 2) - 0.8
    if effect.do == "refresh":
        return 0.0 if t.heroes[hero].ready else 0.8
    if effect.do in ("discount", "wild"):
        return short_of(j)
    if effect.do == "far_call":
        return short_of(j)
    if effect.do == "shield_cover":
        return 1.0
    if effect.do == "ignore_penalty":
        return 0.6
    if effect.do == "clear_gather":
        return 0.2 * len(t.gathered) - 0.3
    if effect.do in ("threat", "lose"):
        return -0.3
    if effect.do in ("borders_as_normal", "take_along", "cross_block"):
        return 0.2
    return 0.5  # Experience, Resources, a further action


def more_value(j: Judgement, effect: Effect) -> float:
    act = j.t.act
    number = effect.n if isinstance(effect.n, int) else 1
    if act.type in ("sacrifice",):
        return 1.0 if act.value > 0 else -1.0
    if act.type in ("assign", "move", "combat"):
        gain = j.actions.value(act.type, act.value + number) - j.actions.value(act.type, act.value)
        return gain - 0.3
    return 0.7 * number - 0.2


def fight_help(j: Judgement) -> float:
    """Whether the Combat is still open."""
    t = j.t
    fight = t.fight
    if fight is None:
        return 0.3 if j.t.acts and j.t.act.type == "combat" else -0.5
    if fight.rolled:
        return 1.0 if open_now(t) else -1.0
    if len(fight.cards) == 1:
        dice = upgraded(t.content, tuple(fight.dice), t.act.may.get("upgrade", 0))
        chance, _ = against(t.content, dice, fight.cards[0], min(2, t.act.may.get("reroll", 0)), ())
    else:
        chance = min(odds(t.content, tuple(fight.dice), tier, 0, ())[0] for tier in fight.tiers) / 2
    return 0.8 if chance < SURE else -0.5


def short_of(j: Judgement) -> float:
    """Whether some box here lacks only a little that nobody has."""
    plan, hero = j.plan, j.hero
    area, pool = j.t.heroes[hero].area, j.t.heroes[hero].pool
    for target in plan.targets:
        if area in target.areas and target.action == "assign" and not target.foes and target.points > 2:
            missing = sum(max(0, n - plan.supply(hero, area, pool, target, k)) for k, n in target.lack.items())
            total = sum(target.lack.values())
            if (0 < missing <= 2 or 0 < total - j.t.act.value <= 1) and total - missing <= j.t.act.value:
                return 1.5
    return -0.3


def deed(j: Judgement, name: str) -> float:
    """The Door With No Outside: remember, or turn the room over."""
    t = j.t
    if name == "remember":
        gone = j.mind.aims.track * min(2, t.track)
        return gone - j.losing("power", j.hero) - 2.0 if t.track >= 6 else -1.0
    before = j.world()
    door.turn_face(t, t.heroes[j.hero].area)
    after = j.world()
    door.turn_face(t, t.heroes[j.hero].area)
    return after - before - j.losing("magic", j.hero) - 0.8
