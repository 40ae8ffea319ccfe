"""What there is before anything has happened: nothing, but for what stands in the table."""

from __future__ import annotations

import dataclasses
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import fabletop
from fabletop.kernel.node import Node

NOBODY = -1  # or no place, no number
MORE_THAN_NOTHING: dict[str, dict[str, Any]] = {
    "euthia": {
        "State.round": 1,
        "State.mode": "competitive",
        "State.church": "0,0*",
        "Fight.phase": "before",
        "Fight.rival": NOBODY,
        "Fight.least": 99,  # more Health than any Hero has: the first round of a Combat gets somewhere
        "Duel.initiative": NOBODY,
        "Trading.owed": NOBODY,
    },
    "roll-player": {
        "State.phase": "setup",
        "State.enemy": NOBODY,
        "State.held": NOBODY,
        "Sheet.token": 4,  # the centre of the Alignment card
        "Sheet.dice": [NOBODY] * 18,
    },
    "thorgal": {
        "State.round": 1,
        "State.phase": "setup",
        "State.chosen": NOBODY,
        "Hero.dial": 1,
        "Hero.track": 1,
        "Hero.ready": True,
    },
    "thunderstone": {
        "State.turn": 1,
        "State.active": NOBODY,
        "State.buried": True,  # the Thunderstone
        "State.stone_owner": NOBODY,
        "Slot.here": True,
        "Slot.holder": NOBODY,
        "Slot.owner": NOBODY,
    },
}


def nodes(game: str) -> list[Any]:
    """All classes of the state of a game."""
    package = import_module(f"fabletop.games.{game.replace('-', '_')}")
    modules = [import_module(each.name) for each in walk_packages(package.__path__, f"{package.__name__}.")]
    things = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    own = (each for each in things if issubclass(each, Node) and each.__module__.startswith(f"{package.__name__}."))
    return [each for each in dict.fromkeys(own) if dataclasses.is_dataclass(each)]


def beginning(field: dataclasses.Field[Any]) -> Any:
    """What a field is at first; nothing, if it has always to be given."""
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return None if field.default is dataclasses.MISSING else field.default


@pytest.mark.parametrize("game", fabletop.games())
def test_a_table_begins_with_nothing_but_what_is_told(game: str) -> None:
    fields = {f"{each.__name__}.{field.name}": field for each in nodes(game) for field in dataclasses.fields(each)}
    found = {name: beginning(field) for name, field in fields.items()}
    assert {name: what for name, what in found.items() if what and not isinstance(what, Node)} == MORE_THAN_NOTHING[
        game
    ]
