"""Persons are dealt again for whoever has not seen them (EU-62.4)."""

from __future__ import annotations

from typing import Any

from .....kernel import EVERYBODY
from ...state import NOBODY, State
from .. import hook
from .parts import RULE, own


@hook(RULE)
def redeal(t: State, viewer: int) -> None:
    """Persons whom nobody has found, but for those at whom the viewer has looked."""
    mine = own(t)
    unseen = {**mine.face_down, **mine.lost}
    spaces = sorted(
        space for space in unseen if space not in mine.peeked or viewer not in (mine.peeked[space], EVERYBODY)
    )
    pool = sorted([*(unseen[space] for space in spaces), *mine.people.items()])
    for space in spaces:
        (mine.face_down if space in mine.face_down else mine.lost)[space] = pool.pop(t.rng.below(len(pool)))
    mine.people.parts, mine.people.open = [], []
    mine.people.shuffle_on_top(pool)


@hook(RULE)
def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    mine = own(t)
    unseen = (mine.face_down | mine.lost).items()
    people = {space: person for space, person in unseen if mine.peeked.get(space, NOBODY) != viewer}
    if not people or len(people) + len(mine.people) < 2:
        return {}
    return {"persons": tuple(people[space] for space in sorted(people))}
