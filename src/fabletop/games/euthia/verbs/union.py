"""All verbs as one type: what the pack is read with."""

from __future__ import annotations

from typing import Union

from .. import content, tale_cards
from . import foes, goods, lasting, monsters, moving, passive, rolls, single, tiles
from .base import every_verb

FAMILIES = (foes, goods, lasting, monsters, moving, passive, rolls, single, tiles)


def learn_verbs() -> None:
    """Tell the schema of the pack what an effect is: msgspec looks it up there when it first reads an entry."""
    for schema in (content, tale_cards):
        setattr(schema, "Effect", Union[tuple(every_verb())])  # noqa: B010, UP007 (a type made at run time)
