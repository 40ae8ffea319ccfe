"""The types of the fields of positions."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Part, Shown
from ..named import ACTION, CARD, MAP_TILE, SPACE, TILE

Phase: TypeAlias = Literal[
    "before", "preparation", "healing", "monster_attack", "second_healing", "hero_attack", "over"
]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Space: TypeAlias = Annotated[str, Meta(extra={"names": SPACE})]
Tile: TypeAlias = Annotated[str, Meta(extra={"names": TILE})]
Tiles: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": TILE})]
Slots: TypeAlias = Annotated[list[str], Meta(extra={"names": TILE})]
Spaces: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": SPACE})]
Cards: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": CARD})]
MapTile: TypeAlias = Annotated[str, Meta(extra={"names": MAP_TILE})]
Bank: TypeAlias = Annotated[list[str], Meta(extra={"names": CARD})]
Actions: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": ACTION})]
Line: TypeAlias = list[str | int]


class PilePart(Part):
    """A deck of the Scenario."""

    left: Shown[int] = UNSET  # cards in the deck
    shown: Shown[list[str]] = UNSET  # cards that were turned up, the last one last
