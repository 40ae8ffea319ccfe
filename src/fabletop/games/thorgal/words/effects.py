"""What effects say: each verb and each condition gives a message, with its numbers, names and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ..content import ANY, Content, Place

if TYPE_CHECKING:
    from ..content.spoken import Effect, Effects

HERE, ANYWHERE = "here", ("", ANY)


def resource(kind: str) -> Ref:
    return Ref(f"th-resource-{kind}")


def cost(price: Mapping[str, int]) -> tuple[Message, ...]:
    """2 Ore, 1 Magic"""
    return tuple(
        Message("th-some_any", {"number": number})
        if kind == ANY
        else Message("th-some", {"number": number, "kind": resource(kind)})
        for kind, number in price.items()
    )


class EffectWords:
    """The words of effects at one table: things of the adventure have names of their own."""

    def __init__(self, content: Content, adventure: str) -> None:
        self.content = content
        self.adventure = adventure

    def word(self, kind: str, id: str | int) -> Ref:
        return Ref(f"th-{self.adventure}-{kind}-{id}")

    def effects(self, listed: Effects) -> tuple[Message, ...]:
        return tuple(each.fully_said(self) for each in listed)

    def brief(self, listed: Effects) -> Message:
        """On an Action card, where there is little room."""
        return Message("th-effect-list", {"effects": tuple(map(self._brief, listed))})

    def _brief(self, effect: Effect) -> Message:
        said = effect.brief()
        return said if effect.if_ is None else Message("th-effect-if", {"if": effect.if_.say(self), "then": said})

    def place(self, place: Place | None) -> Ref | Message | None:
        """Where, or nothing if it may be anywhere."""
        if place is None:
            return None
        if place.id not in ANYWHERE:
            return Ref("th-place-here") if place.id == HERE else self.word("location", place.id)
        if runes := (place.rune,) if place.rune else place.runes:
            return Message("th-place-runes", {"runes": ", ".join(runes)})
        if place.area_of:
            return Ref(f"th-place-{place.area_of}")
        if place.area in ("yours", "yours_or_adjacent", "highest_open"):
            return Ref(f"th-place-{place.area}")
        return self.word("area", place.area) if place.area else None

    def placed(self, name: str, args: dict[str, Said], at: Place | None) -> Message:
        where = self.place(at)
        placed: dict[str, Said] = {"placed": "no"} if where is None else {"placed": "yes", "where": where}
        return Message(f"th-effect-{name}", {**args, **placed})
