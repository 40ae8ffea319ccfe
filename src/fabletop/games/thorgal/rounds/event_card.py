"""What an Event card does during the Action phase (TH-28.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..conditions import area_fits, holds
from ..content import Trigger
from ..lists import run
from ..state import State

if TYPE_CHECKING:
    from collections.abc import Iterable


def current(t: State) -> Iterable[tuple[int, Trigger]]:
    """What holds in the Action phase, and only there (TH-28.12)."""
    return enumerate(t.content.events[t.event].action_phase) if t.event and t.phase == "action" else ()


def round_rule(t: State, name: str) -> bool:
    """Whether the Event forbids or changes something this round."""
    if not t.event:
        return False
    return any(each.rule in ("forbid", "special") and (each.what == name or each.id == name) for _, each in current(t))


def value_change(t: State, type: str, value: int) -> int:
    for _, each in current(t):
        if each.rule == "value" and each.type == type:
            value = max(min(value, each.min), value + each.n)
    return value


def counts_as(t: State, icon: str) -> str:
    """What an icon on a Terrain card counts as this round; of alternatives each for itself."""
    for _, each in current(t):
        if each.rule == "treat":
            counted = "" if each.as_ == "empty" else each.as_
            parts = [counted if part == each.what else part for part in icon.split("/")]
            icon = "/".join(part for part in parts if part)
    return icon


def most_healed(t: State, size: int) -> int:
    for _, each in current(t):
        if each.rule == "heal_max":
            size = min(size or each.size, each.size)
    return size


def trigger(t: State, when: str, hero: int, *, type: str = "", size: int = 0, what: str = "") -> None:
    """Something happened: the Event card may answer to it."""
    for i, each in current(t):
        if each.when != when or (each.once and t.event in t.spent):
            continue
        if (each.type and each.type != type) or size < each.size or (each.what and each.what != what):
            continue
        if each.where is not None and not area_fits(t, each.where, t.heroes[hero].area):
            continue
        if each.if_ is not None and not holds(t, each.if_, hero):
            continue
        if each.once:
            t.spent.append(t.event)
        run(t, f"event-{t.event}-{i}", hero)
