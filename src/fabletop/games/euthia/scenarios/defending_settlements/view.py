"""Settlements on the table: their Badges, people and sieges."""

from __future__ import annotations

from ...state import State
from ...view.piece import BoardPiece
from .. import hook
from .parts import RULE, own


class SettlementsView(BoardPiece, frozen=True, kw_only=True, tag="settlements"):
    since: dict[str, int] = {}  # besieged space -> the round of the siege
    badges: list[str] = []  # spaces with a Badge
    pillaged: list[str] = []
    people: list[str] = []  # spaces with a person face down
    face_up: dict[str, str] = {}  # space -> the person who was found there
    peeked: dict[str, str] = {}  # persons face down at whom the viewer has looked
    gone: int = 0  # cards in the box
    event: str | None = None
    supplies: dict[str, int] = {}  # space -> Supplies tiles lying there


@hook(RULE)
def laid_out(t: State, seat: int | None) -> SettlementsView:
    """A person face down is seen by whoever has looked."""
    mine = own(t)
    unseen = {**mine.face_down, **mine.lost}
    return SettlementsView(
        since=dict(mine.since),
        badges=list(mine.badges),
        pillaged=list(mine.pillaged),
        people=sorted(mine.face_down),
        face_up=dict(mine.face_up),
        peeked={space: unseen[space] for space, who in mine.peeked.items() if who == seat},
        gone=len(mine.gone),
        event=mine.event or None,
        supplies=dict(mine.supplies),
    )


@hook(RULE)
def ledger(t: State) -> str:
    return "EU-62.3"
