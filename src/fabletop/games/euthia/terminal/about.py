"""What a player may ask about an option: all that is printed on what it names, and what waits on a space."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ....kernel import Key
from ....words import Words
from ..choices.base import Option
from ..choices.effects import Cancel
from ..choices.trade import Buy
from ..choices.turn import Bounty, OnMap, TakeHero, TryQuest
from ..content import Content
from ..trade.market import PLACES
from .effects import entry_of
from .map import Chart
from .parts import Frame
from .place import Place


def about(console: Console, view: dict[str, Any], words: Words, key: Key, content: Content) -> str:
    frame = Frame(console, view, words, view["seat"], content)
    match key:
        case TakeHero(hero):
            return " ".join(frame.name(f"hero-{hero}", part) for part in ("identity", "way"))
        case TryQuest(quest):
            encounter = content.encounter_of[quest]
            theme = frame.name(f"encounter-{encounter}", "theme")
            return f"{frame.name(f'encounter-{encounter}')}: {theme} {frame.lore.quest(content.quests[quest])}"
        case OnMap(space):
            return "\n".join(line.plain for line in Place(frame, Chart(frame, frame.width)).told(space))
        case Bounty():
            return _thing(frame, frame.table["elites"]["elite"])
        case Buy(place):
            return _thing(frame, frame.table["offers"][PLACES[frame.table["trading"]["place"]]][place])
        case Cancel(which):  # one of those that lie by the Monster
            return _card(frame, frame.table["fight"]["plays"][which][0])
        case Option():
            return _named(frame, key)
    return ""


def _named(frame: Frame, key: Option) -> str:
    """The last thing or card that a choice names."""
    for part in reversed(key.plain().values()):
        if part in frame.content.cards:
            return _card(frame, part)
        if id := entry_of(frame.content, part):
            return _thing(frame, id)
    return ""


def _thing(frame: Frame, id: str) -> str:
    return f"{frame.lore.thing(id)}: {frame.lore.full(id)}"


def _card(frame: Frame, id: str) -> str:
    return f"{frame.name(f'card-{id}')}: {frame.lore.card(id)}"
