"""What keys of Scenarios are called. The words are in euthia_scenarios.ftl."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Decision, Key, Message, Ref
from ..content import base
from ..land.geometry import START, hex_of, hexes, slots_beside
from ..scenarios.defending_settlements.rules import supplies_cost
from ..scenarios.walking_ruin.golem import Golem
from ..state import State
from .dragons import OPTIONS as OF_DRAGONS
from .places import toward, where


def _space(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"eu-do-{key[0]}", where(t, str(key[1])))


def _tread(t: State, decision: Decision, key: Key) -> Message:
    """A hex next to the Golem."""
    space = str(key[1])
    return Message(f"eu-do-{key[0]}", {**where(t, space), "toward": toward(t.tales[Golem].at, space)})


def _ruins(t: State, decision: Decision, key: Key) -> Message:
    """A free slot is named by its side of the start tile, and by the tiles that it touches."""
    anchor = str(key[1])
    slots = dict.fromkeys(slot for each in hexes(anchor) for slot in slots_beside(each))
    beside = tuple(Ref(f"eu-map-{t.land[slot]}") for slot in slots if slot in t.land)
    return Message("eu-do-ruins", {"toward": side(anchor), "tiles": beside})


def side(anchor: str) -> Ref:
    """On which side of the start tile a slot lies; the rows of hexes go from west to east (EU-4.2)."""
    (q, r), (q0, r0) = hex_of(anchor), hex_of(START)
    east, south = 2 * (q - q0) + (r - r0), r - r0  # in half hexes, and in rows
    if abs(east) < abs(south):
        return Ref("eu-toward-south" if south > 0 else "eu-toward-north")
    if not south:
        return Ref("eu-toward-east" if east > 0 else "eu-toward-west")
    return Ref(f"eu-toward-{'south' if south > 0 else 'north'}_{'east' if east > 0 else 'west'}")


def _deed(t: State, decision: Decision, key: Key) -> Message:
    name = f"eu-do-deed-{key[1]}"
    match key[1]:
        case "steps":
            return Message(name, {"foe": Ref(f"eu-thing-{base(str(key[2]))}")})
        case "run":
            return Message(name, where(t, str(key[2])))
        case "supplies":
            return Message(name, {"gold": supplies_cost(t)})
        case "trial":
            return Message(name, {"quest": Ref(f"eu-quest-{key[2]}")})
        case "restore":
            return Message(name, {"thing": Ref(f"eu-thing-{base(str(key[2]))}")})
    return Message(f"{name}-{key[2]}" if len(key) > 2 else name)


OPTIONS: dict[str, Callable[[State, Decision, Key], Message]] = {
    "aim": _space,
    "nest": _tread,
    "tread": _tread,
    "ruins": _ruins,
    "deed": _deed,
    **OF_DRAGONS,
}
