"""What a player may ask about an option: all that is printed on what it names, and what waits on a space."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ....words import Words
from ..content import Content
from ..trade.market import PLACES
from .effects import entry_of
from .map import Chart
from .parts import Frame
from .place import Place

SPACES = ("walk", "to", "portal", "siege", "look")  # options that name one


def about(console: Console, view: dict[str, Any], words: Words, key: list[Any], content: Content) -> str:
    frame = Frame(console, view, words, view["seat"], content)
    verb = key[0]
    if verb == "hero":
        return " ".join(frame.name(f"hero-{key[1]}", part) for part in ("identity", "way"))
    if verb == "quest":
        encounter = content.encounter_of[str(key[1])]
        theme = frame.name(f"encounter-{encounter}", "theme")
        return f"{frame.name(f'encounter-{encounter}')}: {theme} {frame.lore.quest(content.quests[str(key[1])])}"
    if verb in SPACES:
        return "\n".join(line.plain for line in Place(frame, Chart(frame, frame.width)).told(str(key[1])))
    if verb == "bounty":
        return _thing(frame, frame.table["elites"]["elite"])
    if verb == "buy":
        return _thing(frame, frame.table["offers"][PLACES[frame.table["trading"]["place"]]][key[1]])
    if verb == "play" and len(key) == 2:  # one of those that lie by the Monster
        return _card(frame, frame.table["fight"]["plays"][key[1]][0])
    for part in reversed(key[1:]):
        if part in content.cards:
            return _card(frame, str(part))
        if id := entry_of(content, part):
            return _thing(frame, id)
    return ""


def _thing(frame: Frame, id: str) -> str:
    return f"{frame.lore.thing(id)}: {frame.lore.full(id)}"


def _card(frame: Frame, id: str) -> str:
    return f"{frame.name(f'card-{id}')}: {frame.lore.card(id)}"
