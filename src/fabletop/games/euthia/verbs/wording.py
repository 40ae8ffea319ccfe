"""What the sentences of several verbs have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ..content import ACTIONS, GOODS, Kinds, several

ANY = ("", "any", "all")


def either(parts: Sequence[Ref | Message]) -> Said:
    """Of several one: an opal, an emerald or a ruby."""
    if len(parts) < 2:
        return tuple(parts)
    return Message("eu-either", {"others": tuple(parts[:-1]), "last": parts[-1]})


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def numbers(n: int) -> dict[str, Said]:
    """A number as sentences need it: as it is, without its sign, and with it."""
    return {"n": n, "number": abs(n), "plus": signed(n)}


def goods(what: str) -> Ref:
    """A kind of goods without a number."""
    return Ref(f"eu-web-what-{what}", "label")


def called(what: str) -> Ref:
    """An Action, a kind of goods or of tiles."""
    if what in ACTIONS:
        return Ref(f"eu-action-{what}")
    return goods(what) if what in GOODS else Ref(f"eu-web-type-{what}")


def kinds_of(what: Literal["gem", "essence"], kinds: Kinds) -> Said:
    """An opal or a ruby; a Gem, if it is any."""
    named = several(kinds)
    return goods(what) if named[0] in ANY else either([Ref(f"eu-{what}-{kind}") for kind in named])
