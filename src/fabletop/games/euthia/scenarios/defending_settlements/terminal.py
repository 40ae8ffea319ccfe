"""Settlements in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from rich.text import Text

from ...terminal.parts import GAIN, GOLD, LOSS, joined
from ...terminal.tales import NOTES, Laid, pieces

BADGE, STRANGER, PERSON, SUPPLIES, PILLAGED = "★", "?", "¶", "+", "×"
NOTES["badges"] = "line-badges"


@pieces("settlements")
class Settled(Laid):
    def besieges(self, space: str) -> bool:
        return space in self.laid["since"]

    def signs(self) -> Iterator[tuple[str, Collection[str], str]]:
        laid = self.laid
        yield BADGE, laid["badges"], "row-badge"
        yield STRANGER, laid["people"], "row-person"
        yield PERSON, laid["face_up"], "row-person"
        yield SUPPLIES, [space for space, n in laid["supplies"].items() if n], "row-supplies"
        yield PILLAGED, laid["pillaged"], "row-pillaged"

    def facts(self, space: str) -> Iterator[Text]:
        frame, laid = self.frame, self.laid
        if space in laid["badges"]:
            yield frame.label(frame.web("row-badge"), frame.web("badge"))
        if person := laid["face_up"].get(space) or laid["peeked"].get(space):
            text = f"{frame.name(f'person-{person}')}. {frame.name(f'person-{person}', 'text')}"
            yield frame.label(frame.web("row-person"), text.rstrip())
        elif space in laid["people"]:
            yield frame.label(frame.web("row-person"), frame.web("stranger"))
        if laid["supplies"].get(space):
            yield frame.label(frame.web("row-supplies"), frame.web("supplies", n=laid["supplies"][space]))
        if space in laid["pillaged"]:
            yield Text(frame.web("pillaged"), LOSS)

    def lines(self, called: Callable[[str], str]) -> Iterator[Text]:
        """Event, sieges, who was found."""
        frame, table, laid = self.frame, self.frame.table, self.laid
        if event := laid["event"]:
            text = Text().append(frame.name(f"event-{event}"), GOLD)
            yield text.append(f". {frame.name(f'event-{event}', 'text')}")
        for space, since in laid["since"].items():
            last = min(since + 1, table["rounds"])
            said = frame.web("siege-of", level=table["besieged"][space], round=last)
            yield frame.label(called(space), said, LOSS)
        people = [Text(f"{frame.name(f'person-{who}')} ({called(at)})", GAIN) for at, who in laid["face_up"].items()]
        counts = [
            frame.count(frame.name("line-badges"), len(laid["badges"])),
            frame.count(frame.web("row-pillaged"), len(laid["pillaged"]), LOSS if laid["pillaged"] else "bold"),
        ]
        if laid["badges"] or laid["pillaged"] or people:
            yield joined([*counts, *people])
