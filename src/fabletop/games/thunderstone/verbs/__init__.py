"""All verbs. A new one is a class in one of these modules: it registers itself by being there."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import ModuleType

from .. import content
from . import base, battle, beyond, breach, dungeon, passive, village
from .base import Verb


def _of(kind: type[Verb], *modules: ModuleType) -> list[type[Verb]]:
    """The verbs of a kind that some modules declare."""
    things = [thing for module in modules for thing in vars(module).values()]
    return [each for each in things if isinstance(each, type) and issubclass(each, kind) and each is not kind]


KINDS: dict[str, list[type[Verb]]] = {
    "PassiveVerb": _of(base.PassiveVerb, passive),
    "VillageVerb": _of(base.VillageVerb, village),
    "DungeonVerb": _of(base.DungeonVerb, dungeon, beyond),
    "BattleVerb": _of(base.BattleVerb, battle),
    "BreachVerb": _of(base.BreachVerb, breach),
}
VERBS = [verb for verbs in KINDS.values() for verb in verbs]

# msgspec looks up what a card may do by these names when the first card is read: there each stands for its verbs.
for name, verbs in KINDS.items():
    setattr(content, name, reduce(or_, verbs))
