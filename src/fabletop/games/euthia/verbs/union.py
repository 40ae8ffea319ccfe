"""All verbs as one type: what the pack is read with."""

from __future__ import annotations

import sys
from typing import Union

from .. import content
from ..tale_cards import OWN
from . import foes, goods, lasting, monsters, moving, passive, rolls, single, tiles
from .base import every_verb

FAMILIES = (foes, goods, lasting, monsters, moving, passive, rolls, single, tiles)


def learn_verbs() -> None:
    """Tell the schema of the pack what an effect is: msgspec looks it up there when it first reads an entry."""
    own = {each.__module__: sys.modules[each.__module__] for each in OWN.values()}
    for schema in (content, *own.values()):
        setattr(schema, "Effect", Union[tuple(every_verb())])  # noqa: B010, UP007 (a type made at run time)
