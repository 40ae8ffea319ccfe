"""Skills (TH-8) and the use of Items (TH-27): what a player may do in the own turn, when it fits."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import GO, REFRESH, SKILL, Go, Option, Refresh, UseItem, UseSkill
from ..events import ItemUsed, Refreshed, SkillUsed
from ..lists import run
from ..rounds.event_card import round_rule
from ..scenes import scene
from ..state import State
from ..story.moments import accepted, dearer_refresh, offers
from .items import discard_item
from .resources import has
from .spending import can_pay, pay


def may_use_skill(t: State, hero: int, moment: str) -> bool:
    """TH-8.6, TH-8.7, TH-8.10"""
    own = t.heroes[hero]
    if not own.ready or own.used == t.round or t.content.heroes[own.id].skill.timing != moment:
        return False
    return not round_rule(t, "skill")


def may_refresh(t: State, hero: int) -> bool:
    """TH-8.9"""
    return not t.heroes[hero].ready and can_pay(t, hero, refresh_cost(t, hero))


def refresh_cost(t: State, hero: int) -> dict[str, int]:
    skill = t.content.heroes[t.heroes[hero].id].skill
    cost: dict[str, int] = dict(skill.refresh.items())
    more = dearer_refresh(t)
    if more:
        cost["magic"] = cost.get("magic", 0) + more
    return cost


def may_use_item(t: State, hero: int, item: str, moment: str) -> bool:
    """TH-27.12, TH-27.13, TH-27.21"""
    card = t.content.items[item]
    late = moment == PENALTY_DUE and card.timing == "after" and any(each.ignores_penalties for each in card.effects)
    if not late and card.timing != moment:
        return False
    if card.action != "any" and not (t.acts and card.action == t.act.type):
        return False
    return all(has(t, hero, kind) >= number for kind, number in card.needs.items())


PENALTY_DUE = "penalty"  # an Item that ignores Penalties after the action is used when they are all that is left


def own_options(t: State, hero: int, moment: str) -> list[Option]:
    """What may be done now besides the question that is asked."""
    found: list[Option] = []
    own_turn = t.phase == "action" and hero == t.active  # TH-13.11, TH-28.20
    if own_turn and (may_use_skill(t, hero, moment) or (moment == "before" and may_use_skill(t, hero, "between"))):
        found.append(SKILL)
    if may_refresh(t, hero):
        found.append(REFRESH)
    if not own_turn:
        return found
    items = t.heroes[hero].items
    if items:
        found += [UseItem(item) for item in dict.fromkeys(items) if may_use_item(t, hero, item, moment)]
    if found or moment == "between":  # no window of its own
        found += offers(t, hero)
    return found


def any_time(t: State, hero: int, key: Option) -> Rules[None]:
    """Do it. Lists of effects come after the question; they change the action before it goes on."""
    match key:
        case Refresh():
            if (yield from pay(t, hero, refresh_cost(t, hero))):
                turn_up(t, hero)
        case UseSkill():
            use_skill(t, hero)
        case UseItem(item):
            use_item(t, hero, item)
        case _:
            yield from accepted(t, hero, key)


def turn_up(t: State, hero: int) -> None:
    """The Skill card shows its active side again."""
    t.heroes[hero].ready = True
    t.tell(Refreshed, "TH-8.9", t.heroes[hero].id)


def use_skill(t: State, hero: int) -> None:
    """TH-8.8"""
    own = t.heroes[hero]
    own.ready, own.used = False, t.round
    t.tell(SkillUsed, "TH-8.6", own.id)
    run(t, f"skill-{own.id}", hero)


def use_item(t: State, hero: int, item: str) -> None:
    """TH-27.9"""
    discard_item(t, hero, item)
    t.tell(ItemUsed, "TH-27.9", t.heroes[hero].id, item)
    run(t, f"item-{item}", hero)


def _own(t: State, seat: int, hero: int, moment: str) -> list[Option]:
    return [GO, *own_options(t, hero, moment)]


USE = Ask("use", "TH-13.11", _own)


def use_items(t: State, hero: int, moment: str) -> Rules[None]:
    """Asked again after each use, by a scene of its own, so that effects are resolved in between."""
    key = yield from ask(t, t.seat(hero), USE, hero, moment)
    if not isinstance(key, Go):
        t.then("use_more", hero, moment)
        yield from any_time(t, hero, key)


def offer(t: State, hero: int, moment: str) -> Rules[None]:
    """A Skill that answers to something that has just happened."""
    if may_use_skill(t, hero, moment):
        key = yield from ask(t, t.seat(hero), ANSWER, hero)
        if isinstance(key, UseSkill):
            use_skill(t, hero)


ANSWER = Ask("skill", "TH-8.6", lambda t, seat, hero: [GO, SKILL])


@scene()
def use_more(t: State, hero: int, moment: str) -> Rules[None]:
    if own_options(t, hero, moment):
        yield from use_items(t, hero, moment)


@scene()
def refreshing(t: State, hero: int) -> Rules[None]:
    """Besides the own turn a Skill can be refreshed before the Event phase takes its course (TH-8.13)."""
    t.phase = "event"
    if may_refresh(t, hero):
        yield from use_items(t, hero, "event")
