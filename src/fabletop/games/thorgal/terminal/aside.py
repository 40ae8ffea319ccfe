"""What single adventures add to the table, in words: Guests, Fleets, Reflections, clues, cards that lie somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ....words import Words
from ..content import Adventure
from ..words.effects import resource

FACE_DOWN, CHAIR, THIEF, CLUES = "face_down", "chair", "thief_ship", "clues"
GUEST, CARD, REFLECTION = "guest-", "card-", "reflection_"


class Aside:
    def __init__(self, words: Words, table: dict[str, Any], tale: Adventure) -> None:
        self.words = words
        self.table = table
        self.tale = tale
        self.names: dict[str, str] = table["names"]

    def say(self, id: str, **args: Said) -> str:
        return self.words.say(Message(f"th-web-{id}", args))

    def own(self, kind: str, id: str) -> Ref:
        return Ref(f"th-{self.tale.id}-{kind}-{id}")

    def hero(self, number: int) -> Ref:
        return Ref(f"th-hero-{self.table['heroes'][number]['id']}", "short")

    # -- beside the Map ----------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Cards and where they are, clues, and Event icons that are warded off."""
        for card in self._cards():
            ships = self.table["goals"].get(card, 0)
            about = [self.say("ships", number=ships)] if ships else []
            about += [where] if (where := self._where(card)) else []
            if about:
                yield f"{self.words.name(self.own('card', card))} ({', '.join(about)})"
        down = sum(name.startswith(CARD) and id == FACE_DOWN for name, id in self.names.items())
        if down:
            yield self.say("cards-down", number=down)
        if self.names.get(CHAIR, "").startswith("hero-"):
            yield self.say("in-chair", hero=self.hero(int(self.names[CHAIR].removeprefix("hero-"))))
        if clues := self.table["aside"].get(CLUES):
            yield self.say("clues", kinds=tuple(resource(kind) for kind in clues))
        for icon in self.tale.icons:
            if number := self.table["notes"].get(f"shield_{icon}"):
                yield self.say("shield", icon=self.own("icon", icon), number=number)

    def _cards(self) -> list[str]:
        """Those of the adventure, and those that the story brings."""
        brought = [name.removeprefix(GUEST) for name in self.names if name.startswith(GUEST)]
        return list(dict.fromkeys([*self.tale.cards, *brought]))

    def _where(self, card: str) -> str:
        place = self.names.get(f"{GUEST}{card}") or self.names.get(card, "")
        kind, _, of = place.partition("-")
        if kind == "hero" and of:
            return self.say("with", hero=self.hero(int(of)))
        area = of if kind == "area" else place
        if area in self.table["areas"]:
            return self.words.name(self.own("area", area))
        pile = place or next((name for name, cards in self.table["aside"].items() if card in cards), "")
        return self.say(f"at-{pile}") if pile and self.words.has(f"th-web-at-{pile}") else ""

    # -- on the Map --------------------------------------------------------------------------------

    def at(self, location: str) -> Iterator[str]:
        """What lies on a Location besides tokens and Resources."""
        for name, place in self.names.items():
            if name.startswith(REFLECTION) and place == location:
                yield self.say("reflection", hero=self.hero(int(name.removeprefix(REFLECTION))))
        lying = self.names.get(f"{CARD}{location}", "")
        if lying == FACE_DOWN:
            yield self.say("face-down").rstrip(".")
        elif lying:
            yield self.words.name(self.own("card", lying))
        if self.names.get(THIEF) == location:
            yield self.say("thief-ship").rstrip(".")

    def dark(self, area: str) -> str:
        """An Area of which the other face is shown."""
        entry = next(each for each in self.tale.areas if each.id == area)
        return self.say("dark").rstrip(".") if entry.dark_sources is not None and self.table["goals"].get(area) else ""
