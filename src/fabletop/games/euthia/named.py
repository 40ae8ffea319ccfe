"""What stands in capitals in the keys and scenes of positions: which things there are."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ...kernel.vocabulary import Word
from .content import ACTIONS, ELEMENTS, GEMS, LEVELS, STACKS, TRADES
from .land.geometry import hex_of
from .slots import EQUIPMENT
from .state import GemOn

MANY = range(1000)
# Gems as positions write them
GEMS_OF_BOTH_SIDES = {gem: GemOn(gem) for gem in GEMS} | {f"-{gem}": GemOn(gem, idle=True) for gem in GEMS}
SUPPLY = ("gaar", "dwurt", "gold", "silver", "potion")


class _Spaces:
    """Any hex or centre, whether a tile covers it or not."""

    def __contains__(self, space: object) -> bool:
        try:
            return isinstance(space, str) and bool(hex_of(space))
        except ValueError:
            return False


class _Texts:
    """Any text."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str)


def _spaces(t: Any) -> Container[Any]:
    return _Spaces()


def _any_text(t: Any) -> Container[Any]:
    return _Texts()


def _tiles(t: Any) -> list[str]:
    return list(t.content.things)


def _goods(t: Any) -> list[str]:
    return [*t.content.things, *GEMS_OF_BOTH_SIDES, *ELEMENTS, *SUPPLY, *t.content.cards]


def _cards(t: Any) -> list[str]:
    return list(t.content.cards)


def _quests(t: Any) -> list[str]:
    return list(t.content.encounter_of)


def _trophies(t: Any) -> list[str]:
    return [*t.content.monsters, *t.content.elites]


def _foes(t: Any) -> list[str]:
    return [*_trophies(t), *t.content.great_foes]


SEAT = Word("SEAT", "a seat, from 0", lambda t: range(t.n))
HERO = Word("HERO", "a Hero", lambda t: list(t.content.heroes))
SPACE = Word("SPACE", 'a space: `"3,-1"` is the hex with q 3 and r -1, `"3,-1*"` the centre of a Special tile', _spaces)
ANCHOR = Word("ANCHOR", "the first hex of a Map tile (EU-4.6)", _spaces)
ACTION = Word("ACTION", "an Action token", lambda t: ACTIONS)
TILE = Word("TILE", "a tile, by its id; a second copy is `short_sword.2`", _tiles)
OTHER = Word("OTHER", "another tile", _tiles)
THING = Word("THING", "a tile, a Trophy, a Gem, an Essence, a card, `gaar`...", _goods)
GEM = Word("GEM", "a Gem; one with its inactive side up has a `-` before its name", lambda t: list(GEMS_OF_BOTH_SIDES))
KIND = Word("KIND", "an element", lambda t: ELEMENTS)
JEWEL = Word("JEWEL", "a Gem or an element", lambda t: [*GEMS, *ELEMENTS])
PLACE = Word("PLACE", f"a slot of the board, from 0; Equipment slots from {EQUIPMENT}", lambda t: MANY)
STACK = Word("STACK", "a stack of tiles", lambda t: STACKS)
TRADE = Word("TRADE", "a stack of the Trade board", lambda t: TRADES)
CARD = Word("CARD", "a Silver or Gold card", _cards)
NUMBER = Word("NUMBER", "how many, or which of the three uses of a card", lambda t: MANY)
N = Word("N", "which of several, from 0", lambda t: MANY)
LEVEL = Word("LEVEL", "a level of Monsters", lambda t: [*LEVELS, *map(str, LEVELS)])
DIE = Word("DIE", "a die, from 0", lambda t: range(10))
VALUE = Word("VALUE", "what a die counts as", lambda t: range(-10, 20))
POINTS = Word("POINTS", "Hope points", lambda t: range(1, 20))
QUEST = Word("QUEST", "a Quest", _quests)
ENCOUNTER = Word("ENCOUNTER", "an Encounter", lambda t: list(t.content.encounters))
TROPHY = Word("TROPHY", "a Monster card", _trophies)
FOE = Word("FOE", "a Monster, an Elite Monster, or a foe that the Scenario brings", _foes)
BOUNTY = Word("BOUNTY", "a Bounty card", lambda t: list(t.content.bounties))
MAP_TILE = Word(
    "MAP TILE", "a Map tile by Chapter, kind and number: `ii_general_3`", lambda t: list(t.content.map_tiles)
)
MOMENT = Word("MOMENT", "a moment of a Combat", _any_text)
STEP = Word("STEP", "of the Monster Player", lambda t: ("before_monster_roll", "before_hero_roll"))
METAL = Word("METAL", "a kind of cards", lambda t: ("silver", "gold"))
LIST = Word("LIST", "a list of effects", _any_text)
WHY = Word("WHY", "what a Hero Roll is for", lambda t: ("confront", "quest", "item", "attack"))
