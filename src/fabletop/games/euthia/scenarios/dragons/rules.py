"""Dragon cards: the top one is fought, and whoever defeats it takes it (EU-65.10, EU-65.12, EU-66.16)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Node, state
from ...achievements import measure
from ...content import Content
from ...state import State, Tales
from ...tale_cards import kinds_of
from .. import count, pieces
from .cards import Dragon


@Tales.part
@state
class Dragons(Node):
    left: list[str] = field(default_factory=list)  # the top one first
    taken: dict[int, list[str]] = field(default_factory=dict)  # by seat


def dragons_left(t: State) -> list[str]:
    return t.tales[Dragons].left


def take_dragon(t: State, seat: int) -> str:
    """The top one."""
    dragons = t.tales[Dragons]
    dragon = dragons.left.pop(0)
    dragons.taken.setdefault(seat, []).append(dragon)
    return dragon


@count
def dragon_cards(t: State) -> int:
    """Those that the Heroes have taken (EU-65.19, EU-65.20, EU-66.19)."""
    return sum(map(len, t.tales[Dragons].taken.values()))


@measure("dragons")
def own_dragons(t: State, seat: int) -> int:
    return len(t.tales.look(Dragons).taken.get(seat, ()))


def every_dragon(content: Content) -> dict[str, Dragon]:
    """Those of all dragons."""
    found = [card for kind in kinds_of(Dragon) for card in content.own[kind].values()]
    return {card.id: card for card in found if isinstance(card, Dragon)}


@pieces
def all_dragons(t: State) -> list[str]:
    """On the table, with Heroes, and in the box: those of the other dragon, and those for more players."""
    dragons = t.tales.look(Dragons)
    laid = [*dragons.left, *(each for cards in dragons.taken.values() for each in cards)]
    used = [t.content.great_foes[each].family for each in laid[:1]]
    every = every_dragon(t.content).items()
    return [*laid, *(id for id, card in every if card.family not in used or card.players > t.n)]
