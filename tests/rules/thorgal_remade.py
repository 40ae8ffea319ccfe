"""The pack of Thorgal with some entries that are not its own: only these are made and checked anew."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

from fabletop.games.thorgal.content import Content
from fabletop.games.thorgal.content.compiled import compiled
from fabletop.games.thorgal.content.names import check
from fabletop.games.thorgal.pack import PACK
from fabletop.kernel.content import Raw

TOGETHER = "tile"  # they are ordered by their size


def remade(raw: Raw) -> Content:
    """As the pack makes it, in a fraction of the time."""
    others = {kind: _others(kind, entries) for kind, entries in raw.items()}
    if others[TOGETHER]:
        return PACK.make(raw)
    after = _made(others)
    content = _merged(_before(tuple((kind, id) for kind, entries in others.items() for id in entries)), after)
    check(replace(content, lists=after.lists, listings=after.listings))
    return content


def _others(kind: str, entries: dict[str, Any]) -> dict[str, Any]:
    own = _own_raw()[kind]
    return {id: entry for id, entry in entries.items() if entry is not own.get(id)}


@cache
def _own() -> Content:
    """Of these tests alone: those that teach a pack new lists do not reach it."""
    return PACK.with_only({}).load()


@cache
def _own_raw() -> Raw:
    own = _own()
    special = {id: each for id, each in own.specials.items() if id in PACK.entries()["special_action"]}
    return {
        "tile": own.tiles,
        "die": own.dice,
        "hero": own.heroes,
        "item": own.items,
        "action": own.actions,
        "special_action": special,
        "terrain": own.terrain,
        "enemy": own.enemies,
        "finding": own.findings,
        "event": own.events,
        "adventure": own.adventures,
    }


@cache
def _before(others: tuple[tuple[str, str], ...]) -> Content:
    """What came of these entries, as far as they are the pack's own."""
    own = _own_raw()
    return _made({kind: {id: own[kind][id] for of, id in others if of == kind and id in own[kind]} for kind in own})


def _made(entries: Raw) -> Content:
    """What comes of these entries alone; there is a Terrain card in every pack."""
    id, card = next(iter(_own().terrain.items()))
    return compiled({**entries, "terrain": {id: card, **entries["terrain"]}})


def _merged(before: Content, after: Content) -> Content:
    """The pack with what comes of some entries instead of what came of them before, in the same order."""
    made = {}
    for each in (field.name for field in fields(Content)):
        own, old, new = getattr(_own(), each), getattr(before, each), getattr(after, each)
        if isinstance(own, dict):
            made[each] = {name: value for name, value in own.items() if name in new or name not in old} | new
    return replace(_own(), **{**made, "by_size": dict(_own().by_size)})
