"""What an Event card does during the Action phase (TH-28.12)."""

from __future__ import annotations

from typing import Literal

from ..content.box import RoundRules, Trigger
from ..lists import run
from ..state import State


def current_rules(t: State) -> tuple[RoundRules, ...]:
    """The rules of the round; they hold in the Action phase, and only there (TH-28.12)."""
    return t.content.events[t.event].round_rules if t.event and t.phase == "action" else ()


def current_triggers(t: State) -> tuple[Trigger, ...]:
    return t.content.events[t.event].action_phase if t.event and t.phase == "action" else ()


def round_rule(t: State, name: str) -> bool:
    """Whether the Event forbids or changes something this round."""
    rules = current_rules(t)
    return bool(rules) and any(each.is_called(name) for each in rules)


def value_change(t: State, type: str, value: int) -> int:
    for each in current_rules(t):
        value = each.valued(type, value)
    return value


def counts_as(t: State, icon: str, on: Literal["path", "enemy"] = "path") -> str:
    """What an icon on a Terrain or Enemy card counts as this round; of alternatives each for itself."""
    for each in current_rules(t):
        icon = each.counted(icon, on)
    return icon


def most_healed(t: State, size: int) -> int:
    for each in current_rules(t):
        size = each.most_healed(size)
    return size


def trigger(t: State, when: str, hero: int, *, type: str = "", size: int = 0, what: str = "") -> None:
    """Something happened: the Event card may answer to it, in the order of its text."""
    triggers = current_triggers(t)
    for i in reversed(range(len(triggers))):
        each = triggers[i]
        if each.when == when and _answers(t, each, hero, type, size, what):
            run(t, f"event-{t.event}-{i}", hero)


def _answers(t: State, each: Trigger, hero: int, type: str, size: int, what: str) -> bool:
    return (
        each.type in ("", type)
        and size >= each.size
        and each.what in ("", what)
        and (each.if_ is None or each.if_.holds(t, hero))
    )
