"""Rubble: type A closes a location, type B is Spawn (EU-63.7, EU-63.10, EU-63.11).

A rule of its own, which two Scenarios use.
"""

from __future__ import annotations

from dataclasses import field

from .....kernel import Node, Rules, ask, state
from ...choices.turn import Deed
from ...combat.opening import SOURCE, spend_source
from ...hero.body import reputation
from ...land.explore import can_pay
from ...land.geometry import START, slot_of
from ...scenes import in_turn, scene
from ...state import State, Tales
from .. import GRADED, hook, keeps, rubble_taken
from ..answering import answers
from ..told import Mark, MarkKind, mark_kind
from .choices import CLEAR_RUBBLE, ClearRubble
from .events import RubbleCleared, RubbleLaid, RubbleType

RULE = "rubble"
SUPPLY = {"a": 12, "b": 19}  # EU-63.1
TRADE = ("merchants", "alchemists")
LATER = (5, 8)  # the rounds from which Spawn is one level higher
HIGHEST = 3
RUBBLE_KINDS: dict[RubbleType, MarkKind] = {"a": mark_kind("rubble_a"), "b": mark_kind("rubble_b")}


GRADED.append(RULE)  # EU-63.3


@keeps(RULE)
@Tales.part
@state
class Rubble(Node):
    lying: dict[str, RubbleType] = field(default_factory=dict)  # space -> the type of its token, a or b


def rubble(t: State) -> dict[str, RubbleType]:
    """By space: the type of its token, a or b."""
    return t.tales[Rubble].lying


def spawn_level(t: State) -> int:
    """EU-63.11, EU-63.3"""
    return min(HIGHEST, 1 + sum(t.round >= each for each in LATER) + t.heroic)


def grow(t: State) -> None:
    """All Spawn is of the level of the round."""
    for space, kind in rubble(t).items():
        if kind == "b":
            t.besieged[space] = spawn_level(t)


def is_location(t: State, space: str) -> bool:
    """A hex on which Rubble closes something: a Place of Trade or an Encounter."""
    found = t.space(space)
    return found.type in TRADE or bool(found.encounter)


def may_lie(t: State, space: str) -> bool:
    """EU-63.7: nowhere twice, nor where a Monster is, on the start tile or in the Ruins."""
    if space in rubble(t) or t.monster_at(space) or slot_of(space)[0] == START:
        return False
    return t.space(space).type != "ruins"


def rubble_marks(t: State, called: str) -> list[Mark]:
    """For the table; each Scenario has its own name for it."""
    clauses: dict[RubbleType, str] = {"a": "EU-63.10", "b": "EU-63.11"}
    return [Mark(space, f"{called}_{type}", clauses[type], RUBBLE_KINDS[type]) for space, type in rubble(t).items()]


def tokens_left(t: State, kind: str) -> int:
    return SUPPLY[kind] - t.notes.get(f"rubble_{kind}", 0)


def put_rubble(t: State, space: str, kind: RubbleType) -> None:
    """A token that is not there is not placed (EU-63.1); none of type B under a Hero."""
    occupied = kind == "b" and any(hero.at == space for hero in t.heroes)
    if occupied or not may_lie(t, space) or not tokens_left(t, kind):
        return
    t.notes[f"rubble_{kind}"] = t.notes.get(f"rubble_{kind}", 0) + 1  # a token that was cleared does not come back
    rubble(t)[space] = kind
    if kind == "b":
        t.besieged[space] = spawn_level(t)
    t.tell(RubbleLaid, "EU-63.7", kind, space)


def take_rubble(t: State, seat: int, space: str, clause: str) -> None:
    """Cleared, or its Spawn defeated: a Reputation, and what the Scenario gives for it."""
    del rubble(t)[space]
    t.besieged.pop(space, None)
    t.tell(RubbleCleared, clause, seat, space)
    reputation(t, seat, 1, clause)
    rubble_taken(t, seat, clause)


@scene(below=in_turn)
def clear_rubble(t: State, seat: int) -> Rules[None]:
    """EU-63.10: a Mining Action, paid for as any other."""
    key = yield from ask(t, seat, SOURCE, "mining")
    t.then("rubble_cleared", seat)
    spend_source(t, seat, "mining", key)


@scene(below=in_turn)
def rubble_cleared(t: State, seat: int) -> None:
    t.heroes[seat].aided = []  # a Mine Cart finds nothing here
    take_rubble(t, seat, t.heroes[seat].at, "EU-63.10")


# -- what it does to the land --------------------------------------------------------------------------


@hook(RULE)
def round_begins(t: State) -> None:
    grow(t)


@hook(RULE)
def trade_closed(t: State, space: str) -> bool:
    return space in rubble(t)


@hook(RULE)
def quests_closed(t: State, space: str) -> bool:
    return space in rubble(t)


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    return [CLEAR_RUBBLE] if rubble(t).get(t.heroes[seat].at) == "a" else []


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    return "EU-8.3" if isinstance(key, ClearRubble) and not can_pay(t, seat, "mining") else ""


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    if isinstance(key, ClearRubble):
        t.then("clear_rubble", seat)


@hook(RULE)
def fight_won(t: State, seat: int) -> None:
    """The Spawn is defeated (EU-63.11)."""
    fight = t.fight_now
    if fight.siege and fight.at in rubble(t):
        take_rubble(t, seat, fight.at, "EU-63.11")


answers("rubble", {"act": (("deed", "clear"),)})
