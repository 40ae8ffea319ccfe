"""What stands in capitals in the keys and scenes of positions: which things there are."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple, get_args

import msgspec

from ....kernel.vocabulary import Form, Word
from ..content import PENALTIES, RESOURCES, TIERS, Side
from ..state import State


class Answers(NamedTuple):
    """What may be answered in one adventure: to its own questions, or to others besides."""

    own: dict[str, tuple[Form, ...]]  # by the kind of the question
    besides: tuple[Form, ...] = ()  # at any time in the own turn
    ways: tuple[Form, ...] = ()  # of a Move, instead of crossing a Border


MANY = range(100)  # a number that only the table of the moment limits
GRANTS = (  # what the rules ask an action for
    *("reroll", "blood_reroll", "upgrade", "critical", "ignore_penalty", "wild", "take_along", "cross_block"),
    *("borders_as_normal", "journey_level", "discount", "shared_stores", "far_call", "talisman_ward"),
)
TYPES = ("move", "journey", "gather", "assign", "combat", "sacrifice", "craft")


def _boxes(t: State) -> list[str]:
    return [f"{id}-{i}" for id, place in t.map.locations.items() for i in range(len(place.boxes))]


def _colours(t: State) -> list[str]:
    return list(t.content.dice)


def _bearers(t: State) -> list[str]:
    return [*t.content.actions, *t.map.locations, *t.map.areas, *t.tale.setup.goals]


def _memories(t: State) -> list[str]:
    return [field for part in t.tales.by_name.values() for field in msgspec.to_builtins(part)]


class _Texts:
    """Any text."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str)


def _any_text(t: State) -> Container[Any]:
    return _Texts()


def _enemies(t: State) -> tuple[str, ...]:
    return (*TIERS, "mystic")


HERO = Word("HERO", "a Hero of this game, from 0", lambda t: range(len(t.heroes) or 4))
ID = Word("ID", "a Hero of the box", lambda t: list(t.content.heroes))
SLOT = Word("SLOT", "a place of the Row, from 0; -1 is beside it", lambda t: range(-1, 30))
N = Word("N", "which of several, from 0", lambda t: MANY)
ITEM = Word("ITEM", "an Item", lambda t: list(t.content.items))
DEED = Word("DEED", "something that the adventure lets a Hero do", _any_text)
AREA = Word("AREA", "an Area", lambda t: list(t.map.areas))
BORDER = Word("BORDER", "a Border", lambda t: list(t.map.borders))
LOCATION = Word("LOCATION", "a Location", lambda t: list(t.map.locations))
BOX = Word("BOX", "a box of a Location, `LOCATION-N`, counted from 0: `lime_kiln-0`", _boxes)
SHAPE = Word("SHAPE", "a tile", lambda t: list(t.content.tiles))
TURN = Word("TURN", "an orientation of a tile, from 0", lambda t: range(10))
COLUMN = Word("COLUMN", "a column, from 0", lambda t: MANY)
ROW = Word("ROW", "a row, from 0", lambda t: MANY)
CELL = Word("CELL", "a space: its column times the number of rows, plus its row", lambda t: range(1000))
RESOURCE = Word("RESOURCE", "a Resource", lambda t: RESOURCES)
MARK = Word("MARK", "what tells an Enemy token from others of its tier", _any_text)
TIER = Word("TIER", "an Enemy token", _enemies)
ENEMY = Word("ENEMY", "an Enemy card", lambda t: list(t.content.enemies))
COLOUR = Word("COLOUR", "a Combat die", _colours)
DIE = Word("DIE", "a die of the roll, from 0", lambda t: range(20))
CARD = Word("CARD", "an Action card, by type and number: `gather_22`", lambda t: list(t.content.actions))
SPECIAL = Word("SPECIAL", "a Special Action card", lambda t: list(t.content.specials))
TERRAIN = Word("TERRAIN", "a Terrain card", lambda t: list(t.content.terrain))
EVENT = Word("EVENT", "an Event card", lambda t: list(t.content.events))
NUMBER = Word("NUMBER", "a Paragraph", lambda t: list(t.map.paragraphs))
TYPE = Word("TYPE", "a type of action", lambda t: TYPES)
VALUE = Word("VALUE", "the value of an action", lambda t: MANY)
FLAG = Word("FLAG", "something that the party has done", lambda t: list(t.tale.flags))
GOAL = Word("GOAL", "what bears Goal tokens: an Action card, a Location, an Area, a fleet", _bearers)
GRANT = Word("GRANT", "what an effect grants", lambda t: GRANTS)
ICON = Word("ICON", "an Event icon", lambda t: get_args(Side))
PENALTY = Word("PENALTY", "the colour of a Penalty", lambda t: PENALTIES)
MEMORY = Word("MEMORY", "something that the adventure remembers, as listed below the table", _memories)
LIST = Word("LIST", "a list of effects", _any_text)
WHERE = Word("WHERE", "a Location, or `''`", lambda t: ["", *t.map.locations])
