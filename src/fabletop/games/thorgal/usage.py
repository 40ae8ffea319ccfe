"""What a game made use of, for the reports of the lab: places, Paragraphs, Side Threads, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...kernel import Event
from .content import Content
from .events import (
    Ended,
    EnemyDrawn,
    Fights,
    Found,
    ItemUsed,
    Joined,
    LostCombat,
    NewEvent,
    NewSpecial,
    OwnSpecial,
    ParagraphRead,
    ReadToken,
    ResolvedBox,
    TerrainRevealed,
    ThreadFollowed,
    TokenPut,
    WonCombat,
)


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


def used(adventure: str, told: Iterable[Event]) -> dict[str, Counter[str]]:
    """What was used in a game, by kind; a Location is used when a box of it is resolved."""
    found: dict[str, Counter[str]] = {}
    fought = ""
    for event in told:
        match event:
            case Fights():
                fought = event.location
            case WonCombat() if fought:
                _add(found, "location", fought)
                fought = ""
            case LostCombat():
                fought = ""
            case _:
                for kind, name in _shows(event):
                    _add(found, kind, name)
    return found


def _add(found: dict[str, Counter[str]], kind: str, name: str) -> None:
    found.setdefault(kind, Counter())[name] += 1


def _shows(event: Event) -> Iterator[tuple[str, str]]:
    """What an event shows to have been used."""
    match event:
        case TokenPut():
            yield "action card", event.action
        case ItemUsed():
            yield "item", event.item
        case Found():
            yield "finding", event.finding
        case EnemyDrawn():
            yield "enemy", event.enemy
        case NewEvent():
            yield "event", event.event
        case TerrainRevealed():
            yield "terrain", event.terrain
        case Joined():
            yield "hero", event.hero
        case NewSpecial() | OwnSpecial():
            yield "special action card", event.card
        case ResolvedBox() | ReadToken():
            yield "location", event.location
        case ParagraphRead():
            yield "paragraph", str(event.paragraph)
        case ThreadFollowed():
            yield "side thread", f"{event.paragraph}/{event.number}"
        case Ended():
            yield "ending", event.ending
