"""Skills (TH-8) and the use of Items (TH-27): what a player may do in the own turn, when it fits."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
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
    skill = t.content.heroes[own.id].skill
    return own.ready and own.used != t.round and skill.timing == moment and not round_rule(t, "skill")


def may_refresh(t: State, hero: int) -> bool:
    """TH-8.9"""
    own = t.heroes[hero]
    return not own.ready and can_pay(t, hero, refresh_cost(t, hero))


def refresh_cost(t: State, hero: int) -> dict[str, int]:
    skill = t.content.heroes[t.heroes[hero].id].skill
    cost: dict[str, int] = {str(kind): number for kind, number in skill.refresh.items()}
    more = dearer_refresh(t)
    if more:
        cost["magic"] = cost.get("magic", 0) + more
    return cost


def may_use_item(t: State, hero: int, item: str, moment: str) -> bool:
    """TH-27.12, TH-27.13, TH-27.21"""
    card = t.content.items[item]
    late = moment == PENALTY_DUE and card.timing == "after"
    if late:
        late = any(each.do == "ignore_penalty" for each in card.effects)
    if not late and card.timing != moment:
        return False
    if card.action != "any" and not (t.acts and card.action == t.act.type):
        return False
    return all(has(t, hero, kind) >= number for kind, number in card.needs.items())


PENALTY_DUE = "penalty"  # an Item that ignores Penalties after the action is used when they are all that is left


def own_keys(t: State, hero: int, moment: str) -> list[Key]:
    """What may be done now besides the question that is asked."""
    keys: list[Key] = []
    own_turn = t.phase == "action" and hero == t.active  # TH-13.11, TH-28.20
    if own_turn and (may_use_skill(t, hero, moment) or (moment == "before" and may_use_skill(t, hero, "between"))):
        keys.append(("skill",))
    if may_refresh(t, hero):
        keys.append(("refresh",))
    if not own_turn:
        return keys
    keys += [("item", item) for item in dict.fromkeys(t.heroes[hero].items) if may_use_item(t, hero, item, moment)]
    if keys or moment == "between":  # no window of its own
        keys += offers(t, hero)
    return keys


def any_time(t: State, hero: int, key: Key) -> Rules[None]:
    """Do it. Lists of effects come after the question; they change the action before it goes on."""
    if key[0] == "refresh":
        if (yield from pay(t, hero, refresh_cost(t, hero))):
            t.heroes[hero].ready = True
            t.tell("refreshed", "TH-8.9", t.heroes[hero].id)
    elif key[0] == "skill":
        use_skill(t, hero)
    elif key[0] == "item":
        use_item(t, hero, str(key[1]))
    else:
        yield from accepted(t, hero, key)


def use_skill(t: State, hero: int) -> None:
    """TH-8.8"""
    own = t.heroes[hero]
    own.ready, own.used = False, t.round
    t.tell("skill", "TH-8.6", own.id)
    run(t, f"skill-{own.id}", hero)


def use_item(t: State, hero: int, item: str) -> None:
    """TH-27.9"""
    discard_item(t, hero, item)
    t.tell("used_item", "TH-27.9", t.heroes[hero].id, item)
    run(t, f"item-{item}", hero)


def _own(t: State, seat: int, hero: int, moment: str) -> list[Key]:
    return [("go",), *own_keys(t, hero, moment)]


USE = Question("use", "TH-13.11", _own)


def offer_items(t: State, hero: int, moment: str) -> Rules[None]:
    """Asked again after each use, by a scene of its own, so that effects are resolved in between."""
    key = yield from ask(t, t.seat(hero), USE, hero, moment)
    if key != ("go",):
        t.then("use_more", hero, moment)
        yield from any_time(t, hero, key)


def offer(t: State, hero: int, moment: str) -> Rules[None]:
    """A Skill that answers to something that has just happened."""
    if may_use_skill(t, hero, moment):
        key = yield from ask(t, t.seat(hero), SKILL, hero)
        if key == ("skill",):
            use_skill(t, hero)


SKILL = Question("skill", "TH-8.6", lambda t, seat, hero: [("go",), ("skill",)])


@scene()
def use_more(t: State, hero: int, moment: str) -> Rules[None]:
    yield from offer_items(t, hero, moment)


@scene()
def refreshing(t: State, hero: int) -> Rules[None]:
    """Besides the own turn a Skill can be refreshed before the Event phase takes its course (TH-8.13)."""
    t.phase = "event"
    yield from offer_items(t, hero, "event")
