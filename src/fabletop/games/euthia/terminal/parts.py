"""What every part of the table in a terminal needs: the words, the view, colours, and small pieces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ....words import Words
from ..content import Content
from .effects import EffectWords
from .tales import laid_out

GOLD, GAIN, LOSS, NOTE, FRAME = "bold #d7af5f", "bold #5faf87", "bold #ff5f5f", "#8a8a8a", "#87875f"
TALL = 40  # below it what a tile does has to be asked for
WIDE = 132  # from here on the boards stand beside the map
COLOURS = {  # of Heroes
    "red": "bold #ff5f5f",
    "white": "bold #eeeeee",
    "blue": "bold #5fafff",
    "yellow": "bold #ffd75f",
    "black": "bold #a8a8a8",
    "purple": "bold #af87ff",
}


def joined(parts: Iterable[Text], by: str = " · ") -> Text:
    return Text(by).join(parts)


class Frame:
    """One view, and the words for it."""

    def __init__(self, console: Console, view: dict[str, Any], words: Words, seat: int, content: Content) -> None:
        self.width = console.width
        self.height = console.height
        self.low = console.height < TALL
        self.wide = console.width >= WIDE
        self.viewer: int | None = view["seat"]
        self.asked: list[int] = view["asked"]
        self.over: bool = view["over"]
        self.table: dict[str, Any] = view["table"]
        self.laid = laid_out(self)
        self.seat = seat
        self.words = words
        self.content = content
        self.lore = EffectWords(words, content)

    def say(self, id: str, **args: Said) -> str:
        """A message of this game; every one of them has words."""
        return self.words.say(Message(f"eu-{id}", args))

    def web(self, id: str, **args: Said) -> str:
        return self.say(f"web-{id}", **args)

    def name(self, id: str, attribute: str = "") -> str:
        return self.named(f"eu-{id}", attribute)

    def named(self, id: str, attribute: str = "") -> str:
        """By a whole id, as the server sends it."""
        return self.words.name(Ref(id, attribute))

    def hero(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.table["heroes"][seat]
        return found

    def colour(self, seat: int) -> str:
        id = self.hero(seat)["id"]
        return COLOURS.get(self.content.heroes[id].colour, "bold") if id else "bold"

    def player(self, seat: int) -> str:
        id = "cli-player-you" if seat == self.viewer else "cli-player"
        return self.words.say(Message(id, {"number": seat + 1}))

    def figure(self, seat: int) -> Text:
        """A player and the Hero, in its colour."""
        text = Text().append(self.player(seat), "bold")
        if id := self.hero(seat)["id"]:
            text.append(" · ").append(self.name(f"hero-{id}"), self.colour(seat))
        return text

    def label(self, text: str, value: str | Text, style: str = "") -> Text:
        line = Text().append(f"{text}: ", NOTE)
        return line.append(value) if isinstance(value, Text) else line.append(value, style)

    def count(self, text: str, number: int | str, style: str = "bold") -> Text:
        return Text().append(f"{text} ", NOTE).append(str(number), style)

    def heading(self, text: str, more: Text | None = None) -> Rule:
        title = Text().append(text, "bold")
        if more:
            title.append("   ").append(more)
        return Rule(title, align="left", style=NOTE)

    def dwurt(self, hero: dict[str, Any]) -> list[Text]:
        """Of Skoldur: his tokens, and what the die has come to (EU-50.3, EU-50.16)."""
        if hero["id"] != "skoldur":
            return []
        die = hero["dwurt_die"]
        tokens = self.count(self.name("label-dwurt"), hero["dwurt"], GOLD if hero["dwurt"] else NOTE)
        return [tokens, self.count(self.name("label-dwurt_die"), die, LOSS if die > 1 else "bold")]

    def banks(self) -> list[Text]:
        """How many cards the Monster has that plays by itself (EU-48.12); those that all have seen by name."""
        return [self._bank(metal, cards) for metal, cards in self.table["banks"].items()]

    def _bank(self, metal: str, cards: list[str]) -> Text:
        known = [self.name(f"card-{card}") for card in cards if card]
        text = self.count(self.name(f"label-bank-{metal}"), len(cards))
        return text.append(f" ({', '.join(known)})", NOTE) if known else text
