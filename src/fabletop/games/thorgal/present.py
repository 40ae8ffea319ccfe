"""What a seat may see, and what keys and events are called."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel import Decision, Event, Key, Message, Result
from .state import State


def view(t: State, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(t)
    for name in ("rng", "agenda", "scene", "shown", "terrain", "items", "findings", "foes", "events", "unused"):
        shown.pop(name, None)
    return shown


def picture(t: State) -> dict[str, Any]:
    return view(t, None)


def redeal(t: State, viewer: int) -> None:
    """Nothing is dealt face down: with the new seed the future is open."""


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    return {}


def components(t: State) -> dict[str, list[str | int]]:
    items: list[str | int] = [*t.items.items(), *t.display, *t.item_discard]
    for hero in t.heroes:
        items += hero.items
    return {"items": items, "actions": [*t.row, *t.unused], "terrain": [*t.path, *t.terrain.items()]}


def result(t: State) -> Result:
    won = any(ending.id == t.ending and ending.won for ending in t.tale.endings)
    return Result((int(won),) * t.n, (1 if won else 2,) * t.n, rank=f"th-{t.adventure}-ending-{t.ending}")


def prompt(t: State, decision: Decision) -> Message:
    return Message(f"th-ask-{decision.kind}")


def option(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"th-do-{key[0]}")


def event(happened: Event) -> Message:
    return Message(f"th-tell-{happened.name}")
