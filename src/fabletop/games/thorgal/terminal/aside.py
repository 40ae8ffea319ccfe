"""What an adventure adds to the table, in words, as the view tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel import Ref
from ....kernel.messages import Sentence, message
from ....words import Words

SHIP = "⛵"


class Aside:
    def __init__(self, words: Words, tale: dict[str, Any]) -> None:
        self.words = words
        self.tale = tale

    def lines(self) -> Iterator[str]:
        """Cards and where they are, and what else there is to know."""
        for card in self.tale["cards"]:
            name = self.words.name(Ref(f"th-{self.tale['adventure']}-card-{card['id']}"))
            about = [self._say(each) for each in (card["about"], card["where"]) if each is not None]
            yield f"{name} ({', '.join(about)})" if about else name
        yield from (self._say(line["say"]) for line in self.tale["lines"])

    def at(self, location: str) -> Iterator[str]:
        """What lies on a Location besides Enemies and Resources, and whose its Mystic tokens are."""
        marks = [*self.tale["foes"].get(location, ()), *self.tale["places"].get(location, ())]
        yield from (self._say(mark["say"]) for mark in marks)

    def in_area(self, area: str) -> Iterator[str]:
        for mark in self.tale["areas"].get(area, ()):
            said = self._say(mark["say"])
            yield f"{SHIP} {said}" if mark["id"] == "ship" else said

    def _say(self, sent: Sentence) -> str:
        return self.words.say(message(sent)).rstrip(".")
