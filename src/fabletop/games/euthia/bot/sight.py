"""What was found out about spaces stays known as long as nothing changes that it depends on."""

from __future__ import annotations

from collections import OrderedDict
from typing import get_type_hints

import msgspec

from ....kernel import Deck
from ..state import Hero, State
from .lore import lore

Found = dict[str, list[tuple[float, str]]]
Sight = tuple[int, int, bytes]
_FOUND: OrderedDict[Sight, Found] = OrderedDict()
REMEMBERED = 256
PASSING = ("agenda", "scene", "rng", "shown", "active", "fight", "roll", "trading", "gained", "moved", "heroes")
"""What changes from choice to choice, and says nothing of spaces; Heroes are looked at one by one."""
HINTS = get_type_hints(State)
DECKS = tuple(name for name, hint in HINTS.items() if hint == Deck[str])
STACKS = tuple(name for name, hint in HINTS.items() if hint in (dict[str, Deck[str]], dict[int, Deck[str]]))
LASTING = tuple(name for name in State.__dataclass_fields__ if name not in (*PASSING, *DECKS, *STACKS))


def _sight(t: State, seat: int) -> Sight:
    """The whole state but what passes; of decks how many cards they have."""
    heroes = [_standing(t, hero) if i == seat else hero for i, hero in enumerate(t.heroes)]
    lasting = [getattr(t, name) for name in LASTING]
    sizes = [len(getattr(t, name)) for name in DECKS]
    sizes += [len(deck) for name in STACKS for deck in getattr(t, name).values()]
    return id(t.content), seat, msgspec.json.encode((heroes, lasting, sizes))


def _standing(t: State, hero: Hero) -> Hero:
    """The Hero wherever it is; its Movement points and tokens count where a Quest takes them."""
    hasty = any(id in lore(t).hasty for cards in t.faceup.values() for id in cards)
    found = hero.clone()
    found.at, found.granted, found.aided, found.ported = "", [], [], False
    if not hasty:
        found.moves, found.tokens = 0, [token for token in hero.tokens if token == "trade"]
    return found


def remembered(t: State, seat: int) -> Found:
    key = _sight(t, seat)
    found = _FOUND.get(key)
    if found is None:
        if len(_FOUND) >= REMEMBERED:
            _FOUND.popitem(last=False)
        found = _FOUND[key] = {}
    return found
