"""Taking things from where they lie, so that every component exists once."""

from __future__ import annotations

from typing import NoReturn, TypeVar

from msgspec import UnsetType

from ....kernel import PositionError
from ..hero.storage import turn_top
from ..land.geometry import hex_of, slot_of
from ..state import State

T = TypeVar("T")


def fail(where: str, why: str) -> NoReturn:
    raise PositionError(f"position.table.{where}: {why}")


def given(value: T | UnsetType) -> T | None:
    return None if isinstance(value, UnsetType) else value


def laid_space(t: State, space: str, where: str) -> str:
    """A space that a tile covers."""
    try:
        hex_of(space)
    except ValueError:
        fail(where, f'\'{space}\' is no space; write it as "3,-1", a centre as "3,-1*"')
    if slot_of(space)[0] not in t.land:
        fail(where, f"no tile covers the space {space}")
    return space


def take_map_tile(t: State, tile: str) -> None:
    if tile in t.land.values():
        for anchor in [each for each, lying in t.land.items() if lying == tile]:
            del t.land[anchor]
    elif tile in t.unused_tiles:
        t.unused_tiles.remove(tile)
    elif tile in t.tiles.items():
        t.tiles.take(tile)


def take_thing(t: State, seat: int, thing: str, where: str) -> str:
    """From wherever it lies; potions are without number."""
    if t.content.stack_of.get(thing) == "healing_potion":
        return thing
    hero = t.heroes[seat]
    for pile in (hero.unseen, hero.aside):
        if thing in pile:
            pile.remove(thing)
            return thing
    stack = t.content.stack_of.get(thing, "")
    if thing in t.content.monsters:
        _take_monster(t, thing, where)
    elif thing in t.elites:
        t.elites.remove(thing)
    elif any(thing in offer for offer in t.offers.values()):
        offer = next(offer for offer in t.offers.values() if thing in offer)
        offer[offer.index(thing)] = t.stacks[stack].draw(t.rng)
    elif stack in t.stacks and thing in t.stacks[stack].items():
        t.stacks[stack].take(thing)
    else:
        fail(where, f"'{thing}' is not to be had")
    return thing


def _take_monster(t: State, card: str, where: str) -> None:
    level = t.content.monsters[card].level
    if t.tops.get(level) == card:
        t.tops[level] = ""
        turn_top(t, level)
    elif card in t.monsters[level].items():
        t.monsters[level].take(card)
    else:
        fail(where, f"'{card}' is not to be had")


def take_quest(t: State, encounter: str, id: str, where: str) -> None:
    """From what lies open, or from the deck, in whose place another one of the box is hidden (EU-15.4)."""
    deck, box = t.quests[encounter], t.unused_quests[encounter]
    if id in t.faceup[encounter]:
        t.faceup[encounter].remove(id)
    elif id in deck.items():
        deck.take(id)
        if box:
            deck.mix_in(box.pop(t.rng.below(len(box))))
    elif id in box:
        box.remove(id)
    else:
        fail(where, f"the Quest '{id}' is not to be had")
