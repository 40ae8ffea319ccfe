"""What an Event card does during the Action phase (TH-28.12)."""

from __future__ import annotations

from typing import Literal

from ..content import ChangeValue, Forbid, HealMost, Special, Treat
from ..content.box import RoundRules, Trigger
from ..content.parts import alternatives
from ..lists import run
from ..state import State


def current_rules(t: State) -> tuple[RoundRules, ...]:
    """The rules of the round; they hold in the Action phase, and only there (TH-28.12)."""
    return t.content.events[t.event].round_rules if t.event and t.phase == "action" else ()


def current_triggers(t: State) -> tuple[Trigger, ...]:
    return t.content.events[t.event].action_phase if t.event and t.phase == "action" else ()


def round_rule(t: State, name: str) -> bool:
    """Whether the Event forbids or changes something this round."""
    for each in current_rules(t):
        if (isinstance(each, Forbid) and each.what == name) or (isinstance(each, Special) and each.id == name):
            return True
    return False


def value_change(t: State, type: str, value: int) -> int:
    for each in current_rules(t):
        if isinstance(each, ChangeValue) and each.type == type:
            value = max(min(value, each.min), value + each.n)
    return value


def counts_as(t: State, icon: str, on: Literal["path", "enemy"] = "path") -> str:
    """What an icon on a Terrain or Enemy card counts as this round; of alternatives each for itself."""
    for each in current_rules(t):
        if isinstance(each, Treat) and (each.everywhere or on == "path"):
            counted = "" if each.as_ == "empty" else each.as_
            parts = [counted if part == each.what else part for part in alternatives(icon)]
            icon = "/".join(part for part in parts if part)
    return icon


def most_healed(t: State, size: int) -> int:
    for each in current_rules(t):
        if isinstance(each, HealMost):
            size = min(size or each.size, each.size)
    return size


def trigger(t: State, when: str, hero: int, *, type: str = "", size: int = 0, what: str = "") -> None:
    """Something happened: the Event card may answer to it, in the order of its text."""
    for i, each in reversed(list(enumerate(current_triggers(t)))):
        if each.when == when and _answers(t, each, hero, type, size, what):
            run(t, f"event-{t.event}-{i}", hero)


def _answers(t: State, each: Trigger, hero: int, type: str, size: int, what: str) -> bool:
    return (
        each.type in ("", type)
        and size >= each.size
        and each.what in ("", what)
        and (each.if_ is None or each.if_.holds(t, hero))
    )
