"""What the sentences of several verbs have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ..content import ACTIONS, GOODS, Band, Kinds, Way, several

if TYPE_CHECKING:
    from .base import Effect

ANY = ("", "any", "all")
OPEN = 99  # a band without an end


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


# -- sentences inside sentences -----------------------------------------------------------------------------


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def listed(parts: Sequence[Ref | Message], by: str = "eu-web-and-then") -> Message:
    """Several as one, after each other: with a semicolon, or as the message says."""
    first, *rest = parts
    if not rest:
        return first if isinstance(first, Message) else Message("eu-web-just", {"what": first})
    return Message(by, {"first": first, "rest": listed(rest, by)})


def line(head: Sequence[Message], what: Message) -> Message:
    return Message("eu-web-line", {"head": tuple(head), "what": what}) if head else what


def together(effects: Sequence[Effect]) -> Message:
    """Effects that happen together."""
    return Message("eu-web-just", {"what": tuple(each.say() for each in effects)})


def price_words(pay: Mapping[str, str | int | dict[str, int]]) -> Message:
    """What the use of a tile costs."""
    parts: list[Ref | Message] = []
    for what, n in pay.items():
        if what == "essence" and n != "any":
            parts.append(Ref(f"eu-essence-{n}"))
        else:
            number = n["min"] if isinstance(n, dict) else n
            parts.append(Message(f"eu-web-what-{what}", {"n": number if isinstance(number, int) else 1}))
    return Message("eu-web-pay", {"what": tuple(parts)})


def way_words(way: Way) -> Message:
    """One of the things that a tile may be used for."""
    head = [Message(f"eu-web-time-{way.timing}")] if way.timing else []
    head += [price_words(way.pay)] if way.pay else []
    return line(head, together(way.effects))


def range_words(low: int, high: int) -> Message:
    """7–9, 10+, up to 4."""
    if high >= OPEN:
        return Message("eu-web-from", {"low": minus(low)})
    if low <= -OPEN:
        return Message("eu-web-upto", {"high": minus(high)})
    if low == high:
        return Message("eu-web-just", {"what": minus(low)})
    return Message("eu-web-range", {"low": minus(low), "high": minus(high)})


def band_words(band: Band) -> Message:
    parts = [Message("eu-web-wounds", {"n": band.wounds})] if band.wounds else []
    parts += [Message("eu-web-damage", {"n": band.damage})] if band.damage else []
    parts += [each.say() for each in band.effects]
    return Message("eu-web-just", {"what": tuple(parts)}) if parts else Message("eu-web-nothing")


def bands_words(bands: Sequence[Band]) -> Message:
    return listed(
        [Message("eu-web-line", {"head": range_words(band.low, band.high), "what": band_words(band)}) for band in bands]
    )
