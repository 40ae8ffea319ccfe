"""What an adventure adds to the rules (TH-7.4, TH-35). Its special rules are named in its data.

A rule is a set of hooks: functions that the general rules call at their moments. Any adventure, also an owner's
own, may name a rule that exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from ....kernel import Key, Rules
from ..conditions import holds
from ..content import MYSTIC, Border
from ..lists import run_own
from ..state import State

F = TypeVar("F", bound=Callable[..., Any])

HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}  # moment -> rule -> code
BORDERS: dict[str, dict[str, Callable[..., Any]]] = {}  # rule of a Special Border -> allows / effect
TOLD: list[str] = []  # special rules that have words and need no code


def hook(rule: str) -> Callable[[F], F]:
    """A function of a special rule; its name is the moment at which it is called."""

    def register(code: F) -> F:
        HOOKS.setdefault(code.__name__, {})[rule] = code
        return code

    return register


def told(*rules: str) -> None:
    """Special rules that the effects and conditions of the data carry out."""
    TOLD.extend(rules)


def border_rule(rule: str) -> Callable[[F], F]:
    """What a Special Border does: functions of these names, of which a rule may have several.

    `allows(t, hero, border) -> clause or ""`; `shut(t, border)`, as if a Block token lay there;
    `leave(t, hero, border, normal)` before the crossing, where `normal` says that the Hero treats the Border as
    Normal; `effect(t, hero, border)` after it.
    """

    def register(code: F) -> F:
        BORDERS.setdefault(rule, {})[code.__name__] = code
        return code

    return register


def rules_of(t: State, moment: str) -> tuple[Callable[..., Any], ...]:
    """The code of the special rules, then that of the adventure as a whole, which goes by its id."""
    return _hooked(moment, t.adventure, t.tale.rules)


@cache
def _hooked(moment: str, adventure: str, rules: tuple[str, ...]) -> tuple[Callable[..., Any], ...]:
    known = HOOKS.get(moment, {})
    return tuple(known[rule] for rule in (*rules, adventure) if rule in known)


# -- moments ---------------------------------------------------------------------------------------


def own_turn(t: State, hero: int) -> Rules[None]:
    """Before and after the action of a turn."""
    for code in tuple(rules_of(t, "own_turn")):
        yield from code(t, hero)


def deeds(t: State, hero: int) -> list[Key]:
    """What the adventure lets a Hero do besides the action, before it and after it."""
    return [("deed", name) for code in rules_of(t, "deeds") for name in code(t, hero)]


def do_deed(t: State, hero: int, name: str) -> Rules[None]:
    for code in tuple(rules_of(t, "deed")):
        yield from code(t, hero, name)


def entered(t: State, hero: int) -> None:
    for code in rules_of(t, "entered"):
        code(t, hero)


def round_begins(t: State) -> None:
    """A marked round (TH-7.6, TH-7.10)."""
    run_own(t, f"round-{t.round}", t.chooser)
    for code in rules_of(t, "round_begins"):
        code(t)


def turn_over(t: State) -> None:
    """The end of any turn, when its action is resolved."""
    for code in rules_of(t, "turn_over"):
        code(t)


def own_value(t: State, hero: int, type: str, value: int) -> int:
    """The value of a Hero's action, Main or Additional, as the adventure changes it."""
    for code in rules_of(t, "own_value"):
        value = code(t, hero, type, value)
    return value


def rooted(t: State, hero: int) -> str:
    """Why a Hero cannot leave its Area at all, or nothing."""
    for code in rules_of(t, "rooted"):
        if why := code(t, hero):
            return str(why)
    return ""


def move_begins(t: State, hero: int) -> Rules[None]:
    """Just before a Move."""
    for code in tuple(rules_of(t, "move_begins")):
        yield from code(t, hero)


def move_ends(t: State, hero: int) -> Rules[None]:
    for code in tuple(rules_of(t, "move_ends")):
        yield from code(t, hero)


def ways(t: State, hero: int) -> list[Key]:
    """What the value of a Move may be used for besides crossing Borders."""
    return [key for code in rules_of(t, "ways") for key in code(t, hero)]


def way_taken(t: State, hero: int, key: Key) -> Rules[None]:
    for code in tuple(rules_of(t, "way_taken")):
        yield from code(t, hero, key)


def combat_begins(t: State, hero: int) -> None:
    """The dice of a Combat are taken."""
    for code in rules_of(t, "combat_begins"):
        code(t, hero)


def step_two(t: State) -> None:
    for code in rules_of(t, "step_two"):
        code(t)


def icon_called(t: State, icon: str) -> bool:
    """A shield swallows the call of an Event icon; one that is ignored is not called at all."""
    if any(code(t, icon) for code in rules_of(t, "icon_ignored")):
        return False
    shield = f"shield_{icon}"
    if t.notes.get(shield):
        t.notes[shield] -= 1
        t.tell("shielded", "TH-28.6", t.word("icon", icon))
        return False
    return True


def box_open(t: State, hero: int, name: str) -> str:
    """A box may ask for more than its Location does."""
    location, _, index = name.rpartition("-")
    only = t.map.locations[location].boxes[int(index)].only
    if only is not None and not holds(t, only, hero, location):
        return "TH-7.4"
    for code in rules_of(t, "box_open"):
        if why := code(t, hero, name):
            return str(why)
    return ""


def box_chosen(t: State, hero: int, name: str) -> None:
    """The box of an Assign is chosen, nothing was put there yet."""
    for code in rules_of(t, "box_chosen"):
        code(t, hero, name)


def location_shut(t: State, location: str) -> str:
    """A Location may be out of reach without a Block token; so are its Enemies."""
    for code in rules_of(t, "location_shut"):
        if why := code(t, location):
            return str(why)
    return ""


def assignable_from(t: State, name: str, kind: str) -> list[int]:
    """Heroes whose Resources may be assigned here, wherever they are and unasked."""
    return [hero for code in rules_of(t, "assignable_from") for hero in code(t, name, kind)]


def unspendable(t: State, name: str, kind: str) -> bool:
    """Some Resources are good for some boxes only, even if a card lets any kind be assigned."""
    return any(code(t, name, kind) for code in rules_of(t, "unspendable"))


def dearer_box(t: State, name: str) -> list[str]:
    """The kinds of which a box asks for 1 more, besides its Raised-cost tokens."""
    return [kind for code in rules_of(t, "dearer_box") for kind in code(t, name)]


def stand_ins(t: State, hero: int, kind: str) -> list[str]:
    """Resources that a Hero may spend as if they were of that kind."""
    return [other for code in rules_of(t, "stand_ins") for other in code(t, hero, kind)]


def spent_instead(t: State, hero: int, kind: str) -> Rules[None]:
    """What it costs to have spent such a Resource."""
    for code in tuple(rules_of(t, "spent_instead")):
        yield from code(t, hero, kind)


def arriving_tier(t: State, location: str, tier: str) -> str:
    """The Enemy token that is put down when one of that tier is to be."""
    for code in rules_of(t, "arriving_tier"):
        tier = code(t, location, tier)
    return tier


def marker_stopped(t: State, space: int) -> bool:
    """Something keeps the Adventure-track marker from that space."""
    return any(code(t, space) for code in rules_of(t, "marker_stopped"))


def foe_marks(t: State, location: str) -> list[int | str]:
    """The Heroes (or cards) whose the Mystic tokens of a Location are, in the order of the tokens; none if alike."""
    return [mark for code in rules_of(t, "foe_marks") for mark in code(t, location)]


def foe_tier(t: State, location: str, tier: str, index: int) -> str:
    """The deck that a token draws from; a Mystic one as its adventure says (TH-23.5)."""
    if tier != MYSTIC:
        return tier
    for code in rules_of(t, "foe_tier"):
        return str(code(t, location, index))
    return "minor"


def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    """Whether the tokens are kept though the Combat was won."""
    for code in tuple(rules_of(t, "after_combat")):
        if (yield from code(t, hero, location, foes, won)):
            return True
    return False


def counts_for_box(t: State, location: str, index: int) -> bool:
    """Some Enemy tokens need not be beaten for the Combat box of their Location, and beating them opens none."""
    return all(code(t, location, index) for code in rules_of(t, "counts_for_box"))


def goal_due(t: State) -> Rules[None]:
    """A Goal token is about to be put on an Action card."""
    for code in tuple(rules_of(t, "goal_due")):
        yield from code(t)


def goal_stuck(t: State) -> None:
    """No Action card is left for a Goal token that must be put there."""
    for code in rules_of(t, "goal_stuck"):
        code(t)


def offers(t: State, hero: int) -> list[Key]:
    """What a card of the adventure lets the Hero do at any time of the own turn."""
    return [key for code in rules_of(t, "offers") for key in code(t, hero)]


def accepted(t: State, hero: int, key: Key) -> Rules[None]:
    for code in tuple(rules_of(t, "accepted")):
        yield from code(t, hero, key)


def dearer_refresh(t: State) -> int:
    return sum(code(t) for code in rules_of(t, "dearer_refresh"))


def border_cost(t: State, border: Border) -> int:
    """How many times a Border counts as drawn (TH-16.8)."""
    return min((int(code(t, border)) for code in rules_of(t, "border_cost")), default=border.multiplicity)


def border_allows(t: State, hero: int, border: Border) -> str:
    """TH-16.9, TH-16.19; a hard rule holds even for who treats Borders as Normal."""
    if border.kind not in ("red", "blue"):
        return ""
    rule = BORDERS.get(t.tale.border_rules.get(border.kind, ""), {})
    return str(rule["allows"](t, hero, border)) if "allows" in rule else ""


def border_shut(t: State, border: Border) -> bool:
    """As if a Block token lay on it."""
    if border.kind not in ("red", "blue"):
        return False
    rule = BORDERS.get(t.tale.border_rules.get(border.kind, ""), {})
    return "shut" in rule and bool(rule["shut"](t, border))


def border_leave(t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
    if border.kind in ("red", "blue"):
        rule = BORDERS.get(t.tale.border_rules.get(border.kind, ""), {})
        if "leave" in rule:
            yield from rule["leave"](t, hero, border, normal)


def border_effect(t: State, hero: int, border: Border) -> Rules[None]:
    if border.kind in ("red", "blue"):
        rule = BORDERS.get(t.tale.border_rules.get(border.kind, ""), {})
        if "effect" in rule:
            yield from rule["effect"](t, hero, border)
