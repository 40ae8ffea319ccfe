"""The pack of Thorgal: the box and the adventures as data, and the checks that they hold together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...kernel.content import Fault, Pack, Raw
from .content import (
    ActionCard,
    Adventure,
    Content,
    Die,
    Enemy,
    EventCard,
    Finding,
    HeroEntry,
    Item,
    SpecialAction,
    Terrain,
    Tile,
)
from .content.compiled import compiled
from .content.loose_ends import check_whole, loose_ends
from .content.names import check, names
from .content.word_checks import word_faults


def _checked(raw: Raw) -> Content:
    content = compiled(raw)
    check(content)
    return content


def _inspect(content: Content, folders: Mapping[str, Path]) -> list[Fault]:
    return [*names(content), *loose_ends(content), *word_faults(content, folders)]


def _count(kind: str, raw: Raw) -> int:
    if kind == "hero_item":
        return sum(bool(item.hero) for item in raw["item"].values())
    if kind == "item":
        return sum(not item.hero for item in raw["item"].values())
    return sum(entry.pieces() for entry in raw.get(kind, {}).values())


PACK: Pack[Content] = Pack(
    folder=Path(__file__).parent / "content",
    kinds={
        "tile": Tile,
        "die": Die,
        "hero": HeroEntry,
        "item": Item,
        "action": ActionCard,
        "special_action": SpecialAction,
        "terrain": Terrain,
        "enemy": Enemy,
        "finding": Finding,
        "event": EventCard,
        "adventure": Adventure,
    },
    make=_checked,
    count=_count,
    apart=("adventure",),
    home=Path(__file__).parent,
    whole=check_whole,
    draft=compiled,
    inspect=_inspect,
)
