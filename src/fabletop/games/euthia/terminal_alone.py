"""In a terminal: what there is to see of a game without rivals. The Monster's cards, the goals, the ranks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from .banks import METALS
from .terminal_parts import GAIN, NOTE, Frame, joined


def alone(frame: Frame) -> Iterator[RenderableType]:
    shown = frame.table
    if shown["banks"] is None or not all(hero["id"] for hero in shown["heroes"]):
        return
    yield Text("  ").append(joined([*(_bank(frame, metal) for metal in METALS), *_combat_card(frame)]))
    goals = [_goal(frame, goal) for goal in shown["goals"]]
    if goals:
        yield Text("  ").append(frame.label(frame.say("label-goals"), joined(goals)))
    if shown["ranks"]:
        own = f"{shown['scenario']}-rank"
        names = [f"{frame.name(f'{own}-{rank}')} {least}" for rank, least in shown["ranks"]]
        yield Text("  ").append(frame.label(frame.say("label-ranks"), ", ".join(names), NOTE))


def _bank(frame: Frame, metal: str) -> Text:
    """How many cards; those that all have seen by name."""
    cards: list[str] = frame.table["banks"][metal]
    known = [frame.name(f"card-{card}") for card in cards if card]
    text = frame.count(frame.name(f"label-bank-{metal}"), len(cards))
    return text.append(f" ({', '.join(known)})", NOTE) if known else text


def _combat_card(frame: Frame) -> Iterator[Text]:
    """The one that lies by the Monster."""
    fight: dict[str, Any] | None = frame.table["fight"]
    if fight and fight["card"]:
        card = frame.content.combat_cards[fight["card"]]
        yield frame.label(frame.name("label-combat_card"), f"{card.left}, {card.right}", "bold")


def _goal(frame: Frame, goal: dict[str, Any]) -> Text:
    numbers = {name: int(goal[name]) for name in ("have", "least", "most")}
    return Text(frame.say(f"goal-{goal['count']}", **numbers), GAIN if goal["met"] else "")
