"""The map as geometry (EU-4): three-hex tiles in one orientation on a lattice, and the centres of Special tiles.

A space is a string: "3,-1" is the hex (q, r), "3,-1*" the centre of the Special tile with the anchor (3, -1).
"""

from __future__ import annotations

from functools import cache

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # EU-4.3
START = "0,0"  # EU-4.7


def name(q: int, r: int) -> str:
    return f"{q},{r}"


@cache
def hex_of(space: str) -> tuple[int, int]:
    q, _, r = space.rstrip("*").partition(",")
    return int(q), int(r)


def is_centre(space: str) -> bool:
    return space.endswith("*")


@cache
def neighbours(space: str) -> tuple[str, ...]:
    """The six hexes around a hex, whether tiles lie there or not; a centre has none (EU-4.16)."""
    if is_centre(space):
        return ()
    q, r = hex_of(space)
    return tuple(name(q + dq, r + dr) for dq, dr in STEPS)


@cache
def slot_of(space: str) -> tuple[str, int]:
    """The anchor of the tile that covers a space, and which of its hexes it is; 3 is the centre (EU-4.8)."""
    q, r = hex_of(space)
    if is_centre(space):
        return name(q, r), 3
    k = (q - r) % 3
    if k == 0:
        return name(q, r), 0
    return (name(q - 1, r), 1) if k == 1 else (name(q, r - 1), 2)


@cache
def slotted(space: str) -> tuple[tuple[str, str], ...]:
    """The six hexes around a hex, each with the anchor of the slot that holds it."""
    return tuple((each, slot_of(each)[0]) for each in neighbours(space))


@cache
def touching(space: str) -> tuple[str, ...]:
    """All that could be adjacent to a space, whether it lies there or not (EU-4.11, EU-14.3)."""
    anchor = slot_of(space)[0]
    return hexes(anchor) if is_centre(space) else (*neighbours(space), f"{anchor}*")


@cache
def in_power(space: str) -> tuple[tuple[str, int], ...]:
    """Where Elementals act on a space: its own hex and those beside it (EU-17.1, EU-17.17), as `slot_of` has them."""
    whole = hexes(slot_of(space)[0]) if is_centre(space) else (space, *neighbours(space))
    return tuple(map(slot_of, whole))


@cache
def hexes(anchor: str) -> tuple[str, str, str]:
    """EU-4.4"""
    q, r = hex_of(anchor)
    return name(q, r), name(q + 1, r), name(q, r + 1)


@cache
def tiles_away(anchor: str) -> int:
    """How many tiles lie between a slot and the middle of the map, itself included: the rings of slots around it.

    In steps to slots that border each other (EU-4.9), a along (2, -1) and b along (-1, 2); (1, 1) is one of both.
    """
    q, r = hex_of(anchor)
    a, b = (2 * q + r) // 3, (q + 2 * r) // 3
    return max(abs(a), abs(b), abs(a - b))


@cache
def slots_beside(space: str) -> tuple[str, ...]:
    """The anchors of the slots that hold a neighbour of a hex (EU-12.8)."""
    return tuple(dict.fromkeys(slot_of(each)[0] for each in neighbours(space)))
