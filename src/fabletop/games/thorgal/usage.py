"""What a game made use of, for the reports of the lab: places, Paragraphs, Side Threads, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...kernel import Happened
from .content import Content

# Event -> what it shows was used, and the place of its name among the arguments.
CARDS = {
    "token": ("action card", 1),
    "used_item": ("item", 1),
    "finding": ("finding", 1),
    "enemy_card": ("enemy", 0),
    "event": ("event", 0),
    "terrain": ("terrain", 0),
    "hero": ("hero", 0),
}


def things(data: Content, adventure: str) -> dict[str, list[str]]:
    """All that an adventure has of its own."""
    tale = data.adventures[adventure]
    return {
        "ending": [ending.id for ending in tale.endings],
        "location": [location.id for location in tale.locations],
        "paragraph": [str(paragraph.number) for paragraph in tale.paragraphs],
        "side thread": [f"{each.number}/{i + 1}" for each in tale.paragraphs for i in range(len(each.threads))],
        "special action card": [each.id for each in tale.special_actions],
    }


def cards(data: Content) -> dict[str, list[str]]:
    """All that is in the box for every adventure."""
    return {
        "action card": list(data.actions),
        "item": list(data.items),
        "finding": list(data.findings),
        "enemy": list(data.enemies),
        "event": list(data.events),
        "terrain": list(data.terrain),
        "hero": list(data.heroes),
    }


def won(data: Content, adventure: str, ending: str) -> bool:
    return any(each.id == ending and each.won for each in data.adventures[adventure].endings)


def used(adventure: str, told: Iterable[Happened]) -> dict[str, Counter[str]]:
    """What was used in a game, by kind; a Location is used when a box of it is resolved."""
    found: dict[str, Counter[str]] = {}

    def add(kind: str, name: str) -> None:
        found.setdefault(kind, Counter())[name] += 1

    def own(word: str | int) -> str:
        """The name of a thing of the adventure without the adventure's."""
        return str(word).removeprefix(f"{adventure}-").partition("-")[2]

    fought = ""
    for event in told:
        args = event.args
        if event.name in CARDS:
            kind, place = CARDS[event.name]
            add(kind, str(args[place]))
        elif event.name == "special_card":
            add("special action card", str(args[0]).rpartition("-")[2])
        elif event.name == "resolved":
            add("location", own(args[1]))
        elif event.name == "read":
            add("location", own(args[0]))
        elif event.name == "fights":
            fought = own(args[1])
        elif event.name == "won_combat" and fought:
            add("location", fought)
        elif event.name == "paragraph":
            add("paragraph", str(args[1]))
        elif event.name == "thread":
            add("side thread", f"{own(args[0])}/{args[1]}")
        elif event.name == "ending":
            add("ending", own(args[0]))
        if event.name in ("lost_combat", "won_combat"):
            fought = ""
    return found
