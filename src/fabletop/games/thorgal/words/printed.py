"""What is printed on the cards and pages that lie open, in words: the effects of their colours and corners."""

from __future__ import annotations

from typing import Any

from ....kernel.messages import plain
from ..state import State
from .effects import EffectWords

SIDES = ("red", "yellow", "corner")  # of a Terrain card; an Enemy card has no corner


def cards(t: State) -> dict[str, dict[str, list[Any]]]:
    """The Terrain cards of the Path and the Enemy cards of the Combat: what each colour and the corner do."""
    shown = [*t.path, *(() if t.fight is None else (*t.fight.cards, *t.fight.offered))]
    return {
        card: {side: _said(t, name) for side in SIDES if (name := f"{side}-{card}") in t.content.lists}
        for card in dict.fromkeys(shown)
    }


def pages(t: State) -> dict[str, dict[str, Any]]:
    """The Paragraphs that were read: their effects, and those of their Side Threads."""
    return {str(number): _page(t, number) for number in t.told}


def _page(t: State, number: int) -> dict[str, Any]:
    threads = range(len(t.map.paragraphs[number].threads))
    return {
        "effects": _said(t, f"{t.adventure}:par-{number}"),
        "threads": [_said(t, f"{t.adventure}:thread-{number}-{i}") for i in threads],
    }


def _said(t: State, name: str) -> list[Any]:
    return [plain(each) for each in EffectWords(t.content, t.adventure).effects(t.content.lists.get(name, ()))]
