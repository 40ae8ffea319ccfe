"""What an adventure adds to the rules (TH-7.4, TH-35): the general rules call a moment and know no adventure.

Which special rules have a say at a moment, its map says (`story/special.py`).
"""

from __future__ import annotations

from ....kernel import Rules
from ..choices import Deed, Option, Way
from ..content import MYSTIC, Border
from ..events import Shielded
from ..lists import run_own
from ..state import State
from .special import BORDERS, BorderRule, Mark, Rule


def rules_of(t: State, moment: str) -> tuple[Rule, ...]:
    """The special rules with a say at a moment; most have none."""
    return t.content.maps[t.adventure].rules[moment]


# -- moments ---------------------------------------------------------------------------------------


def deeds(t: State, hero: int) -> list[Deed]:
    return [Deed(name) for each in rules_of(t, "deeds") for name in each.deeds(t, hero)]


def do_deed(t: State, hero: int, name: str) -> Rules[None]:
    for each in rules_of(t, "deed"):
        yield from each.deed(t, hero, name)


def entered(t: State, hero: int) -> None:
    for each in rules_of(t, "entered"):
        each.entered(t, hero)


def round_begins(t: State) -> None:
    """A marked round (TH-7.6, TH-7.10)."""
    run_own(t, f"round-{t.round}", t.chooser)


def turn_over(t: State) -> None:
    for each in rules_of(t, "turn_over"):
        each.turn_over(t)


def own_value(t: State, hero: int, type: str, value: int) -> int:
    for each in rules_of(t, "own_value"):
        value = each.own_value(t, hero, type, value)
    return value


def rooted_refusal(t: State, hero: int) -> str:
    for each in rules_of(t, "rooted_refusal"):
        if why := each.rooted_refusal(t, hero):
            return why
    return ""


def move_begins(t: State, hero: int) -> Rules[None]:
    for each in rules_of(t, "move_begins"):
        yield from each.move_begins(t, hero)


def move_ends(t: State, hero: int) -> Rules[None]:
    for each in rules_of(t, "move_ends"):
        yield from each.move_ends(t, hero)


def ways(t: State, hero: int) -> list[Way]:
    return [key for each in rules_of(t, "ways") for key in each.ways(t, hero)]


def way_taken(t: State, hero: int, key: Way) -> Rules[None]:
    for each in rules_of(t, "way_taken"):
        yield from each.way_taken(t, hero, key)


def combat_begins(t: State, hero: int) -> None:
    for each in rules_of(t, "combat_begins"):
        each.combat_begins(t, hero)


def step_two(t: State) -> None:
    for each in rules_of(t, "step_two"):
        each.step_two(t)


def icon_called(t: State, icon: str) -> bool:
    """A shield swallows the call of an Event icon; one that is ignored is not called at all."""
    if any(each.icon_ignored(t, icon) for each in rules_of(t, "icon_ignored")):
        return False
    if t.shields.get(icon):
        t.shields[icon] -= 1
        t.tell(Shielded, "TH-28.6", t.adventure, icon)
        return False
    return True


def own_box_refusal(t: State, hero: int, name: str) -> str:
    """The condition of a box."""
    location, _, box = t.map.boxes[name]
    return "TH-7.4" if box.only is not None and not box.only.holds(t, hero, location) else ""


def box_chosen(t: State, hero: int, name: str) -> None:
    for each in rules_of(t, "box_chosen"):
        each.box_chosen(t, hero, name)


def location_refusal(t: State, location: str) -> str:
    for each in rules_of(t, "location_refusal"):
        if why := each.location_refusal(t, location):
            return why
    return ""


def assignable_from(t: State, name: str, kind: str) -> list[int]:
    return [hero for each in rules_of(t, "assignable_from") for hero in each.assignable_from(t, name, kind)]


def unspendable(t: State, name: str, kind: str) -> bool:
    rules = rules_of(t, "unspendable")
    return bool(rules) and any(each.unspendable(t, name, kind) for each in rules)


def dearer_box(t: State, name: str) -> list[str]:
    return [kind for each in rules_of(t, "dearer_box") for kind in each.dearer_box(t, name)]


def trust_needed(t: State, result: int) -> int:
    for each in rules_of(t, "trust_needed"):
        result = each.trust_needed(t, result)
    return result


def stand_ins(t: State, hero: int, kind: str) -> list[str]:
    return [other for each in rules_of(t, "stand_ins") for other in each.stand_ins(t, hero, kind)]


def spent_instead(t: State, hero: int, kind: str) -> Rules[None]:
    for each in rules_of(t, "spent_instead"):
        yield from each.spent_instead(t, hero, kind)


def arriving_tier(t: State, location: str, tier: str) -> str:
    for each in rules_of(t, "arriving_tier"):
        tier = each.arriving_tier(t, location, tier)
    return tier


def marker_stopped(t: State, space: int) -> bool:
    return any(each.marker_stopped(t, space) for each in rules_of(t, "marker_stopped"))


def foe_marks(t: State, location: str) -> list[Mark]:
    return [mark for each in rules_of(t, "foe_marks") for mark in each.foe_marks(t, location)]


def foe_tier(t: State, location: str, tier: str, index: int) -> str:
    """The deck that a token draws from; a Mystic one as its adventure says (TH-23.5)."""
    if tier != MYSTIC:
        return tier
    return next((each.foe_tier(t, location, index) for each in rules_of(t, "foe_tier")), "minor")


def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    for each in rules_of(t, "after_combat"):
        if (yield from each.after_combat(t, hero, location, foes, won)):
            return True
    return False


def counts_for_box(t: State, location: str, index: int) -> bool:
    return all(each.counts_for_box(t, location, index) for each in rules_of(t, "counts_for_box"))


def goal_due(t: State) -> Rules[None]:
    for each in rules_of(t, "goal_due"):
        yield from each.goal_due(t)


def goal_stuck(t: State) -> None:
    for each in rules_of(t, "goal_stuck"):
        each.goal_stuck(t)


def offers(t: State, hero: int) -> list[Option]:
    return [key for each in rules_of(t, "offers") for key in each.offers(t, hero)]


def accepted(t: State, hero: int, key: Option) -> Rules[None]:
    for each in rules_of(t, "accepted"):
        yield from each.accepted(t, hero, key)


def dearer_refresh(t: State) -> int:
    more = 0
    for each in rules_of(t, "dearer_refresh"):
        more += each.dearer_refresh(t)
    return more


# -- Borders ---------------------------------------------------------------------------------------


def border_cost(t: State, border: Border) -> int:
    rules = rules_of(t, "border_cost")
    return min([each.border_cost(t, border) for each in rules]) if rules else border.multiplicity


def border_rule_of(t: State, border: Border) -> BorderRule:
    """TH-16.9; a Border that is not Special, or for which the adventure gives no rule, has none (TH-16.19)."""
    return BORDERS[t.tale.border_rules.get(border.kind, "") if border.kind in ("red", "blue") else ""]
